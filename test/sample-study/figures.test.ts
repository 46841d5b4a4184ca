import { expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import type { LiverDrawing, SurvivalDrawing } from '#src/packages/sample-trial/drawing.ts'
import { ask } from '#test/support/built-pages.ts'
import { attributesOf, documentOf, only, select, textOf, textsOf } from '#test/support/html.ts'
import { study } from './built.ts'
import { loadStudy } from './programs.ts'

const partOf = (output: string, id: string, part = 0): string =>
  study.outputs[output]?.lines.flatMap(({ cells }) => cells).find((cell) => cell?.id === id)?.parts[part] ??
  ''

function liver(): LiverDrawing {
  const drawing = study.outputs['f-14-3-4-1']?.drawing
  if (drawing?.kind !== 'liver') throw new Error('the figure has no points')
  return drawing
}

function curves(): SurvivalDrawing {
  const drawing = study.outputs['f-14-2-3']?.drawing
  if (drawing?.kind !== 'survival') throw new Error('the figure has no curves')
  return drawing
}

test('the points of the liver figure are as many in each quadrant as its cells say', () => {
  const counts = new Map<string, number>()
  for (const { arm, alt, bilirubin } of liver().points) {
    const quadrant =
      alt >= 3 ? (bilirubin > 2 ? 'hyLaw' : 'temple') : bilirubin > 2 ? 'cholestasis' : 'belowBoth'
    const id = `${quadrant}-${arm}`
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  for (const quadrant of ['hyLaw', 'temple', 'cholestasis', 'belowBoth'])
    for (const arm of ['treatment', 'control']) {
      const id = `${quadrant}-${arm}`
      expect(partOf('f-14-3-4-1', id), id).toBe(String(counts.get(id) ?? 0))
    }
})

test('the points are the highest multiples in the file of ADLB', () => {
  const peaks = loadStudy()
    .prepare(
      `select SUBJID as subject, TRTAN as arm, max(R2ANRHI) filter (where PARAMCD = 'ALT') as alt,
        max(R2ANRHI) filter (where PARAMCD = 'BILI') as bilirubin
      from adlb where ONTRTFL = 'Y' and SAFFL = 'Y' group by SUBJID, TRTAN
      having alt is not null and bilirubin is not null order by SUBJID`,
    )
    .all()
  const points = liver().points.toSorted((one, other) => (one.subject < other.subject ? -1 : 1))
  expect(points.length).toBeGreaterThan(140)
  expect(
    points.map(({ subject, arm, alt, bilirubin }) => [subject, arm === 'treatment' ? 1 : 2, alt, bilirubin]),
  ).toEqual(peaks.map((row) => Object.values(row)))
})

test.each(languages)(
  'the liver figure in %s: every point is named and leads to its result',
  async (language) => {
    const address = hrefWith('sample-study/outputs', language, { show: 'f-14-3-4-1' })
    const document = documentOf(await (await ask(address)).text())
    const figure = only(document, 'main svg')
    const links = select(figure, 'a')
    const { points, limits } = liver()
    expect(links.length).toBe(points.length)
    const high = points.findIndex(({ alt, bilirubin }) => alt >= limits.alt && bilirubin > limits.bilirubin)
    for (const place of [0, high, points.length - 1]) {
      const point = points[place]
      const link = links.find((one) => one.getAttribute('aria-label')?.includes(String(point?.subject)))
      const name = link?.getAttribute('aria-label')?.replace(/[\u200e\u200f\u202a-\u202e]/g, '')
      expect(name).toMatch(
        new RegExp(`^${point?.subject}, .*\\n?.*ALT ${point?.alt} .* ${point?.bilirubin} × ULN$`),
      )
      const step = documentOf(await (await ask(link?.getAttribute('href') ?? '')).text())
      expect(textOf(only(step, 'main'))).toContain(String(point?.alt))
    }
    const reached = attributesOf(figure, 'tabindex', 'a').filter((index) => index === '-1')
    expect(points.length - reached.length).toBe(1)
    expect(textOf(only(figure, 'desc'))).toContain(partOf('f-14-3-4-1', 'temple-control'))
  },
)

test.each(languages)(
  'the forest plot in %s: each ratio is drawn at its place, and leads to its step',
  async (language) => {
    const address = hrefWith('sample-study/outputs', language, { show: 'f-14-2-1-1' })
    const figure = only(documentOf(await (await ask(address)).text()), 'main svg')
    const ratios = study.outputs['f-14-2-1-1']?.lines.flatMap(({ cells }) => cells[2] ?? []) ?? []
    expect(ratios.length).toBe(9)
    const links = select(figure, 'a')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ratios.map(({ id }) => hrefWith('sample-study/trace', language, { at: `f-14-2-1-1.${id}`, via: '' })),
    )
    // From 0.2 to 3 the axis is 122 units wide.
    const place = (ratio: string) => 122 + (Math.log(Number(ratio) / 0.2) / Math.log(15)) * 122
    for (const [index, { text, parts }] of ratios.entries()) {
      const [, interval, square] = attributesOf(links[index] ?? figure, 'd', 'path')
      expect(textsOf(links[index] ?? figure, 'text').at(-1)).toBe(text)
      const [, left, right] = /^M([\d.]+) [\d.]+H([\d.]+)$/.exec(interval ?? '') ?? []
      expect(Number(left)).toBeCloseTo(place(parts[1] ?? ''), 0)
      expect(Number(right)).toBeCloseTo(place(parts[2] ?? ''), 0)
      const [, start, side] = /^M([\d.]+) [\d.]+h([\d.]+)/.exec(square ?? '') ?? []
      expect(Number(start) + Number(side) / 2).toBeCloseTo(place(parts[0] ?? ''), 0)
    }
  },
)

test('the curves of progression-free survival run through the estimates of the table', () => {
  for (const arm of ['treatment', 'control'] as const) {
    const { steps, censored } = curves()[arm]
    for (const month of [6, 12]) {
      const at = steps.findLast(([time]) => time <= month)
      expect(((at?.[1] ?? 1) * 100).toFixed(1), `${arm}, month ${month}`).toBe(
        partOf('t-14-2-3', `pfsAt${month}-${arm}`),
      )
    }
    expect(String(censored.length)).toBe(partOf('t-14-2-3', `pfsCensored-${arm}`))
  }
})

test.each(languages)(
  'the figure of progression-free survival in %s: its numbers are those of the table',
  async (language) => {
    const address = hrefWith('sample-study/outputs', language, { show: 'f-14-2-3' })
    const figure = only(documentOf(await (await ask(address)).text()), 'main svg')
    const words = textOf(only(figure, 'desc'))
    for (const id of ['pfsMedian-treatment', 'pfsMedian-control', 'pfs-ratio'])
      expect(words, id).toContain(partOf('t-14-2-3', id))
    const printed = select(figure, 'text').map(textOf)
    for (const { cells } of study.outputs['f-14-2-3']?.lines ?? [])
      for (const cell of cells) expect(printed).toContain(cell?.text)
  },
)

import { describe, expect, test } from 'vitest'
import { type FigureSlug, figureTexts } from '#content/glossary/figures/index.ts'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { type Language, languages } from '#content/locales.ts'
import { isFigureValue } from '#src/glossary/term-figure.tsx'
import { figureReference } from '#test/support/figure-reference.ts'
import { attributesOf, only, pieceOf, textOf } from '#test/support/html.ts'
import { figureFile } from './draw.tsx'
import { positionsOf } from './figure.ts'
import { figures } from './figures.ts'

const slugs = Object.keys(figures) as FigureSlug[]
const hebrew = /[\u0590-\u05ff]/

test('each figure is that of a term of the glossary', () => {
  const terms = new Set(records.map(({ slug }) => slug))
  expect(slugs.filter((slug) => !terms.has(slug))).toEqual([])
})

/** Each line of the file of a figure, parsed, by its position. */
function drawingsOf(slug: FigureSlug, language: Language): Map<string, { line: string; drawn: HTMLElement }> {
  const [, ...lines] = figureFile(slug, language).split('\n')
  return new Map(
    lines.map((line) => [
      /^<figure data-value="([^"]+)"/.exec(line)?.[1] ?? '',
      { line, drawn: pieceOf(line) },
    ]),
  )
}

const measures = ['x', 'y', 'd', 'width', 'height', 'cx', 'cy']

describe.each(slugs)('%s', (slug) => {
  const figure = figures[slug]
  const positions = positionsOf(figure)

  test('slider: at most eleven positions, the first among them, each an address that is kept', () => {
    const { slider } = figure
    for (const language of languages) expect('slider' in figureTexts[slug][language]).toBe(Boolean(slider))
    if (!slider) return
    expect(positions).toContain(slider.start)
    expect(positions.at(-1)).toBe(slider.to)
    expect(positions.length).toBeGreaterThan(4)
    expect(positions.length).toBeLessThan(12)
    expect(positions.filter((position) => !isFigureValue(`${position}`))).toEqual([])
  })

  test.each(languages)(
    '%s: at each position named, described and captioned in that language, small, with finite coordinates',
    (language) => {
      const drawings = drawingsOf(slug, language)
      expect([...drawings.keys()].sort()).toEqual(positions.map(String).sort())
      for (const { line, drawn } of drawings.values()) {
        expect(line).not.toMatch(/[{}]|NaN|Infinity|undefined|style=/)
        expect(line.length).toBeLessThan(12_000)
        for (const tag of ['title', 'desc', 'figcaption'])
          expect(hebrew.test(textOf(only(drawn, tag))), tag).toBe(language === 'he')
        if (language === 'en') expect(line).not.toMatch(hebrew)
        const places = measures.flatMap((name) => attributesOf(drawn, name))
        expect(places.filter((place) => /\d\.\d{3}/.test(place))).toEqual([])
        expect(attributesOf(drawn, 'id')).not.toContain('')
      }
      const said = [...drawings.values()].map(({ drawn }) => textOf(only(drawn, 'desc')))
      expect(new Set(said).size, 'descriptions that differ').toBe(positions.length)
    },
  )

  test('its numbers, against those computed in R', () => {
    const rows = Object.entries(figureReference[slug])
    expect(rows.length).toBeGreaterThan(0)
    for (const [value, facts] of rows) {
      const { facts: printed } = figure.draw(Number(value), 'en')
      const own = Object.keys(printed).filter((name) => !['decision', 'verdict'].includes(name))
      expect(Object.keys(facts).sort(), value).toEqual(own.sort())
      expect(printed, value).toMatchObject(facts)
    }
  })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dayInWords } from '#content/dates.ts'
import { languages } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import { dayNumber } from '#src/packages/sample-trial/days.ts'
import { ask, documentAt } from '#test/support/built-pages.ts'
import { oneIn } from '#test/support/extent.ts'
import { only, select, textOf } from '#test/support/html.ts'
import { plotReference } from '#test/support/plot-reference.ts'
import { study } from './built.ts'
import { loadStudy } from './programs.ts'

/** Days from randomization, number, and date of each death, or with a plus of each last contact. */
function peopleOf(rows: readonly Record<string, unknown>[], stratum: string, arm: number): string[] {
  return rows
    .filter((row) => row.STRATAR === stratum && row.TRTPN === arm)
    .map(({ SUBJID, STARTDT, ADT, CNSR }) => ({
      days: dayNumber(String(ADT)) - dayNumber(String(STARTDT)) + 1,
      rest: `${CNSR === 1 ? '+' : ''} ${SUBJID} ${ADT}`,
    }))
    .sort((one, other) => one.days - other.days)
    .map(({ days, rest }) => days + rest)
}

const cure = 'Run "npm run node -- src/build/sample-study/home/keep.ts" and commit what it writes.'

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

test('the plot of the home page draws the data of the study', () => {
  const rows = loadStudy().prepare("select * from adtte where PARAMCD = 'OS' and ITTFL = 'Y'").all()
  const strata = [...new Set(rows.map(({ STRATAR }) => String(STRATAR)))].sort()
  const data = strata.map((stratum) => [
    stratum,
    { treatment: peopleOf(rows, stratum, 1), control: peopleOf(rows, stratum, 2) },
  ])
  expect(strata.length).toBe(4)
  expect(json('src/plots/simulated/survival.json'), cure).toEqual(Object.fromEntries(data))
})

test('the plot prints the primary hazard ratio and p value', () => {
  const cells = study.outputs['t-14-2-1']?.lines.flatMap((line) => line.cells) ?? []
  const part = (id: string) => cells.find((cell) => cell?.id === id)?.parts[0]
  const { value, p } = plotReference['kaplan-meier'].facts
  expect(part('hazardRatio')).toBe(value)
  expect(`= ${part('stratifiedTest')}`).toBe(p)
})

test('the path on the home page: the hazard ratio, and the first death on treatment', () => {
  const cells = study.outputs['t-14-2-1']?.lines.flatMap((line) => line.cells) ?? []
  const ratio = cells.find((cell) => cell?.id === 'hazardRatio')?.parts[0]
  const death = loadStudy()
    .prepare("select * from adtte where PARAMCD = 'OS' and TRTPN = 1 and CNSR = 0 order by SUBJID")
    .all()[0]
  const path = { ratio, subject: death?.SUBJID, months: Number(death?.AVAL).toFixed(1), day: death?.ADT }
  expect(json('src/sample-study/example-path.json'), cure).toEqual(path)
})

/** A Hebrew text of a drawing has embedding characters. */
const plain = (element: Element) => textOf(element).replace(/[\u200e\u200f\u202a-\u202e]/g, '')

const said = {
  en: { who: 'Participant', 0: 'died on', 1: 'last known to be alive on' },
  he: { who: 'משתתף', 0: 'פטירה:', 1: 'לאחרונה ידוע כחי:' },
} as const

test.each(languages)(
  'the curves (%s): a link for each participant, which says who and when',
  async (language) => {
    const rows = loadStudy().prepare("select * from adtte where PARAMCD = 'OS' and ITTFL = 'Y'").all()
    const words = said[language]
    const links = (arm: number) =>
      rows
        .filter((row) => row.TRTPN === arm)
        .map(({ SUBJID, ADT, CNSR }) => [
          `${words.who} ${SUBJID}\n${words[CNSR === 1 ? 1 : 0]} ${dayInWords(String(ADT), language)}`,
          hrefWith('sample-study/trace', language, { at: `${SUBJID}.ADTTE.1.AVAL` }),
        ])
        .sort()
    const overview = await documentAt(hrefWith('sample-study', language, {}))
    const outputs = await documentAt(hrefWith('sample-study/outputs', language, { show: 'f-14-2-1' }))
    for (const page of [overview, outputs]) {
      const curves = select(page, '.plot [role="group"]').map((curve) =>
        select(curve, 'a').map((link) => [plain(link), link.getAttribute('href')]),
      )
      expect(curves.map((curve) => curve.toSorted())).toEqual([links(2), links(1)])
      for (const curve of select(page, '.plot [role="group"]'))
        expect(select(curve, 'a:not([tabindex])')).toHaveLength(1)
    }
  },
)

test('each link of the curves leads to the survival time of its participant', async () => {
  for (const [index, link] of oneIn(15, select(await documentAt('/sample-study'), '.plot a')).entries()) {
    const [subject = ''] = /\d{3}-\d{3}/.exec(textOf(link)) ?? []
    const language = index % 2 === 0 ? '' : '&lang=he'
    const response = await ask(link.getAttribute('href') + language)
    expect(response.status, subject).toBe(200)
    const html = await response.text()
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1], subject).toContain(subject)
    expect(html, subject).toContain('ADTTE.AVAL')
  }
}, 240_000)

test('beside the curves: a list with a link to every participant', async () => {
  const list = only(await documentAt('/'), '#home figcaption > a').getAttribute('href') ?? ''
  const targets = new Set(
    select(await documentAt(list), 'main td a, main th a').map(
      (link) => /participant\?id=(\d{3}-\d{3})$/.exec(link.getAttribute('href') ?? '')?.[1],
    ),
  )
  expect(targets.size).toBe(160)
})

import { countText } from '@marom/trial-designs'
import { inCases, type Kind } from '@marom/trial-designs/benchmarks'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { operations } from '#src/build/study-design/machines.ts'
import { wordsOf } from '#src/words/words.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { benchmarks as rows } from './made.ts'

const page = '/study-design/checks'
const copyIn = wordsOf('study-design/benchmarks')

/** From this number of values on, a heading says papers. */
const papersFrom = 60

const valuesOf = (kind: Kind) => rows.filter((row) => row.kind === kind)
const sourcesOf = (kind: Kind) => new Set(valuesOf(kind).map(({ source }) => source))

const says: readonly [Kind, least: number, RegExp][] = [
  ['paper', papersFrom, /\b(?:papers?|publications?|articles?|journals?)\b|מאמר|פרסומ/i],
  ['program', 1, /\bprograms?\b|תוכנ(?:ה|ות)/i],
  ['manual', 1, /\bmanuals?\b|מדריכ/i],
]

/** Which kinds a heading or menu says although there are too few values of them. */
const unfounded = (text: string, count = (kind: Kind) => valuesOf(kind).length) =>
  says.flatMap(([kind, least, word]) => (word.test(text) && count(kind) < least ? [kind] : []))

/** Whatever sums up in one line what the designs are compared with. */
const summaries = (language: Language): string[] => [
  copyIn(language).heading,
  copyIn(language).title,
  copyIn(language).description,
  wordsOf('study-design/overview')(language).checks.title,
  wordsOf('study-design/overview')(language).checks.text,
  wordsOf('study-design/overview')(language).description,
  wordsOf('study-design/monitoring')(language).method.check,
  wordsOf('study-design/frame')(language).result.check,
  wordsOf('messages')(language)['tool.study-design-checks.text'],
]

test('the rule: papers need 60 values of publications, a kind needs a value', () => {
  const none = () => 0
  expect(unfounded('Compared with papers, manuals, and programs', none)).toEqual([
    'paper',
    'program',
    'manual',
  ])
  expect(unfounded('השוואה למאמרים', () => papersFrom - 1)).toEqual(['paper'])
  expect(unfounded('Compared with papers', () => papersFrom)).toEqual([])
  expect(unfounded('Compared with other sources', none)).toEqual([])
})

test('what a machine is told of the list names no kind that the list has too few of', () => {
  const summary = operations.find(({ operationId }) => operationId === 'listChecks')?.summary ?? 'papers'
  expect(unfounded(summary, (kind) => (kind === 'paper' ? 0 : 1))).toEqual([])
})

describe.each(languages)('in %s', (language) => {
  test('headings and menus say only what enough values come from, and the heading says each', () => {
    for (const text of summaries(language)) expect(unfounded(text), text).toEqual([])
    for (const [kind, least, word] of says)
      expect(word.test(copyIn(language).heading), kind).toBe(valuesOf(kind).length >= least)
  })

  test('the numbers of lead and caption are those of the rows', async () => {
    const main = (await documentAt(inLanguage(page, language))).querySelector('main')
    const text = main?.textContent ?? ''
    const { lead, plot } = copyIn(language)
    const cases = inCases(rows)
    const worst = cases.map((some) =>
      Math.max(...some.map(({ difference, tolerance }) => Math.abs(difference) / tolerance)),
    )
    expect(worst.filter((ratio) => ratio > 1 + 1e-9)).toEqual([])
    const facts = {
      values: countText(rows.length),
      cases: cases.length,
      run: valuesOf('program').length,
      close: worst.filter((ratio) => ratio < 0.1).length,
    }
    for (const sentence of [lead, plot.caption]) {
      const said = sentence.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof facts) => `${facts[name]}`)
      expect(text).toContain(said)
    }
  })

  test('the list and the choice have the kinds that the rows have', async () => {
    const document = await documentAt(inLanguage(page, language))
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
    const listed = links.flatMap((href) => href.match(/[?&]kind=(\w+)/)?.[1] ?? [])
    const offered = [...document.querySelectorAll('[name="kind"]')].flatMap((field) =>
      [...field.querySelectorAll('option')].map(({ value }) => value).filter(Boolean),
    )
    const kinds = [...new Set(rows.map(({ kind }) => kind))].sort()
    expect(listed.sort()).toEqual(kinds)
    expect(offered.sort()).toEqual(kinds)
  })
})

describe('what the list says of its kinds', () => {
  test('one web page, the test files of one program, output of SAS', () => {
    expect(sourcesOf('page').size).toBe(1)
    const copies = [...sourcesOf('transcription')].map(
      (source) => source.match(/ as transcribed in (\S+),/)?.[1],
    )
    expect(new Set(copies).size).toBe(1)
    expect([...sourcesOf('manual')].some((source) => /^SAS .* output in /.test(source))).toBe(true)
  })

  test('a publication has its DOI or ISBN and the place that was read', () => {
    for (const source of sourcesOf('paper'))
      expect(source).toMatch(/\b(?:table|pages?|section) \S.*, (?:doi:10\.|isbn:97)/i)
  })

  test('only values that agree: each is within its tolerance', () => {
    expect(rows.filter(({ isWithin }) => !isWithin).map(({ id }) => id)).toEqual([])
  })

  test('some cases have several sources', () => {
    const several = inCases(rows).filter((some) => new Set(some.map(({ source }) => source)).size > 1)
    expect(several.length).toBeGreaterThan(0)
  })

  test('the programs that the page names are those that were run', async () => {
    const text = (await documentAt(page)).querySelector('main')?.textContent ?? ''
    const programs = [...new Set(valuesOf('program').map(({ program }) => program))].sort()
    expect(text).toContain(`${copyIn('en').programs} ${programs.join(', ')}`)
  })
})

import { expect, test } from 'vitest'
import { countForm, fillCounts } from '#client/sample-study/counted.ts'
import { type Language, languages } from '#content/locales.ts'
import { outcomeWords } from '#content/sample-study/break-outcome.ts'
import { plainText } from '#src/sample-study/report.ts'
import { words } from '#test/support/words.ts'
import { study } from './built.ts'

/** What a number of 0 or 1 must not be followed by, or follow. */
const faults: Record<Language, RegExp> = {
  en: /(?<![\d.,–-])[01] (?:[a-z-]+ )?(?!\w*(?:ss|is|was|has|times)\b)[a-z-]+s\b|\b(?:by|in|with|of|on|and) 0(?![\d.%])/i,
  he: /(?<![\d.,–])[01] (?:\p{L}+ )?\p{L}{2,}(?:ים|ות)(?!\p{L})|(?<!\p{L})(?:אצל |עם |[בלמו]־)0(?![\d.%])/u,
}

/** A plural that a place for a number has at its side, whatever the number is. */
const bare: Record<Language, RegExp> = {
  en: /\{(?!check\}|typed\})\w+\} (?:[a-z-]+ )?(?!\w*(?:ss|is|was|has|times)\b)[a-z-]+s\b/i,
  he: /\{(?!check\}|typed\})\w+\} (?:\p{L}+ )?\p{L}{2,}(?:ים|ות)(?!\p{L})/u,
}

/** Places that are never 0 or 1, by the end of their path. */
const large: [path: RegExp, reason: string][] = [
  [/\/planted\/\w\w\.ts/, 'assumptions of the simulation, which its code fixes'],
  [/\/frame\/\w\w\.ts\.\w+\.counted$/, 'the size of the trial'],
  [/\/(?:datasets|conformance)\//, 'files and rules of the package'],
  [/\.(?:numbers|rowsMore|allRows|allReaders)$/, 'the word for one is beside it, or there are more than ten'],
  [/\.(?:months|lane|event|censored)$/, 'a time with a decimal'],
  [/\.(?:arms\.treatment|plot\.description)$/, 'the participants of an arm'],
  [/\.tool\.text$/, 'the longest text of a field'],
]

const ofStudy = (language: Language): [path: string, text: string][] => [
  ...words(`/${language}.ts`).filter(([path]) => path.includes('/sample-study/')),
  ...Object.entries(outcomeWords[language]).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  ),
]

const ofOutputs = /\{[a-z0-9-]+\.[A-Za-z0-9-]+:\d/

/** One changed field moves a count of participants by 1; "needed" can be any. */
const reachable = 6

type Outputs = typeof study.outputs
type Cell = Outputs[string]['lines'][number]['cells'][number]

/** The outputs with each small count of participants replaced. */
function withCounts(count: number): Outputs {
  const isSmall = (part = '') => /^\d+$/.test(part) && Number(part) <= reachable
  const cellOf = (cell: Cell): Cell =>
    cell && isSmall(cell.parts[0]) ? { ...cell, parts: cell.parts.with(0, String(count)) } : cell
  return Object.fromEntries(
    Object.entries(study.outputs).map(([id, output]) => [
      id,
      { ...output, lines: output.lines.map((line) => ({ ...line, cells: line.cells.map(cellOf) })) },
    ]),
  )
}

test.each(languages.flatMap((language) => [0, 1, 2].map((count) => [language, count] as const)))(
  'in the report and below figures (%s), a small count of %d has the words for it',
  (language, count) => {
    const outputs = withCounts(count)
    const sentences = ofStudy(language).filter(([, text]) => ofOutputs.test(text))
    expect(sentences.length).toBeGreaterThan(15)
    const texts = sentences.map(
      ([path, text]) => `${path}: ${plainText(text.replace(/\{\w+\|[^{}]*\}/g, ''), outputs, language)}`,
    )
    expect(texts.filter((text) => faults[language].test(text))).toEqual([])
    expect(texts.filter((text) => /[|[\]#]/.test(text))).toEqual([])
  },
)

test.each(languages)(
  'on the pages (%s), a place for a count has words for 0, for 1, and for more',
  (language) => {
    const counted = ofStudy(language).filter(([, text]) => /\{\w+\|/.test(text))
    expect(counted.length).toBeGreaterThan(8)
    for (const [path, text] of counted) {
      const places = [...text.matchAll(/\{(\w+)\|([^{}]*)\}/g)]
      for (const [, , forms = ''] of places) expect(forms.split('|'), path).toHaveLength(3)
      for (const count of [0, 1, 2]) {
        const filled = fillCounts(text, Object.fromEntries(places.map(([, name = '']) => [name, count])))
        expect(filled, path).not.toMatch(faults[language])
        expect(filled, path).not.toMatch(/[|#]/)
      }
    }
  },
)

test.each(languages)(
  'on the pages (%s), no other plural is beside a number that can be 0 or 1',
  (language) => {
    const found = ofStudy(language).filter(
      ([path, text]) => bare[language].test(text) && !large.some(([known]) => known.test(path)),
    )
    expect(found).toEqual([])
  },
)

test('the rules find what readers marked', () => {
  const wrong = {
    en: ['by 0 on MCR-117', 'computed from 1 rows of', '1 further deaths among', 'and 0 on placebo'],
    he: ['חזרו בהם 1 משתתפים', 'אצל 0 משתתפים', 'די ב־1 פטירות', 'ו־0 בזרוע הפלצבו'],
  }
  for (const language of languages) for (const text of wrong[language]) expect(text).toMatch(faults[language])
  expect('{rows} rows of').toMatch(bare.en)
  expect('מ־{rows} שורות').toMatch(bare.he)
})

test('a number that is none, e.g. NR, has the words for more', () => {
  expect(countForm('NR', 'no death|1 death|# deaths')).toBe('NR deaths')
})

import { expect, test } from 'vitest'
import { hebrewLines, words } from '#test/support/words.ts'

/** Hebrew strings without a Hebrew letter, each with its reason. */
const allowed = [
  // The toggle names the other language.
  'English',
  // Effect measures in the notation of statisticians.
  'HR {value} (95% CI {lower}–{upper})',
  'HR (95% CI)',
  'log-rank p {p}',
  // An estimate under its dose.
  '{value} ({lower}–{upper})',
  'GMFR {value} ({lower}–{upper})',
  'ED50 {half} mg',
  'Emax {max} mmHg',
  // Variables of the CDISC standards with their values.
  'AE: AESTDTC = 2024-03-14',
  'ADAE: TRTEMFL = Y',
  // Sources of a table.
  'ADAE, ADSL',
  // A count.
  '({count})',
]

const told = (faults: [string, string][], cure: string) =>
  faults.map(([path, text]) => `${path}: "${text}": ${cure}`)

/** Standards and codes are in Latin letters in every language. */
const isCode = (text: string) =>
  /^[A-Z][\w./()-]*(?: [\w./()-]+){0,3}$/.test(text) && /[A-Z]{2}|\d/.test(text)

test('every Hebrew value holds Hebrew, but for named exceptions', () => {
  const values = words('/he.ts')
  expect(values.length).toBeGreaterThan(800)
  const foreign = values.filter(
    ([, text]) =>
      /\p{L}/u.test(text) && !/\p{Script=Hebrew}/u.test(text) && !allowed.includes(text) && !isCode(text),
  )
  expect(told(foreign, 'write it in Hebrew, or name it in `allowed` with its reason')).toEqual([])
})

test('no English value holds Hebrew, but for the language toggle', () => {
  const foreign = words('/en.ts').filter(([, text]) => /\p{Script=Hebrew}/u.test(text) && text !== 'עברית')
  expect(told(foreign, 'write it in English')).toEqual([])
})

test('Hebrew is spelled with its own marks: no final letter inside a word, no straight quotes in acronyms', () => {
  const wrong = words('/he.ts').filter(
    ([, text]) => /[ךםןףץ][א-ת]/.test(text) || /[א-ת]"[א-ת]/.test(text) || /[א-ת]-[A-Za-z0-9]/.test(text),
  )
  expect(told(wrong, 'mend the final letter, or write gershayim (״) or maqaf (־)')).toEqual([])
})

test('no formula goes on in a Hebrew word or in bold, where its two sides would change places', () => {
  const texts = hebrewLines()
  expect(texts.length).toBeGreaterThan(900)
  const torn = texts.filter(([, text]) =>
    /\p{Script=Hebrew} [×÷=] \d|[×÷=] (?:\*\*|\p{Script=Hebrew})/u.test(text),
  )
  expect(told(torn, 'end the formula before the word')).toEqual([])
})

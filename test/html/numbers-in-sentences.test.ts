import { expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { answerAt, documentAt, everyPage, htmlAt } from '#test/support/built-pages.ts'
import { attributesOf, select, textOf, textsOf } from '#test/support/html.ts'
import { hasLeft } from '#test/support/left.ts'
import { isLevelWithoutSide, numberFaults, tornRanges } from '#test/support/number-rules.ts'
import { englishLines, hebrewLines } from '#test/support/words.ts'

/** What these words say is not what a size shows, each with its reason. */
const allowed = [
  // Of 20,000 true null hypotheses, a test with one side or with two rejects as many.
  /20,000 genes at the 5% level|20,000 גנים ברמה של 5%/,
  // A cell of a table is a value in the form that three programs print; on a Hebrew page it is one run.
  /^"\d+\.\d \(\d+\.\d–NR\)"/,
  // The chance that one of several independent tests rejects depends on their level alone.
  /מבחנים בלתי תלויים ברמה של 5%|כל אחד ברמה של 5%/,
]

/** Elements with a sentence of their own; a list item or a cell may hold others. */
const blocks =
  'p, li, td, th, dt, dd, figcaption, caption, legend, label, summary, option, h1, h2, h3, h4, text, desc'

const hasDecimals = (element: Element) => /\d\.\d/.test(textOf(element))

/** Texts of the innermost blocks, and the names of pictures. */
const textsIn = (root: Document) => [
  ...select(root, blocks)
    .filter((element) => select(element, blocks).length === 0)
    .map(textOf),
  ...attributesOf(root, 'aria-label'),
  ...attributesOf(root, 'content', 'meta[name="description"]'),
]

/** Heads of numbers: those of a table, and names of values. The glossary defines the same words. */
const headsIn = (root: Document) => [
  ...select(root, 'table')
    .filter(hasDecimals)
    .flatMap((table) => textsOf(table, 'th')),
  ...select(root, 'dt')
    .filter(({ nextElementSibling: value }) => value && hasDecimals(value))
    .map(textOf),
]

const unallowed = (faults: string[]) => faults.filter((fault) => !allowed.some((words) => words.test(fault)))

const answered = [
  '/study-design/one-proportion?sides=2&p0=40&p1=20&n=50&find=power',
  '/study-design/two-proportions?p1=99&p2=90&allocation=3&sides=1&alpha=0.025',
  '/study-design/group-sequential?unit=proportions&futility=obrienFleming',
  '/study-design/simon-two-stage?find=power&r=4',
  '/study-design/monitoring?info1=70&z1=0.8',
  '/search?q=power',
].filter((path) => !hasLeft(path))

test.each(languages)(
  'in %s, a size comes with its power, a level with its side, a range whole',
  {
    timeout: 240_000,
  },
  async (language) => {
    const addresses = [
      ...everyPage.filter((page) => page.language === language).map(({ address }) => address),
      ...answered.map((path) => inLanguage(path, language)),
    ]
    const faults = new Set<string>()
    for (const address of addresses) {
      const page = await documentAt(address)
      const heads = headsIn(page).filter(isLevelWithoutSide)
      for (const fault of unallowed([
        ...textsIn(page).flatMap(numberFaults),
        ...heads.map((head) => `"${head}": say of which side the level is`),
        ...(language === 'he' ? tornRanges(await htmlAt(address)) : []),
      ]))
        faults.add(`${address}: ${fault}`)
    }
    expect([...faults]).toEqual([])
  },
)

/** Strings of a JSON text, also those that its strings quote. */
const stringsIn = (json: string) => json.match(/"(?:[^"\\]|\\.)*"/g) ?? []

test('so do the words of the content, and those for machines', async () => {
  const lines: [string, string][] = [...englishLines(), ...hebrewLines()]
  for (const address of ['/llms.txt', '/openapi.json']) {
    const { text } = await answerAt(address)
    lines.push(...stringsIn(text).map((line): [string, string] => [address, line]))
  }
  expect(lines.length).toBeGreaterThan(10_000)
  const faults = lines.flatMap(([path, text]) => numberFaults(text).map((fault) => `${path}: ${fault}`))
  expect(unallowed(faults)).toEqual([])
})

test.each([
  '128 participants show a difference of 5 if the standard deviation is 10',
  '410 participants and 247 events show a hazard ratio of 0.7',
  '{n} participants are enough to detect a difference',
  '29 participants stop after 10 if no more than 1 responded',
  '340 משתתפים מראים הבדל בין 65% ל־50%',
  'Type I error 0.0250',
  'at a significance level of 0.05',
  'looks at an unadjusted 5% level',
  'ברמת מובהקות של 0.05',
  'median 14.2–NR',
  'from −1.5–2.5',
  '(–12.1)',
])('%s: found', (text) => {
  expect(numberFaults(text)).toHaveLength(1)
})

test.each([
  '128 participants: 80% power to detect a difference of 5 (standard deviation 10)',
  '{total} participants are enough to detect a difference with a power of {power}%',
  'Type I error, one side 0.0250',
  'at a two-sided significance level of 0.05',
  '14.2 to NR',
  '2014–2026',
  '128 משתתפים: עוצמה של 80% לגילוי הפרש של 5',
])('%s: allowed', (text) => {
  expect(numberFaults(text)).toEqual([])
})

test('a range that a Hebrew page would paint from its wrong end, and a head without its side: found', () => {
  expect(tornRanges('(14.2–<bdi dir="ltr">NR</bdi>)')).toHaveLength(1)
  expect(tornRanges('<bdi dir="ltr">14.2–15</bdi>')).toEqual([])
  expect(['Type I error', 'טעות מסוג ראשון', 'Type I error, one side'].map(isLevelWithoutSide)).toEqual([
    true,
    true,
    false,
  ])
})

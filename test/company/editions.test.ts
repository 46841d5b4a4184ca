import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { servicePages } from '#content/navigation.ts'
import type { ServiceCard } from '#content/types.ts'
import { readEditions } from '#src/build/editions.ts'
import { serviceCards } from '#src/words/service-cards.ts'

/** A year, an ICH revision, or a version. */
const edition = /\b(?:19|20)\d\d\b|\(R\d\)|\b\d+\.\d+\.\d+\b/

/** Standards that have no edition to name, by the reason. */
const withoutEdition = {
  'law in its current text': ['GDPR', 'HIPAA', '21 CFR Part 11', '21 CFR Part 312', '21 CFR 312.32'],
  'ICH guideline without a revision': [
    ...['ICH E2A', 'ICH E2F', 'ICH E3', 'ICH E4', 'ICH E9', 'ICH E14', 'ICH E18'],
    ...['ICH M1', 'ICH M4', 'ICH M13A', 'ICH M14'],
  ],
  'version chosen in the plan of each study': [
    ...['CDASH', 'SDTM', 'ADaM', 'Define-XML', 'CDISC ODM', 'CDISC Controlled Terminology'],
    ...['MedDRA', 'WHODrug', 'ATC'],
  ],
  'dated in the text of the card': ['GAMP 5'],
  'principles or reporting lists in one edition': [
    ...['ALCOA+', 'GCDMP', 'STROBE', 'RECORD', 'MIAME', 'MINSEQE'],
  ],
}

/** Names that age, each as it must not stand in a text: without its edition. */
const undated = [
  /\bISO(?:\/IEC)? \d{4,5}(?!:20\d\d)(?!\d)/,
  /\bICH E(?:6|8)\b(?!\(R\d\))/,
  /\bE2B\b(?!\(R\d\))/,
  /\b(?:CONSORT|SPIRIT)\b(?! 20\d\d)/,
  /\bMDR\b(?![^,;.]* 2017\/745)/,
]

/** Names that are dated where they first stand in a card. */
const datedOnce: [name: RegExp, dated: RegExp][] = [
  [/Annex 2\b|נספח 2\b/, /Annex 2[^.;]* 2026|נספח 2[^.;]* 2026/],
  [/Annex 11\b|נספח 11\b/, /Annex 11 \(2011|נספח 11[^.;]* \(2011/],
  [/\bGAMP 5\b/, /GAMP 5 \(20\d\d\)/],
  [/\bICH M11\b/, /ICH M11 \([^)]*2025\)/],
  [/\bICH E20\b/, /ICH E20[^.;]* 2025[^.;]* 2026/],
  [/TMF Reference Model/, /TMF Reference Model \d\.\d\.\d/],
  [/PRO guidance|הנחיית ה־PRO/, /(?:PRO guidance|הנחיית ה־PRO)[^.;]* 2009/],
  [/PFDD Guidance 3/, /PFDD Guidance 3[^.;]* 2025/],
  [/procedure 164|נוהל 164/, /(?:procedure 164|נוהל 164)[^.;]* 2019/],
]

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

function faultsOf({ standards = [], ...words }: ServiceCard): string[] {
  const known = Object.values(withoutEdition).flat()
  const texts = stringsIn(words)
  const whole = texts.join('\n')
  return [
    ...standards.filter((name) => !known.includes(name) && !edition.test(name)),
    ...undated.flatMap((name) => texts.flatMap((text) => name.exec(text)?.[0] ?? [])),
    ...datedOnce.flatMap(([name, dated]) => (name.test(whole) && !dated.test(whole) ? [String(name)] : [])),
  ]
}

const cards = languages.flatMap((language) =>
  servicePages.flatMap((page) =>
    serviceCards(page, language).map((card): [string, ServiceCard] => [`${card.id} (${language})`, card]),
  ),
)

test.each(cards)('%s: each edition that ages carries its year or version', (_, card) => {
  expect(faultsOf(card)).toEqual([])
})

test('the names without an edition are all still used', () => {
  const used = cards.flatMap(([, { standards = [] }]) => standards)
  const known = Object.values(withoutEdition).flat()
  expect(known.filter((name) => !used.includes(name))).toEqual([])
})

const table = readEditions()

test.each(cards)('%s: each edition in its list is in the table of editions', (_, { standards = [] }) => {
  expect(standards.filter((name) => edition.test(name) && !table.has(name))).toEqual([])
})

/** How an edition ends the name of a standard. */
const endings = [
  String.raw`\(R\d\)`,
  String.raw`:\d{4}`,
  String.raw` \d+(?:\.\d+)+(?:-\d+)?`,
  String.raw` (?:19|20)\d\d`,
]

/** Finds the standard in any edition: "ICH E6(R3)" also finds "ICH E6(R2)". */
function inAnyEdition(named: string): RegExp[] {
  return endings.flatMap((ending) => {
    const [, stem] = new RegExp(`^(.+?)${ending}$`).exec(named) ?? []
    if (!stem) return []
    return [new RegExp(`\\b${stem.replaceAll(/[+.()/]/g, '\\$&')}${ending}(?!\\d|\\.\\d)`, 'g')]
  })
}

const families = [
  /\bISO(?:\/IEC)? \d{4,5}:\d{4}/g,
  /\bICH [EMQS]\d+[A-Z]?\(R\d\)/g,
  ...[...table.keys()].flatMap(inAnyEdition),
]
const known = [...table.values()].flatMap(({ named, newest }) => [named, newest])

const strangeEditions = (text: string) =>
  families
    .flatMap((family) => text.match(family) ?? [])
    .filter((name) => !known.some((one) => one === name || one.startsWith(`${name} (`)))

test('the words of the site name each standard in an edition of the table', () => {
  const files = globSync('content/**/*.{ts,md,json,txt}').filter((file) => !file.includes('.test.'))
  const found = files.flatMap((file) =>
    strangeEditions(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect([...new Set(found)]).toEqual([])
  expect(files.length).toBeGreaterThan(100)
})

test('another edition than that of the table is found', () => {
  const text =
    'SDTMIG 3.3, ICH E6(R2), ISO 14155:2020, CONSORT 2010, Define-XML 2.1, SDTMIG 4.0, ISO 9001:2015'
  expect(strangeEditions(text).sort()).toEqual([
    'CONSORT 2010',
    'ICH E6(R2)',
    'ICH E6(R2)',
    'ISO 14155:2020',
    'ISO 14155:2020',
    'ISO 9001:2015',
    'SDTMIG 3.3',
  ])
})

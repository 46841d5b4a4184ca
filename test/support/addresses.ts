import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage, isPageName, type PageName, routes } from '#content/routes.ts'
import { isWhole } from './extent.ts'
import { hasLeft } from './left.ts'

export interface Address {
  name: PageName
  language: Language
  path: string
}

const posts = globSync('content/blog/*/en.md').map((file) => dirname(file).split(/[\\/]/).at(-1) ?? '')

/** A long term page with a formula, one with many neighbors, and a short one. `term-pages.test.ts` walks all. */
export const sampleTerms = ['hazard-ratio-hr', 'estimand', 'zelens-design']

/** `TEST_PATHS=/a,/b`: the loops take these paths alone, e.g. over a copy with additions (`test/additions`). */
const narrow = process.env.TEST_PATHS?.split(',')

const narrowTerms = (narrow ?? []).flatMap((path) => /^\/key-concepts\/([^/]+)$/.exec(path)?.[1] ?? [])

/** The items of the routes with a parameter. */
const items: Record<string, string[]> = {
  '/blog/:slug': posts,
  '/key-concepts/:slug': [...sampleTerms, ...narrowTerms],
}

/** The costly loops visit only `telling` pages of these kinds; the loop `pages` lays out all. */
const samples = [
  {
    kind: 'study-design/',
    telling: ['study-design/two-means', 'study-design/time-to-event', 'study-design/group-sequential'],
  },
  {
    kind: 'sample-study/',
    telling: ['sample-study/report', 'sample-study/outputs', 'sample-study/trace'],
  },
]

const isTaken = ({ path }: Address) => narrow?.includes(path.replace(/\?.*/, '')) ?? true

const whole: Address[] = Object.entries(routes).flatMap(([name, path]) =>
  languages.flatMap((language) => {
    const slug = path.match(/:\w+/)?.[0]
    const paths = slug ? (items[path] ?? []).map((item) => path.replace(slug, item)) : [path]
    return paths.map((full) => ({ name: name as PageName, language, path: inLanguage(full, language) }))
  }),
)

export const everyAddress: Address[] = whole.filter(isTaken)

/** States that are checked as pages: a topic, a sheet, a group of rules, a prepared break, a
 * filled form. */
const states: { name: string; path: string }[] = [
  { name: 'key-concepts', path: '/key-concepts?by=topic&topic=survival-analysis' },
  { name: 'clinical-solutions', path: '/clinical-solutions?sheet=medical-writing' },
  { name: 'sample-study/conformance', path: '/sample-study/conformance?group=medicine' },
  { name: 'sample-study/break', path: '/sample-study/break?show=query' },
  { name: 'sample-study/trace', path: '/sample-study/trace?at=101-001.form-ae.2.AETOXGR' },
]

export const stateAddresses: Address[] = (narrow ? [] : states).flatMap(({ name, path }) =>
  isPageName(name) ? languages.map((language) => ({ name, language, path: inLanguage(path, language) })) : [],
)

/** The addresses of the browser loops. */
export const addresses = [
  ...everyAddress.filter(({ name }) =>
    samples.every(({ kind, telling }) => !name.startsWith(kind) || telling.includes(name)),
  ),
  ...stateAddresses,
]

const pageOf = ({ path }: Address) => path.split('?')[0] ?? ''
const pages = [...new Set(addresses.map(pageOf))]

export const placeOf = (address: Address): number => pages.indexOf(pageOf(address))

/**
 * 0 or 1. It alternates by page and by language: each page meets one variant of a check in English
 * and the other in Hebrew.
 */
export const turnOf = (address: Address): number =>
  (placeOf(address) + languages.indexOf(address.language)) % 2

const solutions = ['data-management', 'clinical-solutions', 'biostatistics']
const policies = ['cookie-policy', 'privacy-policy', 'terms-of-service']

function kindOf({ name }: { name: string }): string {
  if (solutions.includes(name)) return 'solutions'
  if (policies.includes(name)) return 'policies'
  return name.replace(/\/.*/, '/')
}

export const firstOfEachKind = <Page extends { name: string }>(list: readonly Page[]): Page[] =>
  [...Map.groupBy(list, kindOf).values()].flatMap(([first]) => first ?? [])

/** A page of each kind; the languages alternate. */
export const firstOfKinds = firstOfEachKind(addresses.filter((address) => turnOf(address) === 0))

const kindPages = new Set(firstOfKinds.map(pageOf))

/** The pages of `firstOfKinds` in both languages, without states. */
export const kindAddresses = everyAddress.filter((address) => kindPages.has(pageOf(address)))

/** Every page and state once; the languages alternate. */
export const inOneLanguage = [
  ...Map.groupBy([...everyAddress, ...stateAddresses], ({ path }) =>
    path.replace(/[?&]lang=he/, ''),
  ).values(),
].flatMap((both, place) => both[place % both.length] ?? [])

/** Together they have every island (`html/islands.test.ts`), and pages with other scripts. */
const withEveryIsland = [
  '/?lang=he',
  '/about-us',
  '/key-concepts/hazard-ratio-hr',
  '/blog/scientific-articles?lang=he',
  '/key-concepts',
  '/key-concepts/study?lang=he',
  '/careers?lang=he',
  '/search',
  '/brief?lang=he',
  '/study-design/two-means?lang=he',
  '/study-design/group-sequential',
  '/study-design/monitoring?lang=he',
  '/study-design/checks',
  '/sample-study/outputs',
  '/sample-study/trace?at=101-001.form-ae.2.AETOXGR&lang=he',
].filter((path) => !hasLeft(path))

/** With `isWhole` also a page of each kind, in both languages. */
export const islandPaths = isWhole
  ? [
      ...new Set([
        ...addresses.flatMap(({ name, path }) =>
          firstOfKinds.some((first) => first.name === name) ? path : [],
        ),
        ...withEveryIsland,
      ]),
    ]
  : withEveryIsland

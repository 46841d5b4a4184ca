import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage, type PageName, routes } from '#content/routes.ts'

export interface Address {
  name: PageName
  language: Language
  path: string
}

const posts = globSync('content/blog/*/en.md').map((file) => dirname(file).split(/[\\/]/).at(-1) ?? '')

/**
 * Of the pages of terms a long one with a formula, and a short one; `term-pages.test.ts` walks all.
 */
export const sampleTerms = ['hazard-ratio-hr', 'zelens-design']

/**
 * What a pattern of the table of routes stands for: every item where they are few, else two or
 * three that hold all that a page of the kind can hold.
 */
const items: Record<string, string[]> = {
  '/blog/:slug': posts,
  '/key-concepts/:slug': sampleTerms,
}

/**
 * Of static pages of one kind the two or three that stand for it in the costly loops, and the
 * beginning of their names. The rest is still laid out at every width by the loop `pages`.
 */
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

/** Every page of the registry in every language; of patterns their items. */
export const everyAddress: Address[] = Object.entries(routes).flatMap(([name, path]) =>
  languages.flatMap((language) => {
    const slug = path.match(/:\w+/)?.[0]
    const paths = slug ? (items[path] ?? []).map((item) => path.replace(slug, item)) : [path]
    return paths.map((full) => ({ name: name as PageName, language, path: inLanguage(full, language) }))
  }),
)

/**
 * States that are laid out as pages of their own, one of each kind: both languages, a sheet in
 * both.
 */
const states: { name: PageName; path: string }[] = [
  { name: 'blog-post', path: '/blog/sdtm-adam-requirements-by-phase?view=both' },
  { name: 'clinical-solutions', path: '/clinical-solutions?sheet=medical-writing&view=both' },
]

export const stateAddresses: Address[] = states.flatMap(({ name, path }) =>
  languages.map((language) => ({ name, language, path: inLanguage(path, language) })),
)

/**
 * The addresses of the loops in the browser: every static page in all of them, of pages of one kind
 * the telling ones.
 */
export const addresses = [
  ...everyAddress.filter(({ name }) =>
    samples.every(({ kind, telling }) => !name.startsWith(kind) || telling.includes(name)),
  ),
  ...stateAddresses,
]

const pageOf = ({ path }: Address) => path.split('?')[0] ?? ''
const pages = [...new Set(addresses.map(pageOf))]

/** A page's place among all, the same in every language. */
export const placeOf = (address: Address): number => pages.indexOf(pageOf(address))

/**
 * 0 or 1, another one in each language of a page and in each language from page to page: of two
 * variants of a check a page meets one in English and one in Hebrew.
 */
export const turnOf = (address: Address): number =>
  (placeOf(address) + languages.indexOf(address.language)) % 2

const solutions = ['data-management', 'clinical-solutions', 'biostatistics']
const policies = ['cookie-policy', 'privacy-policy', 'terms-of-service']

/** Pages of one kind have one layout. */
function kindOf({ name }: Address): string {
  if (solutions.includes(name)) return 'solutions'
  if (policies.includes(name)) return 'policies'
  return name.replace(/\/.*/, '/')
}

/** The first page of each kind. */
export const firstOfEachKind = (list: readonly Address[]): Address[] =>
  [...Map.groupBy(list, kindOf).values()].flatMap(([first]) => first ?? [])

/** A page of each kind, in one language or the other. */
export const firstOfKinds = firstOfEachKind(addresses.filter((address) => turnOf(address) === 0))

/**
 * Writes the content file that `src/words/words.ts` reads, and the type of the words. It also sorts,
 * because a Worker needs longer to create a collator than to render a page.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkTerms } from '../glossary/check.ts'
import { termOrder } from '../glossary/letters.ts'
import records from '../glossary/terms.json' with { type: 'json' }
import { defaultLanguage, type Language, languages } from '../locales.ts'
import { servicePages } from '../navigation.ts'
import { factsOf } from '../publications/citation-facts.ts'
import { sortPublications } from '../publications/order.ts'
import { publicationRecords } from '../publications/records.ts'
import { isPageName, routes } from '../routes.ts'
import type { Article, Deliverable, DesignFormula, Formulas, GlossaryTerm } from '../types.ts'
import { dataFolder } from './data-folder.ts'
import { mathmlOf } from './formula.ts'
import { pack } from './pack.ts'
import { parsePost } from './post.ts'
import { termEntries } from './term-entries.ts'
import { type LinkedTexts, linkTexts } from './term-parts.ts'
import { wordTypes } from './word-types.ts'

const terms: GlossaryTerm[] = records
const content = resolve('content')

const fileOf = (folder: string, language: Language) => resolve(content, folder, `${language}.ts`)
const folders = globSync(`**/${defaultLanguage}.ts`, { cwd: content })
  .map((file) => dirname(file))
  .sort()
const designs = folders
  .filter((folder) => folder.startsWith('study-design/designs/'))
  .map((folder) => basename(folder))
const slugs = globSync(`*/${defaultLanguage}.md`, { cwd: resolve(content, 'blog') })
  .map((file) => dirname(file))
  .sort()

function pathOf(page: string): string {
  if (!isPageName(page)) throw new Error(`"${page}" has words and no line in the routes. Add the line.`)
  return routes[page]
}

/** 1200 x 675 px. */
function drawnCover(slug: string, language: string): string | undefined {
  const path = `/covers/${slug}-${language}.png`
  return existsSync(resolve(content, `../public${path}`)) ? path : undefined
}

function articleOf(slug: string, language: Language): Article {
  const titleOf = (name: string) => {
    const term = terms.find((known) => known.slug === name)
    if (!term) throw new Error(`"relatedTerms" names "${name}", which is no term`)
    return term.term[language]
  }
  try {
    const source = readFileSync(resolve(content, `blog/${slug}/${language}.md`), 'utf8')
    const post = parsePost(slug, source, titleOf)
    return { ...post, coverImage: post.coverImage ?? drawnCover(slug, language) }
  } catch (error) {
    throw new Error(`content/blog/${slug}/${language}.md: ${error instanceof Error ? error.message : error}`)
  }
}

function postParts(
  language: Language,
  articles: readonly Article[],
  { bodies }: LinkedTexts,
): Record<string, unknown> {
  // `pack` does not allow undefined values.
  const list = articles.map(({ content: _body, ...post }) =>
    Object.fromEntries(Object.entries(post).filter(([, value]) => value !== undefined)),
  )
  const parts = [...bodies].map(([slug, body]) => [`${language}/posts/${slug}`, body])
  return { [`${language}/posts`]: list, ...Object.fromEntries(parts) }
}

/** The export named after the language, or all exports if there is no such export. */
async function wordsIn(folder: string, language: Language): Promise<unknown> {
  const words: Record<string, unknown> = await import(pathToFileURL(fileOf(folder, language)).href)
  return words[language] ?? { ...words }
}

async function wordParts(language: Language): Promise<Record<string, unknown>> {
  const entries = folders.map(async (folder) => [`${language}/${folder}`, await wordsIn(folder, language)])
  return Object.fromEntries(await Promise.all(entries))
}

/** By design. Both languages read the same. */
async function formulaParts(): Promise<Record<string, Record<string, DesignFormula>>> {
  const entries = designs.map(async (name) => {
    const file = resolve(content, `study-design/designs/${name}/formulas.ts`)
    const { formulas }: { formulas: Formulas } = await import(pathToFileURL(file).href)
    const built = Object.entries(formulas).map(([key, { tex, text }]) => [
      key,
      { text, mathml: mathmlOf(tex, text) },
    ])
    return [`formulas/${name}`, Object.fromEntries(built)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Indexes into `terms`, in the alphabetical order of the language. */
function orderOf(language: Language): number[] {
  const compare = termOrder(language)
  const numbered = terms.map(({ term }, index) => ({ text: term[language], index }))
  return numbered.toSorted((one, other) => compare(one.text, other.text)).map(({ index }) => index)
}

// The types come first: for a missing file the compiler says more than the packing below.
const shapes = folders.map(async (path) => ({
  path,
  hasOneExport: defaultLanguage in (await import(pathToFileURL(fileOf(path, defaultLanguage)).href)),
}))
writeFileSync('.build/words.ts', wordTypes(await Promise.all(shapes), languages, designs))

const files = [
  ...languages.flatMap((language) => folders.map((folder) => fileOf(folder, language))),
  ...languages.flatMap((language) => slugs.map((slug) => resolve(content, `blog/${slug}/${language}.md`))),
]
const missing = files.filter((file) => !existsSync(file))
const faults =
  missing.length > 0
    ? missing.map((file) => `${file.slice(content.length + 1)} is missing`)
    : checkTerms(terms).map((fault) => `glossary/terms.json, ${fault}`)
if (faults.length > 0) {
  for (const fault of faults) console.error(`content: ${fault}`)
  process.exit(1)
}
const deliverables: { deliverables: Record<Language, Deliverable[]> }[] = await Promise.all(
  globSync('*/deliverables.ts', { cwd: content })
    .sort()
    .map((file) => import(pathToFileURL(resolve(content, file)).href)),
)

async function partsIn(language: Language) {
  const words = await wordParts(language)
  const articles = slugs.map((slug) => articleOf(slug, language))
  // The file has `satisfies` with this type, so the compiler has checked it.
  const ofFolder = <Copy>(folder: string) => words[`${language}/${folder}`] as Copy
  const linked = linkTexts(terms, language, {
    articles,
    services: servicePages.map((page) => ({ page, words: ofFolder(`company/${page}`) })),
    designs: designs.map((name) => ({
      name,
      path: pathOf(`study-design/${name}`),
      words: ofFolder(`study-design/designs/${name}`),
    })),
  })
  const services = [...linked.services].map(([page, texts]) => [`${language}/linked/${page}`, texts])
  const parts = {
    ...words,
    ...postParts(language, articles, linked),
    ...Object.fromEntries(services),
    [`${language}/design-terms`]: linked.designs,
    [`${language}/deliverables`]: deliverables.flatMap((one) => one.deliverables[language]),
    [`${language}/terms`]: orderOf(language),
  }
  return { linked, parts }
}

const [en, he] = await Promise.all([partsIn('en'), partsIn('he')])
const { entries, parts: ofTerms } = termEntries(terms, { en: en.linked, he: he.linked })
const write = dataFolder('glossary')
for (const entry of entries) write(`${entry.slug}.json`, entry)
const parts = {
  publications: sortPublications(publicationRecords).map((record) => ({ ...record, facts: factsOf(record) })),
  ...ofTerms,
  ...(await formulaParts()),
  ...en.parts,
  ...he.parts,
}
const packed = pack(parts)
writeFileSync('.build/content.bin', packed)
console.log(`packed ${packed.length} bytes of content: ${slugs.length} posts, ${terms.length} terms`)

import packed from '#build/content.bin'
import type { Words } from '#build/words.ts'
import type { Language } from '#content/locales.ts'
import type { ServicePageName } from '#content/navigation.ts'
import type {
  Block,
  BlogPost,
  CitedPublication,
  Deliverable,
  DesignFormula,
  Leader,
  LinkedService,
  ListedTerm,
  TermEntry,
  TermFacts,
} from '#content/types.ts'
import type { Bindings } from '#src/env.ts'
import { partsIn, readerOf } from './packed-parts.ts'
import { jsonFile } from './static-files.ts'

interface CommonParts {
  terms: ListedTerm[]
  'term-slugs': string[]
  /** In the order of `terms`. */
  'term-facts': TermFacts[]
  publications: CitedPublication[]
  /** By key. */
  [design: `formulas/${string}`]: Record<string, DesignFormula>
}

/** The words of each folder of `content/` are a part too, by the name of the folder. */
interface LanguageParts extends Words {
  posts: BlogPost[]
  [body: `posts/${string}`]: Block[]
  [page: `linked/${string}`]: LinkedService
  'design-terms': Record<string, { slug: string; title: string }[]>
  /** Indexes of the common `terms` in the alphabetical order of the language. */
  terms: number[]
  deliverables: Deliverable[]
}

const bytesOf = partsIn(packed)
const readCommon = readerOf<CommonParts>(bytesOf)
const readTranslated = readerOf<LanguageParts>(bytesOf)

function packedPart<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined)
    throw new Error(`The content holds no "${name}". Run "npm run build", or correct the name.`)
  return part
}

const common = <Name extends keyof CommonParts & string>(name: Name) => packedPart(readCommon(name), name)

const translated = <Name extends keyof LanguageParts & string>(name: Name, language: Language) =>
  packedPart(readTranslated(name, `${language}/`), `${language}/${name}`)

/** The words of a folder of `content/`, e.g. `company/home`. They are parsed at the first call. */
export function wordsOf<Folder extends keyof Words>(folder: Folder): (language: Language) => Words[Folder] {
  return (language) => translated(folder, language)
}

export const team = wordsOf('company/team')

export function findLeader(name: string, language: Language): Leader | undefined {
  return team(language).leaders.find((leader) => leader.name === name)
}

export const posts = (language: Language) => translated('posts', language)

export const postBody = (slug: string, language: Language) => translated(`posts/${slug}`, language)

export const glossaryRecords = () => common('terms')

/** In the order of `glossaryRecords`. */
export const termFacts = () => common('term-facts')

export const isTerm = (slug: string): boolean => common('term-slugs').includes(slug)

/** What the page of a term shows; undefined for a slug that no term has. */
export async function termEntry(slug: string, env: Bindings): Promise<TermEntry | undefined> {
  if (!isTerm(slug)) return undefined
  return jsonFile<TermEntry>(env, `/data/glossary/${slug}.json`)
}

/** The texts of a service page, with links to the terms in them. */
export const linkedService = (page: ServicePageName, language: Language) =>
  translated(`linked/${page}`, language)

export const designTerms = (language: Language) => translated('design-terms', language)

/** The formulas of a study design by their keys. */
export const designFormulas = (design: string) => common(`formulas/${design}`)

/** In the alphabetical order of the language. */
export function glossaryIn(language: Language): ListedTerm[] {
  const records = glossaryRecords()
  return translated('terms', language).flatMap((index) => records[index] ?? [])
}

/** Newest first, publications without a year last. Within a year by title. */
export const publicationRecords = () => common('publications')

export const allDeliverables = (language: Language) => translated('deliverables', language)

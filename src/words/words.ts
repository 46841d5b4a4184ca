import packed from '#build/content.bin'
import type { Words } from '#build/words.ts'
import type { Language } from '#content/locales.ts'
import type { ServicePageName } from '#content/navigation.ts'
import type {
  Block,
  BlogPost,
  CitedPublication,
  Deliverable,
  Leader,
  LinkedService,
  ListedTerm,
  TermEntry,
  TermFacts,
} from '#content/types.ts'
import { partsIn, readerOf } from './packed.ts'

/** The parts that are the same in every language. */
interface CommonParts {
  /** The terms of the glossary, in the order of the file. */
  terms: ListedTerm[]
  /** What the entries of the terms say beside term and definition, in the same order. */
  'term-facts': TermFacts[]
  publications: CitedPublication[]
  [entry: `terms/${string}`]: TermEntry
}

/** The parts of each language. The words of a folder are a part of its name. */
interface LanguageParts extends Words {
  /** The posts without their bodies, by slug. */
  posts: BlogPost[]
  [body: `posts/${string}`]: Block[]
  /** The texts of a service page with the terms in them. */
  [page: `linked/${string}`]: LinkedService
  'design-terms': Record<string, { slug: string; title: string }[]>
  /** The places of the terms in the alphabet. */
  terms: number[]
  deliverables: Deliverable[]
}

const bytesOf = partsIn(packed)
const readCommon = readerOf<CommonParts>(bytesOf)
const readTranslated = readerOf<LanguageParts>(bytesOf)

/** @throws for a part that was not packed */
function packedPart<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined)
    throw new Error(`The content holds no "${name}". Run "npm run build", or correct the name.`)
  return part
}

const common = <Name extends keyof CommonParts & string>(name: Name) => packedPart(readCommon(name), name)

const translated = <Name extends keyof LanguageParts & string>(name: Name, language: Language) =>
  packedPart(readTranslated(name, `${language}/`), `${language}/${name}`)

/**
 * The words of a folder of `content/`, e.g. `company/home`, by language; read when they are first
 * asked for.
 */
export function wordsOf<Folder extends keyof Words>(folder: Folder): (language: Language) => Words[Folder] {
  return (language) => translated(folder, language)
}

/** The people of the company and what clients say. */
export const team = wordsOf('company/team')

export function findLeader(name: string, language: Language): Leader | undefined {
  return team(language).leaders.find((leader) => leader.name === name)
}

/** The posts without their bodies, by slug. */
export const posts = (language: Language) => translated('posts', language)

/** The body of a post. */
export const postBody = (slug: string, language: Language) => translated(`posts/${slug}`, language)

/** The terms of the glossary, in the order of the file. */
export const glossaryRecords = () => common('terms')

/** What the entries of the terms say beside term and definition, in the same order. */
export const termFacts = () => common('term-facts')

/** All that the page of a term shows; undefined for a slug that no term has. */
export const termEntry = (slug: string): TermEntry | undefined => readCommon(`terms/${slug}`)

/** The texts of a service page with the terms in them. */
export const linkedService = (page: ServicePageName, language: Language) =>
  translated(`linked/${page}`, language)

/** The terms that each design uses. */
export const designTerms = (language: Language) => translated('design-terms', language)

/** The terms of the glossary as a dictionary of the language orders them. */
export function glossaryIn(language: Language): ListedTerm[] {
  const records = glossaryRecords()
  return translated('terms', language).flatMap((index) => records[index] ?? [])
}

/**
 * The company's publications in the order of display: newest first, no year last, within a year by
 * title.
 */
export const publicationRecords = () => common('publications')

/** Documents of which a sponsor may want the like, in the order of their subjects. */
export const allDeliverables = (language: Language) => translated('deliverables', language)

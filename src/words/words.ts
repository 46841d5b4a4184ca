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
import { partsIn, textOf } from './packed.ts'

const bytesOf = partsIn(packed)
const read = new Map<string, ReturnType<typeof JSON.parse>>()

/**
 * A part of the content, read when it is first asked for. @throws for a part that was not packed
 */
function part(name: string): ReturnType<typeof JSON.parse> {
  const known = read.get(name)
  if (known) return known
  const bytes = bytesOf(name)
  if (!bytes) throw new Error(`The content holds no "${name}". Run "npm run build", or correct the name.`)
  const value = JSON.parse(textOf(bytes))
  read.set(name, value)
  return value
}

/**
 * The words of a folder of `content/`, e.g. `company/home`, by language; read when they are first
 * asked for.
 */
export function wordsOf<Folder extends keyof Words>(folder: Folder): (language: Language) => Words[Folder] {
  return (language) => part(`${language}/${folder}`)
}

/** The people of the company and what clients say. */
export const team = wordsOf('company/team')

export function findLeader(name: string, language: Language): Leader | undefined {
  return team(language).leaders.find((leader) => leader.name === name)
}

/** The posts without their bodies, by slug. */
export const posts = (language: Language): BlogPost[] => part(`${language}/posts`)

/** The body of a post. */
export const postBody = (slug: string, language: Language): Block[] => part(`${language}/posts/${slug}`)

/** The terms of the glossary, in the order of the file. */
export const glossaryRecords = (): ListedTerm[] => part('terms')

/** What the entries of the terms say beside term and definition, in the same order. */
export const termFacts = (): TermFacts[] => part('terms/facts')

/** All that the page of a term shows; undefined for a slug that no term has. */
export function termEntry(slug: string): TermEntry | undefined {
  const name = `terms/${slug}`
  return slug !== 'facts' && bytesOf(name) ? part(name) : undefined
}

/** The texts of a service page with the terms in them. */
export const linkedService = (page: ServicePageName, language: Language): LinkedService =>
  part(`${language}/linked/${page}`)

/** The terms that each design uses. */
export const designTerms = (language: Language): Record<string, { slug: string; title: string }[]> =>
  part(`${language}/design-terms`)

/** The terms of the glossary as a dictionary of the language orders them. */
export function glossaryIn(language: Language): ListedTerm[] {
  const records = glossaryRecords()
  const order: number[] = part(`${language}/terms`)
  return order.flatMap((index) => records[index] ?? [])
}

/**
 * The company's publications in the order of display: newest first, no year last, within a year by
 * title.
 */
export const publicationRecords = (): CitedPublication[] => part('publications')

/** Documents of which a sponsor may want the like, in the order of their subjects. */
export const allDeliverables = (language: Language): Deliverable[] => part(`${language}/deliverables`)

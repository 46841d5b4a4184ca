import publications from '#build/publications.bin'
import terms from '#build/terms.bin'
import en from '#build/words-en.bin'
import he from '#build/words-he.bin'
import { once } from '#client/once.ts'
import type { Language } from '#content/locales.ts'
import type { Article } from '#content/posts/parse.ts'
import type { GlossaryTerm, PublicationRecord } from '#content/types.ts'
import { unpack } from './unpack.ts'

const words = { en: once(() => unpack(en)), he: once(() => unpack(he)) } satisfies Record<Language, unknown>

/**
 * The words of a folder of `content/` in both languages, unpacked when they are first read.
 * @param folder e.g. `pages/home`; its type is that of the English words
 */
export function wordsOf<Copy>(folder: string): Record<Language, Copy> {
  return {
    get en() {
      return words.en()[folder]
    },
    get he() {
      return words.he()[folder]
    },
  }
}

/** The people of the company and what clients say, in both languages. */
export const team = wordsOf<typeof import('#content/team/en.ts')>('team')

/** The articles, in no order. */
export const posts = wordsOf<Article[]>('posts')

type Columns = Record<Language, string[]>

/** The terms column by column, and their numbers as a dictionary of each language orders them. */
interface PackedTerms {
  slug: string[]
  term: Columns
  definition: Columns
  order: Record<Language, number[]>
}

const packedTerms = once((): PackedTerms => unpack(terms))

/** The terms of the glossary, in the order of the file. */
export const glossaryRecords = once((): GlossaryTerm[] => {
  const packed = packedTerms()
  const row = ({ en, he }: Columns, index: number) => ({ en: en[index] ?? '', he: he[index] ?? '' })
  return packed.slug.map((slug, index) => ({
    slug,
    term: row(packed.term, index),
    definition: row(packed.definition, index),
  }))
})

/** The terms of the glossary as a dictionary of the language orders them. */
export function glossaryIn(language: Language): GlossaryTerm[] {
  const records = glossaryRecords()
  return packedTerms().order[language].flatMap((index) => records[index] ?? [])
}

/** The company's publications in the order of display: newest first, no year last, within a year by title. */
export const publicationRecords = once((): PublicationRecord[] => unpack(publications))

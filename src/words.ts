import terms from '#build/terms.bin'
import en from '#build/words-en.bin'
import he from '#build/words-he.bin'
import { once } from '#client/once.ts'
import type { Language } from '#content/locales.ts'
import type { Article } from '#content/posts/parse.ts'
import type { GlossaryTerm } from '#content/types.ts'
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

/** The terms of the glossary, in the order of the file; they come column by column. */
export const glossaryRecords = once((): GlossaryTerm[] => {
  const packed: { slug: string[]; term: Columns; definition: Columns } = unpack(terms)
  const row = ({ en, he }: Columns, index: number) => ({ en: en[index] ?? '', he: he[index] ?? '' })
  return packed.slug.map((slug, index) => ({
    slug,
    term: row(packed.term, index),
    definition: row(packed.definition, index),
  }))
})

import { brotliDecompressSync } from 'node:zlib'
import terms from '#build/terms.bin'
import en from '#build/words-en.bin'
import he from '#build/words-he.bin'
import type { Language } from '#content/locales.ts'
import type { GlossaryTerm } from '#content/types.ts'

/**
 * Reads a table that `content/build.ts` packed: kept as it is until somebody asks, then unpacked once per isolate, in a
 * few ms. So a Worker starts without it, and its words are a third smaller.
 */
function unpack<Table>(packed: ArrayBuffer): () => Table {
  let table: Table | undefined
  return () => {
    const unpacked: Table = table ?? JSON.parse(brotliDecompressSync(packed).toString())
    table = unpacked
    return unpacked
  }
}

type Words = ReturnType<typeof JSON.parse>

const words = { en: unpack<Words>(en), he: unpack<Words>(he) } satisfies Record<Language, () => Words>

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

/** The terms of the glossary, in the order of the file. */
export const glossaryRecords = unpack<GlossaryTerm[]>(terms)

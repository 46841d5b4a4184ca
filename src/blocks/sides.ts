import { type Language, languages } from '#content/locales.ts'
import type { Block, Inline } from '#content/types.ts'
import { inlinesOf } from '#src/words/link-target.ts'

/** A formula is the same in both languages. */
export type SideBlock = Block | { kind: 'formula'; mathml: string }

export interface Sides {
  title: string
  blocks: readonly SideBlock[]
}

/** One row. A language may lack the block. */
export type Pair = Partial<Record<Language, SideBlock>>

export function pairsOf(blocksIn: (language: Language) => readonly SideBlock[]): Pair[] {
  const sides = languages.map((language) => ({ language, blocks: blocksIn(language) }))
  const rows = Math.max(...sides.map(({ blocks }) => blocks.length))
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(
      sides.flatMap(({ language, blocks }) => (blocks[row] ? [[language, blocks[row]]] : [])),
    ),
  )
}

export const heading = (level: 2 | 3, text: string, id: string): Block => ({
  kind: 'heading',
  level,
  text,
  id,
})
export const paragraph = (inlines: Inline[]): Block => ({ kind: 'paragraph', inlines })
export const plain = (text: string): Block => paragraph([{ kind: 'text', text }])
export const list = (items: readonly string[]): Block => ({ kind: 'list', items: items.map(inlinesOf) })

import type { en } from '#content/glossary/key-concepts/en.ts'
import type { GlossaryFilter } from './filter.ts'

export type GlossaryWords = (typeof en)['filter'] & { empty: string }

/** The server's result for this address. */
export interface GlossaryStart extends GlossaryFilter {
  shown: number
  total: number
  counts: Record<string, number>
}

/** The addresses of the list in either order, without a filter. */
export type OrderAddresses = Record<'letter' | 'topic', string>

/** The heading of field and list: an answer of the server begins there, so that its results are in view. */
export const listAnchor = '#dictionary-title'

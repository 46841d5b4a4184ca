import type { GlossaryFilter } from './filter.ts'

export interface GlossaryWords {
  label: string
  search: string
  placeholder: string
  letters: string
  all: string
  active: string
  remove: string
  letter: string
  clear: string
  showing: string
  one: string
  many: string
  empty: string
  study: string
}

/** The server's result for this address. */
export interface GlossaryStart extends GlossaryFilter {
  shown: number
  total: number
  counts: Record<string, number>
}

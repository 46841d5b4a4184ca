import type { PageName } from '#content/routes.ts'
import { biostatisticGlossary } from './biostatistic-glossary.tsx'
import { home } from './home.tsx'
import { keyConcepts } from './key-concepts.tsx'
import { messageReceived } from './message-received.tsx'
import type { Page } from './page.ts'

/** Pages by name; the router and the tests loop over it. */
export const pages = {
  home,
  'key-concepts': keyConcepts,
  'biostatistic-glossary': biostatisticGlossary,
  'message-received': messageReceived,
} satisfies Partial<Record<PageName, Page>>

export type PageTable = Partial<Record<PageName, Page>>

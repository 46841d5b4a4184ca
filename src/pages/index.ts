import type { PageName } from '#content/routes.ts'
import { biostatistics } from './biostatistics.tsx'
import { clinicalSolutions } from './clinical-solutions.tsx'
import { dataManagement } from './data-management.tsx'
import { home } from './home.tsx'
import { messageReceived } from './message-received.tsx'
import type { Page } from './page.ts'
import { solutions } from './solutions.tsx'

/** Pages by name; the router and the tests loop over it. */
export const pages = {
  home,
  solutions,
  'data-management': dataManagement,
  'clinical-solutions': clinicalSolutions,
  biostatistics,
  'message-received': messageReceived,
} satisfies Partial<Record<PageName, Page>>

export type PageTable = Partial<Record<PageName, Page>>

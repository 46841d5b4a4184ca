import type { Hono } from 'hono'
import type { AppEnv } from '#src/env.ts'
import type { PageTable } from './define-page.ts'
import type { PlaceTable } from './places.tsx'

/** What the `index.ts` of each subject offers to the app. */
export interface Subject {
  pages: PageTable
  /** Everything that is no page: files for machines and addresses of the API. */
  places?: PlaceTable
  files?: (table: PageTable) => Hono<AppEnv>
}

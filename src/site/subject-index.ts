import type { Hono } from 'hono'
import type { AppEnv } from '#src/env.ts'
import type { PageTable } from './define-page.ts'
import type { PlaceTable } from './places.tsx'
import type { Tools } from './tool.ts'

/** The exports of each subject's `index.ts`. */
export interface SubjectIndex {
  pages: PageTable
  places?: PlaceTable
  /** Files for machines and addresses of the API. */
  files?: (table: PageTable) => Hono<AppEnv>
  /** What assistants may call. */
  tools?: Tools
}

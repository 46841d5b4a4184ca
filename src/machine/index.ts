import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '../env.ts'
import type { PageTable } from '../pages/index.ts'
import { atomFeed } from './feeds/atom.ts'
import { jsonFeed } from './feeds/json.ts'
import type { MachineFile } from './file.ts'
import { llmsTxt } from './llms-txt.ts'
import { robots } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { sitemap } from './sitemap.ts'
import { speculationRules } from './speculation-rules.ts'
import { webManifest } from './web-manifest.ts'

/** The files that machines read, by path; those about one language read `?lang`. */
export const machineFiles: Record<string, MachineFile> = {
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
  '/llms.txt': llmsTxt,
  '/.well-known/security.txt': securityTxt,
  '/manifest.webmanifest': webManifest,
  '/speculation-rules.json': speculationRules,
  '/feed.atom': atomFeed,
  '/feed.json': jsonFeed,
}

/** Answers the files for machines, from the pages of the table. A reader that has one gets 304. */
export function machine(table: PageTable): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const tagged = etag()
  for (const [path, file] of Object.entries(machineFiles)) {
    app.get(path, tagged, (c) => {
      const language = c.get('language')
      return c.body(file.write({ origin: c.env.SITE_ORIGIN, language, table }), 200, {
        'Content-Type': file.type,
        ...(file.isTranslated ? { 'Content-Language': language } : {}),
        'Cache-Control': 'public, max-age=3600',
      })
    })
  }
  return app
}

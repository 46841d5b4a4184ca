import { Hono } from 'hono'
import { atomFeed } from '#src/blog/feeds/atom.ts'
import { jsonFeed } from '#src/blog/feeds/json.ts'
import type { AppEnv } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import type { PageList } from '#src/site/head/addresses.ts'
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

/** Answers the files for machines, from the pages of the table. */
export function machine(table: PageList): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  for (const [path, file] of Object.entries(machineFiles)) {
    app.get(path, (c) => {
      const language = c.get('language')
      if (keep(c, {}, file.isDated)) return c.body(null, 304)
      return c.body(file.write({ origin: c.env.SITE_ORIGIN, language, table }), 200, {
        'Content-Type': file.type,
        ...(file.isTranslated ? { 'Content-Language': language } : {}),
      })
    })
  }
  return app
}

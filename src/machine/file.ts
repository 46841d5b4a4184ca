import { Hono } from 'hono'
import type { Language } from '#content/locales.ts'
import type { AppEnv, Bindings } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import type { PageList } from '#src/site/head/addresses.ts'

export interface FileRequest {
  origin: string
  env: Bindings
  language: Language
  table: PageList
  /** The value of `dependsOn`. */
  header: string | undefined
}

export interface MachineFile {
  /** Media type. */
  type: string
  /** Its text depends on `?lang`. */
  isTranslated?: boolean
  /** Its text depends on the day. */
  isDated?: boolean
  /** Name of a header that its text depends on: only the browser keeps it, for a day. */
  dependsOn?: string
  write: (request: FileRequest) => string | Promise<string>
}

const ofBrowser = { 'Cache-Control': 'private, max-age=86400', 'Cloudflare-CDN-Cache-Control': 'no-store' }

export function fileRoutes(files: Readonly<Record<string, MachineFile>>, table: PageList = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  for (const [path, file] of Object.entries(files)) {
    app.get(path, async (c) => {
      const language = c.get('language')
      const { type, dependsOn } = file
      if (!dependsOn && keep(c, {}, file.isDated)) return c.body(null, 304)
      const header = dependsOn && c.req.header(dependsOn)
      const text = await file.write({ origin: c.env.SITE_ORIGIN, env: c.env, language, table, header })
      return c.body(text, 200, {
        'Content-Type': type,
        ...(file.isTranslated ? { 'Content-Language': language } : {}),
        ...(dependsOn ? { ...ofBrowser, Vary: dependsOn } : {}),
      })
    })
  }
  return app
}

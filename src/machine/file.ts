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
}

export interface MachineFile {
  /** Media type. */
  type: string
  /** Its text depends on `?lang`. */
  isTranslated?: boolean
  /** Its text depends on the day. */
  isDated?: boolean
  write: (request: FileRequest) => string | Promise<string>
}

export function fileRoutes(files: Readonly<Record<string, MachineFile>>, table: PageList = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  for (const [path, file] of Object.entries(files)) {
    app.get(path, async (c) => {
      const language = c.get('language')
      if (keep(c, {}, file.isDated)) return c.body(null, 304)
      return c.body(await file.write({ origin: c.env.SITE_ORIGIN, env: c.env, language, table }), 200, {
        'Content-Type': file.type,
        ...(file.isTranslated ? { 'Content-Language': language } : {}),
      })
    })
  }
  return app
}

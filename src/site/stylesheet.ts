import { Hono } from 'hono'
import style from '#build/style.json' with { type: 'json' }
import type { AppEnv } from '#src/env.ts'
import { staticFile } from '#src/words/static-files.ts'

/**
 * The stylesheet under the name that another version gave it. Around a deploy a page can come from
 * one version and its stylesheet from the next.
 */
export const otherStylesheet = new Hono<AppEnv>().get('/build/:name{style\\.\\w+\\.css}', async (c) => {
  const file = await staticFile(c.env, style.href)
  if (!file) return c.notFound()
  return c.body(await file.text(), 200, { 'Content-Type': 'text/css; charset=utf-8' })
})

import { createMiddleware } from 'hono/factory'
import { languageNamed } from '#content/locales.ts'
import type { AppEnv } from '#src/env.ts'

export const requestLanguage = createMiddleware<AppEnv>(async (c, next) => {
  c.set('language', languageNamed(c.req.query('lang')))
  await next()
})

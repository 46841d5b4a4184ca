import { createMiddleware } from 'hono/factory'
import { defaultLanguage, type Language } from '#content/locales.ts'
import type { AppEnv } from '../env.ts'

/** The language of an address: Hebrew for `lang=he` exactly, English for everything else. */
export function languageOf(lang: string | undefined | null): Language {
  return lang === 'he' ? 'he' : defaultLanguage
}

export const requestLanguage = createMiddleware<AppEnv>(async (c, next) => {
  c.set('language', languageOf(c.req.query('lang')))
  await next()
})

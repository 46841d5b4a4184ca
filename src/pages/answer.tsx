import type { Context, Hono } from 'hono'
import manifest from '#build/manifest.json' with { type: 'json' }
import type { Language } from '#content/locales.ts'
import { isPageName, type PageName, routes } from '#content/routes.ts'
import type { AppEnv } from '../env.ts'
import type { PageTable } from './index.ts'
import { renderNotFound } from './not-found.tsx'
import type { Page } from './page.ts'
import { queryOf, searchOf } from './query.ts'

/** The font that the first screen needs in each language. */
const firstFont = { en: manifest.fonts.latin, he: manifest.fonts.hebrew } satisfies Record<Language, string>

/** Path and query without the language, e.g. `/blog?page=2`. */
export function addressOf(path: string, parameters: Record<string, string> | string): string {
  if (Object.keys(parameters).length === 0) return path
  const query = new URLSearchParams(parameters)
  query.delete('lang')
  return path + (query.size > 0 ? `?${query}` : '')
}

/**
 * Puts every page of the table at its path, for GET and HEAD. The order is that of the routes, where a fixed path
 * stands before the pattern that would swallow it.
 */
export function answerPages(app: Hono<AppEnv>, table: PageTable): void {
  for (const name of Object.keys(routes)) {
    const page = isPageName(name) ? table[name] : undefined
    if (isPageName(name) && page) app.get(routes[name], (c) => answerPage(c, name, page, c.req.param()))
  }
}

function answerPage(c: Context<AppEnv>, name: PageName, page: Page, params: Record<string, string>) {
  const language = c.get('language')
  const { path, url } = c.req
  const query = queryOf(page, searchOf(url))
  const answer = page.answer({ language, params, query })
  if (answer.status === 404)
    return renderNotFound(c, answer.body ? { body: answer.body, sheet: name } : undefined)
  c.header('Content-Language', language)
  // Sent ahead as Early Hints by Cloudflare: the font is on its way before the document is.
  c.header('Link', `<${firstFont[language]}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  c.header('Speculation-Rules', '"/speculation-rules.json"')
  return c.render(<>{answer.body}</>, {
    ...answer.head,
    language,
    sheet: name,
    page: name,
    params,
    // Only what the page reads: the document is kept for every address that differs in other parameters.
    address: addressOf(path, query),
    origin: c.env.SITE_ORIGIN,
    ...(page.isUnlisted ? {} : { canonical: { path, query: answer.canonicalQuery } }),
  })
}

import type { Context, Hono } from 'hono'
import manifest from '#build/manifest.json' with { type: 'json' }
import { locales } from '#content/locales.ts'
import { inLanguage, isPageName, type PageName, routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import type { Page, PageTable } from './define-page.ts'
import { markdownPath } from './head/addresses.ts'
import { renderNotFound } from './not-found.tsx'
import { addressOf, listsOf, queryOf, reportedOf } from './query.ts'

/** The routes have fixed paths before the patterns that match them, so their order counts. */
export function answerPages(app: Hono<AppEnv>, table: PageTable): void {
  for (const name of Object.keys(routes)) {
    const page = isPageName(name) ? table[name] : undefined
    if (isPageName(name) && page) app.get(routes[name], (c) => answerPage(c, name, page, c.req.param()))
  }
}

async function answerPage(c: Context<AppEnv>, name: PageName, page: Page, params: Record<string, string>) {
  const language = c.get('language')
  const { path } = c.req
  const query = queryOf(page, c.req.query())
  const lists = listsOf(page, c.req.queries())
  const answer = await page.answer({ language, params, query, lists, env: c.env })
  if (answer.status === 404) return renderNotFound(c, answer.words)
  if (!page.isUnlisted && keep(c, page.reads, page.isDated)) return c.body(null, 304)
  c.header('Content-Language', language)
  // Sent ahead as Early Hints by Cloudflare: the font is on its way before the document is.
  const font = manifest.fonts[locales[language].fonts.at(-1) ?? 'latin']
  c.header('Link', `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  if (!page.isUnlisted) {
    const twin = inLanguage(markdownPath(path), language)
    c.header('Link', `<${twin}>; rel=alternate; type="text/markdown"`, { append: true })
  }
  c.header('Speculation-Rules', '"/speculation-rules.json"')
  return c.render(<>{answer.body}</>, {
    ...answer.head,
    about: answer.about,
    language,
    page: name,
    params,
    address: addressOf(path, query, lists),
    origin: c.env.SITE_ORIGIN,
    isState: answer.isState,
    reported: reportedOf(page, c.req.queries(), language),
    ...(page.isUnlisted ? {} : { canonical: { path, query: answer.canonicalQuery } }),
  })
}

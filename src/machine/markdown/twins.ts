import { Hono } from 'hono'
import { once } from '#client/ui/once.ts'
import { isPageName, routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import type { PageTable } from '#src/site/define-page.ts'
import { absolute, listedPages, markdownPath } from '#src/site/head/addresses.ts'
import type { PlaceTable } from '#src/site/places.tsx'
import { keptOf, queryOf } from '#src/site/query.ts'
import { builtTwin } from './built.ts'
import { toMarkdown } from './convert.ts'
import { documentOf } from './document.ts'
import { plainPages } from './plain-pages.ts'

const type = { 'Content-Type': 'text/markdown; charset=utf-8' }
const shared = ['Cache-Control', 'Cloudflare-CDN-Cache-Control', 'ETag', 'Content-Language']

/** Answers the Markdown of every listed page: from the build, or converted from the page's HTML. */
export function markdownTwins(table: PageTable, places: PlaceTable): Hono<AppEnv> {
  const site = plainPages(table, places)
  const paths = once(() => new Map(listedPages(table).map(({ path }) => [markdownPath(path), path])))
  const twins = new Hono<AppEnv>()
  for (const [name, route] of Object.entries(routes)) {
    const isPattern = route.includes(':')
    const page = isPageName(name) ? table[name] : undefined
    // A wildcard, so that the items are not listed at the start of an isolate.
    const path = isPattern ? route.replace(/:\w+$/, '*') : markdownPath(route)
    if (!isPattern) twins.get(path, builtTwin(route, page))
    twins.get(path, async (c, next) => {
      const pagePath = paths().get(c.req.path)
      if (!pagePath) return next()
      const address = new URL(c.req.url)
      address.pathname = pagePath
      const tag = c.req.header('If-None-Match')
      const html = await site.request(address, { headers: tag ? { 'If-None-Match': tag } : {} }, c.env)
      for (const name of shared) c.header(name, html.headers.get(name) ?? undefined)
      if (html.status === 304) return c.body(null, 304)
      const markdown = toMarkdown(await html.text(), c.env.SITE_ORIGIN)
      if (html.status === 404) return c.body(markdown.text, 404, type)
      c.header('Link', `<${markdown.canonical}>; rel="canonical"`)
      const language = c.get('language')
      const kept = page ? keptOf(page, queryOf(page, c.req.query()), language) : ''
      const url = kept && absolute(c.env.SITE_ORIGIN, pagePath, language, kept)
      return c.body(documentOf({ ...markdown, canonical: url || markdown.canonical }, language), 200, type)
    })
  }
  return twins
}

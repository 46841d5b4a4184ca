import { Hono } from 'hono'
import { routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { listedPages, markdownPath, type PageList } from '#src/head/addresses.ts'
import { type MarkdownPage, toMarkdown } from './convert.ts'

/** What the page says of its freshness holds for its twin. */
const shared = ['Cache-Control', 'Cloudflare-CDN-Cache-Control', 'ETag', 'Content-Language']

/**
 * The page's text, after what its head says as front matter: strings of JSON are strings of YAML.
 */
function documentOf({ title, description, canonical, text }: MarkdownPage, language: string): string {
  const facts = Object.entries({ title, description, url: canonical, language })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...facts, '---', '', text].join('\n')
}

/** Puts the Markdown of every listed page at its own address, made from the page itself. */
export function markdownTwins(app: Hono<AppEnv>, table: PageList): Hono<AppEnv> {
  const twins = new Hono<AppEnv>()
  for (const route of Object.values(routes)) {
    // Posts under one pattern: who they are need not be known before somebody asks.
    twins.get(route.includes(':') ? route.replace(/:\w+$/, '*') : markdownPath(route), async (c, next) => {
      const page = listedPages(table).find(({ path }) => markdownPath(path) === c.req.path)
      if (!page) return next()
      const address = new URL(c.req.url)
      address.pathname = page.path
      const tag = c.req.header('If-None-Match')
      const html = await app.request(address, { headers: tag ? { 'If-None-Match': tag } : {} }, c.env)
      for (const name of shared) c.header(name, html.headers.get(name) ?? undefined)
      if (html.status === 304) return c.body(null, 304)
      const markdown = await toMarkdown(html, c.env.SITE_ORIGIN)
      c.header('Link', `<${markdown.canonical}>; rel="canonical"`)
      c.header('Content-Type', 'text/markdown; charset=utf-8')
      return c.body(documentOf(markdown, c.get('language')))
    })
  }
  return twins
}

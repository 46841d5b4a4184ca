import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { type MarkdownPage, toMarkdown } from '../machine/markdown/convert.ts'

export function isHtml(response: Response): boolean {
  return (response.headers.get('Content-Type') ?? '').startsWith('text/html')
}

/** The page's text, after what its head says as front matter: strings of JSON are strings of YAML. */
function documentOf({ title, description, canonical, text }: MarkdownPage, language: string): string {
  const facts = Object.entries({ title, description, url: canonical, language })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...facts, '---', '', text].join('\n')
}

/** Whether an `Accept` header names Markdown. Browsers' never do, and their long headers need no parsing. */
export function namesMarkdown(accept: string | null | undefined): boolean {
  return accept?.includes('text/markdown') ?? false
}

/** Whether a request would rather have a page as Markdown. */
export function prefersMarkdown(c: Context): boolean {
  if (!namesMarkdown(c.req.header('Accept'))) return false
  const preferred = accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'text/markdown'],
    default: 'text/html',
  })
  return preferred === 'text/markdown'
}

/** Gives a page as Markdown to whoever prefers it in `Accept`; HTML to everybody else. */
export const negotiateMarkdown = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!isHtml(c.res)) return
  c.header('Vary', 'Accept', { append: true })
  if (c.res.status !== 200 || !prefersMarkdown(c)) return
  const page = await toMarkdown(c.res.clone(), c.env.SITE_ORIGIN)
  c.res = new Response(documentOf(page, c.get('language')), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  })
  // The font is of no use here.
  c.header('Link', page.canonical ? `<${page.canonical}>; rel="canonical"` : undefined)
})

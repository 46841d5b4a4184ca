import { accepts } from 'hono/accepts'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { type MarkdownPage, toMarkdown } from '../machine/markdown/convert.ts'

function isHtml(response: Response): boolean {
  return (response.headers.get('Content-Type') ?? '').startsWith('text/html')
}

/** The page's text, after what its head says as front matter: strings of JSON are strings of YAML. */
function documentOf({ title, description, canonical, text }: MarkdownPage, language: string): string {
  const facts = Object.entries({ title, description, url: canonical, language })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...facts, '---', '', text].join('\n')
}

/** Gives a page as Markdown to whoever prefers it in `Accept`; HTML to everybody else. */
export const negotiateMarkdown = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!isHtml(c.res)) return
  c.header('Vary', 'Accept', { append: true })
  const preferred = accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'text/markdown'],
    default: 'text/html',
  })
  if (preferred !== 'text/markdown' || c.res.status !== 200) return
  const page = await toMarkdown(c.res.clone(), c.env.SITE_ORIGIN)
  c.res = new Response(documentOf(page, c.get('language')), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  })
  // That of the HTML.
  c.header('ETag', undefined)
  if (page.canonical) c.header('Link', `<${page.canonical}>; rel="canonical"`)
})

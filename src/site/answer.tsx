import type { Context, Hono } from 'hono'
import manifest from '#build/manifest.json' with { type: 'json' }
import { withoutControls } from '#client/text/clean-text.ts'
import { longestQuery } from '#client/ui/address.ts'
import { locales } from '#content/locales.ts'
import { inLanguage, isPageName, type PageName, routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import { postedBody } from '#src/middleware/posted-body.ts'
import type { Page, PageAnswer, PageTable } from './define-page.ts'
import { markdownPath } from './head/addresses.ts'
import { renderNotFound } from './not-found.tsx'
import { addressOf, isBare, listsOf, queryOf, reportedOf } from './query.ts'
import { renderRefusedPost } from './refused-post.tsx'

/** The routes have fixed paths before the patterns that match them, so their order counts. */
export function answerPages(app: Hono<AppEnv>, table: PageTable): void {
  for (const name of Object.keys(routes)) {
    const page = isPageName(name) ? table[name] : undefined
    if (!isPageName(name) || !page) continue
    app.get(routes[name], (c) => answerPage(c, name, page, c.req.param()))
    if (page.isPosted) app.post(routes[name], boundedForm, (c) => answerPosted(c, name, page))
  }
}

async function answerPage(c: Context<AppEnv>, name: PageName, page: Page, params: Record<string, string>) {
  const query = queryOf(page, c.req.query())
  const lists = listsOf(page, c.req.queries())
  const answer = await page.answer({ language: c.get('language'), params, query, lists, env: c.env })
  if (answer.status === 404) return renderNotFound(c, answer.words)
  if (!page.isUnlisted && keep(c, page.reads, page.isDated)) return c.body(null, 304)
  const hasMarkdown = !page.isUnlisted && isBare(query, lists)
  return renderPage(c, {
    name,
    page,
    params,
    answer,
    address: addressOf(c.req.path, query, lists),
    hasMarkdown,
  })
}

const boundedForm = postedBody({
  // In bytes. A form sends six for a Hebrew letter.
  largest: 256 * 1024,
  limit: (c) => c.env.FORM_RATE_LIMIT,
  refuse: renderRefusedPost,
})

/** Leads to the address of what was typed. If no address can hold it, the page shows it again. */
async function answerPosted(c: Context<AppEnv>, name: PageName, page: Page) {
  const language = c.get('language')
  const { path } = c.req
  const posted = new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer()))
  const visible = [...posted].map(([name, value]) => [name, withoutControls(value)])
  const typed = new URLSearchParams(visible.filter(([, value]) => value !== ''))
  const query = queryOf(page, Object.fromEntries(typed))
  const lists = Object.fromEntries(page.readsLists.map((list) => [list, typed.getAll(list)]))
  const address = addressOf(path, query, lists)
  if (address.length <= longestQuery) return c.redirect(inLanguage(address, language, 'result'), 303)
  const answer = await page.answer({ language, params: {}, query, lists, env: c.env })
  if (answer.status === 404) return renderNotFound(c, answer.words)
  return renderPage(c, { name, page, params: {}, answer, address: path, hasMarkdown: false })
}

interface Rendered {
  name: PageName
  page: Page
  params: Record<string, string>
  answer: Extract<PageAnswer, { status: 200 }>
  /** Path and query, without the language. */
  address: string
  hasMarkdown: boolean
}

function renderPage(c: Context<AppEnv>, { name, page, params, answer, address, hasMarkdown }: Rendered) {
  const language = c.get('language')
  const { path } = c.req
  const { title, description, canonicalQuery, isState, ...about } = answer.head
  c.header('Content-Language', language)
  // Sent ahead as Early Hints by Cloudflare: the font is on its way before the document is.
  const font = manifest.fonts[locales[language].fonts.at(-1) ?? 'latin']
  c.header('Link', `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  if (hasMarkdown) {
    c.header('Link', `<${inLanguage(markdownPath(path), language)}>; rel=alternate; type="text/markdown"`, {
      append: true,
    })
  }
  c.header('Speculation-Rules', '"/speculation-rules.json"')
  return c.render(<>{answer.body}</>, {
    title,
    description,
    about,
    language,
    page: name,
    styles: page.styles,
    params,
    address,
    origin: c.env.SITE_ORIGIN,
    isState,
    reported: reportedOf(page, c.req.queries(), language),
    ...(page.isUnlisted ? {} : { canonical: { path, query: canonicalQuery, hasMarkdown } }),
  })
}

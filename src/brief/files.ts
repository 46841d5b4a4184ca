import { type Context, Hono } from 'hono'
import { routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { listsOf, queryOf } from '#src/site/query.ts'
import { briefOf, brief as page } from './page.tsx'
import { briefMarkdown, briefText } from './text.ts'

function briefAsked(c: Context<AppEnv>) {
  const language = c.get('language')
  return { language, brief: briefOf(queryOf(page, c.req.query()), listsOf(page, c.req.queries()), language) }
}

/**
 * The file holds a visitor's words, so it is not cached. For an empty brief, `.md` is the Markdown
 * of the page.
 */
export function briefFiles(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const file = (c: Context<AppEnv>, text: string, extension: string, type: string) =>
    c.body(text, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Language': c.get('language'),
      'Content-Disposition': `attachment; filename="project-brief.${extension}"`,
      'X-Robots-Tag': 'noindex',
    })
  app.get(`${routes.brief}.txt`, (c) => {
    const { brief, language } = briefAsked(c)
    return file(c, briefText(brief, language), 'txt', 'text/plain')
  })
  app.get(`${routes.brief}.md`, (c, next) => {
    const { brief, language } = briefAsked(c)
    return brief.isEmpty ? next() : file(c, briefMarkdown(brief, language), 'md', 'text/markdown')
  })
  return app
}

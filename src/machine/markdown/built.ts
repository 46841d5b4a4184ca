import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import type { Page } from '#src/site/define-page.ts'
import { absolute } from '#src/site/head/addresses.ts'
import { listsOf, queryOf } from '#src/site/query.ts'
import { staticFile } from '#src/words/static-files.ts'
import { builtOrigin } from './document.ts'

/**
 * Answers with the text that the build has written. If the build has no text, or the address has a
 * parameter that the page reads, the next handler answers.
 * @param route the path of the HTML page
 */
export function builtTwin(route: string, page: Page | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const language = c.get('language')
    const file = `/data/markdown/${language}${c.req.path}`
    const built = page && isBare(c, page) ? await staticFile(c.env, file) : undefined
    if (!built) return next()
    if (keep(c)) return c.body(null, 304)
    const origin = c.env.SITE_ORIGIN
    const text = await built.text()
    return c.body(text.replaceAll(builtOrigin, origin), 200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': language,
      Link: `<${absolute(origin, route, language)}>; rel="canonical"`,
    })
  }
}

function isBare(c: Context<AppEnv>, page: Page): boolean {
  const parameters = { ...queryOf(page, c.req.query()), ...listsOf(page, c.req.queries()) }
  return Object.keys(parameters).length === 0
}

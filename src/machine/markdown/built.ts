import type { Context, MiddlewareHandler } from 'hono'
import packed from '#build/markdown.bin'
import { inLanguage } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import type { Page } from '#src/site/define-page.ts'
import { absolute } from '#src/site/head/addresses.ts'
import { listsOf, queryOf } from '#src/site/query.ts'
import { inflatedTextOf, partsIn, readerOf } from '#src/words/packed.ts'
import { builtOrigin } from './document.ts'

const read = readerOf<Record<string, string>>(partsIn(packed), { textIn: inflatedTextOf })

/**
 * Answers with the text that the build has written, unless the address asks for a state of the page
 * or the build has none.
 * @param route the page's own path
 */
export function builtTwin(route: string, page: Page | undefined): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const language = c.get('language')
    const text = page && isBare(c, page) ? read(inLanguage(c.req.path, language)) : undefined
    if (text === undefined) return next()
    if (keep(c)) return c.body(null, 304)
    const origin = c.env.SITE_ORIGIN
    return c.body(text.replaceAll(builtOrigin, origin), 200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': language,
      Link: `<${absolute(origin, route, language)}>; rel="canonical"`,
    })
  }
}

/** Whether an address has no parameter that its page reads. */
function isBare(c: Context<AppEnv>, page: Page): boolean {
  const parameters = { ...queryOf(page, c.req.query()), ...listsOf(page, c.req.queries()) }
  return Object.keys(parameters).length === 0
}

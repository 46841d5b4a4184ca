import { Hono } from 'hono'
import { isPageName, routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import type { PageTable } from '#src/site/define-page.ts'
import { absolute, markdownPath } from '#src/site/head/addresses.ts'
import { isBare, listsOf, queryOf } from '#src/site/query.ts'
import { staticFile } from '#src/words/static-files.ts'

/** The Worker replaces this origin by `SITE_ORIGIN`. RFC 2606 reserves the name. */
export const builtOrigin = 'https://origin.invalid'

/**
 * Answers the Markdown that the build has written of each listed page. An address with a parameter
 * that the page reads shows another state, which has no Markdown: 404.
 */
export function markdownTwins(table: PageTable): Hono<AppEnv> {
  const twins = new Hono<AppEnv>()
  for (const [name, route] of Object.entries(routes)) {
    const page = isPageName(name) ? table[name] : undefined
    if (!page || page.isUnlisted) continue
    const isPattern = route.includes(':')
    const twin = isPattern ? route.replace(/:\w+$/, ':file{[a-z0-9-]+\\.md}') : markdownPath(route)
    twins.get(twin, async (c) => {
      const { path } = c.req
      // Not the next route: a pattern, which reads other parameters, may match a fixed path too.
      if (!isBare(queryOf(page, c.req.query()), listsOf(page, c.req.queries()))) return c.notFound()
      const language = c.get('language')
      const built = await staticFile(c.env, `/data/markdown/${language}${path}`)
      if (!built) return c.notFound()
      if (keep(c)) return c.body(null, 304)
      const origin = c.env.SITE_ORIGIN
      const canonical = absolute(origin, isPattern ? path.slice(0, -'.md'.length) : route, language)
      return c.body((await built.text()).replaceAll(builtOrigin, origin), 200, {
        'Content-Type': 'text/markdown; charset=utf-8',
        'Content-Language': language,
        Link: `<${canonical}>; rel="canonical"`,
      })
    })
  }
  return twins
}

import { Hono } from 'hono'
import { once } from '#client/once.ts'
import { routes } from '#content/routes.ts'
import type { AppEnv } from '../../env.ts'
import type { PageTable } from '../../pages/index.ts'
import { listedPages, markdownPath } from '../addresses.ts'

/** Puts the Markdown of every listed page at its own address: the page itself, asked for as `text/markdown`. */
export function markdownTwins(app: Hono<AppEnv>, table: PageTable): Hono<AppEnv> {
  const twins = new Hono<AppEnv>()
  const paths = once(() => new Map(listedPages(table).map(({ path }) => [markdownPath(path), path])))
  // The posts under one pattern: who they are need not be known before somebody asks.
  for (const route of Object.values(routes)) {
    twins.get(route.includes(':') ? route.replace(/:\w+$/, '*') : markdownPath(route), (c, next) => {
      const path = paths().get(c.req.path)
      if (path === undefined) return next()
      const address = new URL(c.req.url)
      address.pathname = path
      return app.fetch(new Request(address, { headers: { Accept: 'text/markdown' } }), c.env)
    })
  }
  return twins
}

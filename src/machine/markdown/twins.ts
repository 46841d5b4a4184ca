import { Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import type { PageTable } from '../../pages/index.ts'
import { listedPages, markdownPath } from '../addresses.ts'

/** Puts the Markdown of every listed page at its own address: the page itself, asked for as `text/markdown`. */
export function markdownTwins(app: Hono<AppEnv>, table: PageTable): Hono<AppEnv> {
  const twins = new Hono<AppEnv>()
  for (const { path } of listedPages(table)) {
    twins.get(markdownPath(path), (c) => {
      const address = new URL(c.req.url)
      address.pathname = path
      return app.fetch(new Request(address, { headers: { Accept: 'text/markdown' } }), c.env)
    })
  }
  return twins
}

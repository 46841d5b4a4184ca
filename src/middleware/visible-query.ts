import { createMiddleware } from 'hono/factory'
import { withoutControls } from '#client/text/clean-text.ts'
import type { AppEnv } from '#src/env.ts'

/** How such a character begins in an address, and some visible ones: most addresses have none of them. */
const maybeHidden = /%(?:[017]|C2%[89]|E2%8[01]|EF%BF)/i

/** Removes characters from the query that nobody sees: a page, a file or an error would repeat them. */
export const visibleQuery = createMiddleware<AppEnv>(async (c, next) => {
  const [address, query = ''] = c.req.url.split(/\?(.*)/s)
  if (!maybeHidden.test(query)) return next()
  const asked = [...new URLSearchParams(query)]
  const visible = asked.map(([name, value]): [string, string] => [
    withoutControls(name),
    withoutControls(value),
  ])
  if (asked.every(([name, value], at) => name === visible[at]?.[0] && value === visible[at][1])) return next()
  c.req.raw = new Request(`${address}?${new URLSearchParams(visible)}`, c.req.raw)
  c.set('isRespelled', true)
  return next()
})

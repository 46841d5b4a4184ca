import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'
import { isoDay, secondsLeft } from '#src/middleware/today.ts'
import { isKeptAddress, type Reads } from './kept-address.ts'

const day = 24 * 60 * 60
// A new version starts with an empty cache, so only a page that nobody asks for grows old.
const untilNextVersion = `public, max-age=${day}, stale-while-revalidate=${30 * day}`

/**
 * Says that an answer is the same for everybody. The edge keeps it, and a browser asks each time
 * with its tag. Neither `s-maxage` nor `must-revalidate` may stand here: they switch off the
 * serving of stale copies. An answer whose address is not written as the site writes it is not
 * kept.
 * @param reads the parameters that the answer depends on, beside the language
 * @param isDated the answer holds today's date and is right until midnight in Israel
 * @returns whether the visitor has this answer already, so that a 304 is enough
 */
export function keep(c: Context<AppEnv>, reads: Reads = {}, isDated = false): boolean {
  if (!isKeptAddress(c, reads)) return false
  const now = new Date()
  // Weak, because the platform compresses: the same text in other bytes.
  const tag = `W/"${c.env.VERSION.id}${isDated ? `-${isoDay(now)}` : ''}"`
  c.header('ETag', tag)
  c.header('Cache-Control', 'public, max-age=0')
  const atEdge = isDated ? `public, max-age=${secondsLeft(now)}` : untilNextVersion
  c.header('Cloudflare-CDN-Cache-Control', atEdge)
  return isNamed(tag, c.req.header('If-None-Match'))
}

/**
 * Whether an `If-None-Match` names the tag; weak and strong are the same here (RFC 9110, 13.1.2).
 */
function isNamed(tag: string, ifNoneMatch = ''): boolean {
  const opaque = (name: string) => name.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((name) => name.trim() === '*' || opaque(name) === opaque(tag))
}

/**
 * What no handler keeps is stored nowhere. Without a word the platform would store a page for two
 * hours.
 */
export const freshness = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status < 400 && c.res.headers.has('Cloudflare-CDN-Cache-Control')) return
  c.header('Cache-Control', 'no-store')
  c.header('Cloudflare-CDN-Cache-Control', undefined)
  c.header('ETag', undefined)
})

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'
import { isoDay, secondsLeft } from '#src/middleware/today.ts'
import { isKeptAddress, type Reads } from './kept-address.ts'

const day = 24 * 60 * 60
// A new version starts with an empty cache, so only a page that nobody asks for grows old.
// `s-maxage` and `must-revalidate` would stop the platform from serving stale copies.
const untilNextVersion = `public, max-age=${day}, stale-while-revalidate=${30 * day}`

/**
 * Makes an answer cacheable if its address is written as the site writes it.
 * @param reads the parameters that the answer depends on, beside the language
 * @param isDated the answer prints today's date: it is right until midnight in Israel
 * @returns whether the visitor already has this answer, so that a 304 is enough
 */
export function keep(c: Context<AppEnv>, reads: Reads = {}, isDated = false): boolean {
  if (!isKeptAddress(c, reads)) return false
  const now = new Date()
  // A weak tag: the platform compresses, so the same text has different bytes.
  const tag = `W/"${c.env.VERSION.id}${isDated ? `-${isoDay(now)}` : ''}"`
  c.header('ETag', tag)
  c.header('Cache-Control', 'public, max-age=0')
  const atEdge = isDated ? `public, max-age=${secondsLeft(now)}` : untilNextVersion
  c.header('Cloudflare-CDN-Cache-Control', atEdge)
  return isNamed(tag, c.req.header('If-None-Match'))
}

/** `If-None-Match` compares tags weakly (RFC 9110, section 13.1.2). */
function isNamed(tag: string, ifNoneMatch = ''): boolean {
  const opaque = (name: string) => name.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((name) => name.trim() === '*' || opaque(name) === opaque(tag))
}

/** Without `no-store` the platform would cache for two hours an answer that no handler keeps. */
export const freshness = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status < 400 && c.res.headers.has('Cloudflare-CDN-Cache-Control')) return
  c.header('Cache-Control', 'no-store')
  c.header('Cloudflare-CDN-Cache-Control', undefined)
  c.header('ETag', undefined)
})

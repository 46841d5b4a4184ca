import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'

/** For a day. Only reading is open. */
const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '86400',
}

/**
 * Lets other sites read files and their errors, but no page and no address of the API. It says `*`
 * to everybody: the cache does not know who asked.
 */
export const openFiles = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { method, path } = c.req
  const { headers, status } = c.res
  if (path.startsWith('/api/')) return
  const isPreflight = method === 'OPTIONS' && headers.get('Allow')?.includes('GET') === true
  if (isPreflight) for (const [name, value] of Object.entries(preflight)) headers.set(name, value)
  else if (method !== 'GET' && method !== 'HEAD') return
  // A 304 may be about a page or a file: without the header, the one of the kept copy is valid.
  if (status === 304) return headers.delete('Cross-Origin-Resource-Policy')
  if (headers.get('Content-Type')?.startsWith('text/html')) return
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
})

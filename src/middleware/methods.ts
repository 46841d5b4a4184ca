import type { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import type { PageTable } from '../pages/index.ts'
import { canonicalTarget } from './canonical-path.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function hasRoute(app: Hono<AppEnv>, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path)
  return handlers.some(([[, route]]) => route.method === method)
}

/** Methods that a path answers, read from the router, so that no route has to repeat them. */
function allowedMethods(app: Hono<AppEnv>, path: string): string[] {
  const allowed = methods.filter((method) => hasRoute(app, method, path))
  return allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/** On every path that the site knows: OPTIONS says what may be asked, and any other method is refused with 405. */
export const answerMethods = (app: Hono<AppEnv>, table: PageTable) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { path, method } = c.req
    // The API refuses for itself: in JSON, in the visitor's language, and not at all where an operator's route hides.
    if (path.startsWith('/api/')) return next()
    if (hasRoute(app, method === 'HEAD' ? 'GET' : method, path)) return next()
    const isOldAddress = canonicalTarget(new URL(c.req.url).pathname, path, table) !== null
    const allowed = isOldAddress ? ['GET', 'HEAD'] : allowedMethods(app, path)
    if (allowed.length === 0 || allowed.includes(method)) return next()
    const headers = { Allow: [...allowed, 'OPTIONS'].join(', ') }
    if (method === 'OPTIONS') return c.body(null, 204, headers)
    return c.text('Method Not Allowed', 405, headers)
  })

import type { Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Whether the app has a route of its own for a path, beside its middleware. */
function hasRoute(app: Hono<AppEnv>, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path)
  return handlers.some(([[, route]]) => route.method === method)
}

/** Answers OPTIONS with what may be asked, and any other method that is not among it with 405. */
export function answerOtherMethod(c: Context<AppEnv>, allowed: readonly string[]): Response {
  const headers = { Allow: [...allowed, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS') return c.body(null, 204, headers)
  return c.text('Method Not Allowed', 405, headers)
}

/**
 * On every path that the site knows: what may be asked is read from the router, so that no route
 * has to repeat it.
 */
export const answerMethods = (app: Hono<AppEnv>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { path, method } = c.req
    // The API refuses for itself: in JSON, in the visitor's language, and not at all where an
    // operator's route hides.
    if (path.startsWith('/api/')) return next()
    const allowed = methods
      .filter((known) => hasRoute(app, known, path))
      .flatMap((known) => (known === 'GET' ? ['GET', 'HEAD'] : [known]))
    if (allowed.length === 0 || allowed.includes(method)) return next()
    return answerOtherMethod(c, allowed)
  })

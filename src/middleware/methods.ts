import type { Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Middleware is registered for the method ALL, so it does not count. */
function hasRoute(app: Hono<AppEnv>, method: string, path: string): boolean {
  const [handlers] = app.router.match(method, path)
  return handlers.some(([[, route]]) => route.method === method)
}

export function answerOtherMethod(c: Context<AppEnv>, allowed: readonly string[]): Response {
  const headers = { Allow: [...allowed, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS') return c.body(null, 204, headers)
  return c.text('Method Not Allowed', 405, headers)
}

/** Reads the allowed methods from the router, so that no route has to repeat them. */
export const answerMethods = (app: Hono<AppEnv>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { path, method } = c.req
    // The API answers itself: in JSON, in the visitor's language, and with 404 for a hidden route.
    if (path.startsWith('/api/')) return next()
    const allowed = methods
      .filter((known) => hasRoute(app, known, path))
      .flatMap((known) => (known === 'GET' ? ['GET', 'HEAD'] : [known]))
    if (allowed.length === 0 || allowed.includes(method)) return next()
    return answerOtherMethod(c, allowed)
  })

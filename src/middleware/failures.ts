import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { AppEnv } from '#src/env.ts'
import { countEvent } from '#src/events.ts'

/** Counts answers of 500 and above by the pattern of their route, which holds nothing typed. */
export const countFailures = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (c.res.status < 500) return
  countEvent(c.env, '5xx', { labels: [String(c.res.status), routePath(c, -1)] })
})

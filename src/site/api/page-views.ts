import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { once } from '#client/ui/once.ts'
import type { AppEnv } from '#src/env.ts'
import { limitedBody } from '#src/middleware/limited-body.ts'
import { isSameOrigin } from '#src/middleware/same-origin.ts'
import { redactLocation } from './redact.ts'

const refusal = {
  ok: false,
  error: 'invalid_report',
  details: 'Send JSON with a "location" of this site, of at most 4096 characters.',
}

const validator = once(() => {
  const report = z.object({ location: z.url({ protocol: /^https?$/ }).check(z.maxLength(4096)) })
  return zValidator('json', report, (result, c) => (result.success ? undefined : c.json(refusal, 400)))
})

/** Made at the first report and not at the start of the isolate, so that no page waits for it. */
const checkReport: ReturnType<typeof validator> = (c, next) => validator()(c, next)

/** Stores the location of a viewed page without any identifier. */
export const pageViews = new Hono<AppEnv>()
  .post(
    '/page-view',
    // Another site must not report page views through the browsers of its visitors.
    async (c, next) => (isSameOrigin(c.req) ? next() : c.json({ ...refusal, error: 'foreign_origin' }, 403)),
    limitedBody(8 * 1024, {
      tooLarge: (c) => c.json({ ...refusal, error: 'too_large' }, 413),
      unreadable: (c) => c.json(refusal, 400),
    }),
    checkReport,
    (c) => {
      // Checked here too: not every browser tells its scripts about these signals.
      if (c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1') return c.body(null, 204)
      const location = redactLocation(c.req.valid('json').location)
      if (new URL(location).host !== new URL(c.req.url).host) return c.json(refusal, 400)
      c.env.PAGE_VIEWS?.writeDataPoint({
        blobs: [location],
        indexes: [new URL(location).pathname.slice(0, 96)],
      })
      return c.body(null, 204)
    },
  )
  .all('/page-view', (c) =>
    c.json({ ok: false, error: 'method_not_allowed', details: 'Use POST.' }, 405, { Allow: 'POST' }),
  )

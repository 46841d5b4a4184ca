import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { once } from '#client/once.ts'
import type { AppEnv } from '#src/env.ts'
import type { PageTable } from '#src/site/define-page.ts'
import { redactLocation } from './redact.ts'
import { boundedReport, fromThisSite, isTrackingRefused, refuseReport } from './report-request.ts'

const validator = once(() => {
  const report = z.object({ location: z.url({ protocol: /^https?$/ }).check(z.maxLength(4096)) })
  return zValidator('json', report, (result, c) =>
    result.success ? undefined : refuseReport(c, 'invalid_report'),
  )
})

/** Made at the first report and not at the start of the isolate, so that no page waits for it. */
const checkReport: ReturnType<typeof validator> = (c, next) => validator()(c, next)

/** Stores the location of a viewed page without any identifier. */
export const pageViews = (table: PageTable) =>
  new Hono<AppEnv>()
    .post('/page-view', fromThisSite, boundedReport(8 * 1024), checkReport, (c) => {
      if (isTrackingRefused(c.req)) return c.body(null, 204)
      const location = redactLocation(c.req.valid('json').location, table)
      if (new URL(location).host !== new URL(c.req.url).host) return refuseReport(c, 'invalid_report')
      c.env.PAGE_VIEWS?.writeDataPoint({
        blobs: [location],
        indexes: [new URL(location).pathname.slice(0, 96)],
      })
      return c.body(null, 204)
    })
    .all('/page-view', (c) => refuseReport(c, 'method_not_allowed'))

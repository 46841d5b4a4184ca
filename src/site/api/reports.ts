import { Hono, type HonoRequest } from 'hono'
import type { AppEnv } from '#src/env.ts'
import { countEvent } from '#src/events.ts'
import type { PageTable } from '#src/site/define-page.ts'
import { reportReaders } from './report-formats.ts'
import { boundedReport, fromThisSite, isTrackingRefused, refuseReport } from './report-request.ts'

/** A browser sends the reports of a minute at once. Each takes 1 to 2 KB. */
const largest = 32 * 1024

/** workerd warns if text is read from a body of these media types. Undefined if it is not JSON. */
async function readJson(request: HonoRequest): Promise<unknown> {
  try {
    const report: unknown = await new Response(await request.arrayBuffer()).json()
    return report
  } catch {
    return undefined
  }
}

/** Counts violations of the content security policy and errors of scripts, without personal data. */
export const reports = (table: PageTable) =>
  new Hono<AppEnv>()
    .post('/reports', fromThisSite, boundedReport(largest), async (c) => {
      const type = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
      const read = Object.hasOwn(reportReaders, type) ? reportReaders[type] : undefined
      if (!read) return refuseReport(c, 'unsupported_type')
      const found = read(await readJson(c.req), { address: new URL(c.req.url), table })
      if (!found) return refuseReport(c, 'invalid_report')
      for (const { event, labels } of found) {
        if (event === 'script-error' && isTrackingRefused(c.req)) continue
        countEvent(c.env, event, { labels })
      }
      return c.body(null, 204)
    })
    .all('/reports', (c) => refuseReport(c, 'method_not_allowed'))

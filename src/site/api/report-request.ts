import type { Context, HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'
import { postedBody } from '#src/middleware/posted-body.ts'
import { isSameOrigin } from '#src/middleware/same-origin.ts'

const refusals = {
  invalid_report: [400, 'The report cannot be read, or is not about a page of this site.'],
  foreign_origin: [403, 'The report comes from a page of another site.'],
  method_not_allowed: [405, 'Use POST.'],
  too_large: [413, 'The report is too large.'],
  unsupported_type: [415, 'Send application/reports+json, application/csp-report or application/json.'],
  too_many: [429, 'Too many reports came from your network. Try again in a minute.'],
} as const

const extraHeaders: Partial<Record<keyof typeof refusals, Record<string, string>>> = {
  method_not_allowed: { Allow: 'POST' },
  too_many: { 'Retry-After': '60' },
}

export function refuseReport(c: Context, error: keyof typeof refusals): Response {
  const [status, details] = refusals[error]
  return c.json({ ok: false, error, details }, status, extraHeaders[error])
}

/** Another site must not report through the browsers of its visitors. Other clients can report. */
export const fromThisSite = createMiddleware<AppEnv>(async (c, next) =>
  isSameOrigin(c.req) ? next() : refuseReport(c, 'foreign_origin'),
)

/** @param largest in bytes */
export const boundedReport = (largest: number) =>
  postedBody({
    largest,
    limit: (c) => c.env.REPORT_RATE_LIMIT,
    refuse: (c, fault) => refuseReport(c, fault === 'unreadable' ? 'invalid_report' : fault),
  })

/** Checked here too: not every browser tells its scripts about these signals. */
export function isTrackingRefused(request: HonoRequest): boolean {
  return request.header('sec-gpc') === '1' || request.header('dnt') === '1'
}

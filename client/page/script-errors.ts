import { isTrackingRefused } from '#client/drafts/tracking-refused.ts'
import { reportedLocation } from './reported-location.ts'
import { sendReport } from './send-report.ts'

/** The first errors of a page are the cause of the others. */
let reportsLeft = 3

function report(error: unknown): void {
  // What is not an error may be text that quotes the visitor.
  if (!(error instanceof Error) || reportsLeft === 0) return
  reportsLeft -= 1
  const [, place] = /\/build\/([\w-]+\.js:\d+:\d+)/.exec(error.stack ?? '') ?? []
  sendReport('/api/reports', { name: error.name, page: new URL(reportedLocation()).pathname, place })
}

/** React passes what islands throw to `reportError`, which fires the event `error`. */
export function reportScriptErrors(): void {
  if (isTrackingRefused()) return
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => report(reason))
}

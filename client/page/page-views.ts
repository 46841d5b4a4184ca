import { isTrackingRefused } from '#client/drafts/tracking-refused.ts'

let reported = ''

function report(): void {
  if (location.href === reported) return
  reported = location.href
  const body = JSON.stringify({ location: location.href })
  void fetch('/api/page-view', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {
    // A lost report does not affect the visitor.
  })
}

export function reportPageViews(): void {
  if (isTrackingRefused()) return
  report()
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history)
    history[name] = (...args) => {
      original(...args)
      report()
    }
  }
  addEventListener('popstate', report)
  addEventListener('hashchange', report)
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    reported = ''
    report()
  })
}

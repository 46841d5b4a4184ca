import { reportedLocation } from './reported-location.ts'
import { sendReport } from './send-report.ts'

let reported = ''

function report(): void {
  if (location.href === reported) return
  reported = location.href
  sendReport('/api/page-view', { location: reportedLocation() })
}

export function reportPageViews(): void {
  // The visitor may never see a page that the browser prepares.
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', reportPageViews, { once: true })
    return
  }
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

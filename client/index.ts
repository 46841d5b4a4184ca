import { followAnchors } from './anchors.ts'
import { enhanceLanguageToggle, restorePlace } from './language-toggle.ts'
import { openTargetedDetails } from './open-details.ts'
import { reportPageViews } from './page-views.ts'

restorePlace()
followAnchors()
openTargetedDetails()
enhanceLanguageToggle()
reportPageViews()

/** Islands come to life when the browser is idle or the visitor reaches for the page, whichever is first. */
const reaching = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'] as const
let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const type of reaching) removeEventListener(type, start)
  void import('./hydrate.tsx').then(({ hydrateIslands }) => hydrateIslands())
}

for (const type of reaching) addEventListener(type, start, { passive: true })
if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 })
else setTimeout(start, 200)

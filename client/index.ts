import { followAnchors, keepTargetInPlace } from './anchors.ts'
import { enhanceBackLinks } from './back-link.ts'
import { followDialogCommands } from './dialog-commands.ts'
import { enhanceLanguageToggle, restorePlace } from './language-toggle.ts'
import { logNotFound } from './not-found.ts'
import { openTargetedDetails } from './open-details.ts'
import { reportPageViews } from './page-views.ts'

const isPlaceRestored = restorePlace()
followAnchors()
keepTargetInPlace({ isPlaceRestored })
enhanceBackLinks()
followDialogCommands()
openTargetedDetails()
enhanceLanguageToggle()
reportPageViews()
logNotFound()

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

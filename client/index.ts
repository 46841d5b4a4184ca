import { followAnchors, keepTargetInPlace } from './anchors.ts'
import { enhanceBackLinks } from './back-link.ts'
import { followDialogCommands } from './dialog-commands.ts'
import { enhanceLanguageToggle, restorePlace } from './language-toggle.ts'
import { loadIslands } from './load-islands.ts'
import { logNotFound } from './not-found.ts'
import { openTargetedDetails } from './open-details.ts'
import { reportPageViews } from './page-views.ts'

const isPlaceRestored = restorePlace()
keepTargetInPlace({ isPlaceRestored })

// In a task of its own: in this one the page has loaded, and the browser looks over its forms, for which it lays out even
// what is far below. What is pressed until then works without script, or waits (`pre-paint.js`).
setTimeout(() => {
  followAnchors()
  enhanceBackLinks()
  followDialogCommands()
  openTargetedDetails()
  enhanceLanguageToggle()
  reportPageViews()
  logNotFound()
  void loadIslands()
})

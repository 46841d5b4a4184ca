import { keepBrief } from '#client/brief/keep-brief.ts'
import { keepDrafts } from '#client/drafts/keep-drafts.ts'
import { forgetTyped, isTrackingRefused } from '#client/drafts/tracking-refused.ts'
import { followAnchors, keepTargetInPlace } from './anchors.ts'
import { attempt } from './attempt.ts'
import { enhanceBackLinks } from './back-link.ts'
import { enhanceLanguageToggle, restorePlace } from './language-toggle.ts'
import { loadIslands } from './load-islands.ts'
import { reportPageViews } from './page-views.ts'
import { reportScriptErrors } from './script-errors.ts'
import { followSearchKey } from './search-key.ts'

function start(): void {
  attempt(reportScriptErrors, () => keepTargetInPlace({ isPlaceRestored: restorePlace() }))

  // In a later task: in this task the browser checks the forms and lays out the whole page for it.
  setTimeout(() => {
    attempt(
      ...(isTrackingRefused() ? [forgetTyped] : [keepDrafts, keepBrief, reportPageViews]),
      followAnchors,
      followSearchKey,
      enhanceBackLinks,
      enhanceLanguageToggle,
    )
    void loadIslands()
  })
}

// `pre-paint.js` sets it below the floor of `browserslist`, where a page is the one without script.
if (document.documentElement.dataset.lost !== 'old') start()

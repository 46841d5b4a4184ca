import { keepBrief } from '#client/brief/keep-brief.ts'
import { keepDrafts } from '#client/drafts/keep-drafts.ts'
import { followAnchors, keepTargetInPlace } from './anchors.ts'
import { enhanceBackLinks } from './back-link.ts'
import { followDialogCommands } from './dialog-commands.ts'
import { enhanceLanguageToggle, restorePlace } from './language-toggle.ts'
import { closeWhenLeft } from './leaving.ts'
import { loadIslands } from './load-islands.ts'
import { logNotFound } from './not-found.ts'
import { openTargetedDetails } from './open-details.ts'
import { reportPageViews } from './page-views.ts'
import { writePrintedAddresses } from './print-addresses.ts'
import { reportScriptErrors } from './script-errors.ts'
import { followSearchKey } from './search-key.ts'

reportScriptErrors()
const isPlaceRestored = restorePlace()
keepTargetInPlace({ isPlaceRestored })

// In a later task: in this task the browser checks the forms and lays out the whole page for it.
setTimeout(() => {
  keepDrafts()
  followAnchors()
  followSearchKey()
  enhanceBackLinks()
  followDialogCommands()
  closeWhenLeft()
  openTargetedDetails()
  enhanceLanguageToggle()
  keepBrief()
  reportPageViews()
  logNotFound()
  writePrintedAddresses()
  void loadIslands()
})

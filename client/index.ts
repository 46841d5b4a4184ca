import { followAnchors, keepTargetInPlace } from './anchors.ts'
import { enhanceBackLinks } from './back-link.ts'
import { followDialogCommands } from './dialog-commands.ts'
import { enhanceLanguageToggle, restorePlace } from './language-toggle.ts'
import { loadIslands } from './load-islands.ts'
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
void loadIslands()

import { showBriefCount } from '#client/brief/show-count.ts'
import { attempt } from './attempt.ts'
import { copyWhatIsPressed, dateCitations } from './copy.ts'
import { followDialogCommands } from './dialog-commands.ts'
import { closeWhenLeft } from './leaving.ts'
import { logNotFound } from './not-found.ts'
import { writePrintedAddresses } from './print-addresses.ts'

/** What only pages with such an element load. */
const parts: Record<string, () => Promise<void>> = {
  '#sheet': () => import('#client/brief/follow-form.ts').then((module) => module.followForm()),
  '[data-drawn-links]': () => import('./drawn-links.ts').then((module) => module.followDrawnLinks()),
  '[data-present]': () => import('./present-section.ts').then((module) => module.followPresentSection()),
}

/** A form whose islands answer also refuses what no address holds. */
async function refuseLongAddresses(): Promise<void> {
  if (document.querySelector('[data-too-long]')) (await import('./long-address.ts')).refuseLongAddresses()
}

/**
 * Here and not in the loader, which must stay small: nobody needs these earlier.
 * @returns resolves when islands may answer forms
 */
export async function enhancePage(): Promise<void> {
  attempt(
    showBriefCount,
    copyWhatIsPressed,
    dateCitations,
    followDialogCommands,
    closeWhenLeft,
    writePrintedAddresses,
    logNotFound,
  )
  for (const [selector, load] of Object.entries(parts))
    if (document.querySelector(selector)) load().catch(() => {})
  await refuseLongAddresses().catch(() => {})
}

import { showBriefCount } from '#client/brief/show-count.ts'
import { attempt } from './attempt.ts'
import { followDialogCommands } from './dialog-commands.ts'
import { closeWhenLeft } from './leaving.ts'
import { logNotFound } from './not-found.ts'
import { writePrintedAddresses } from './print-addresses.ts'

/** What only pages with such an element load. The elements are marked as islands are. */
const parts: Record<string, () => Promise<void>> = {
  '.cite': () => import('./copy.ts').then((module) => module.followCitations()),
  '#sheet': () => import('#client/brief/follow-form.ts').then((module) => module.followForm()),
  '[data-drawn-links]': () => import('./drawn-links.ts').then((module) => module.followDrawnLinks()),
  '.scroll-x': () => import('./scroll-regions.ts').then((module) => module.followScrollRegions()),
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
  attempt(showBriefCount, followDialogCommands, closeWhenLeft, writePrintedAddresses, logNotFound)
  for (const [selector, load] of Object.entries(parts)) {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)]
    const mark = (state: 'hydrated' | 'lost') => {
      for (const { dataset } of elements) dataset[state] = ''
    }
    if (elements.length > 0)
      load().then(
        () => mark('hydrated'),
        () => mark('lost'),
      )
  }
  await refuseLongAddresses().catch(() => {})
}

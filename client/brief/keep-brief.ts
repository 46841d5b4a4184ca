import { isTrackingRefused } from '#client/drafts/tracking-refused.ts'
import { isPlainClick } from '#client/ui/plain-click.ts'
import { keep, readKept } from '#client/ui/tab-storage.ts'
import type { StorageKey } from '#content/storage.ts'

const briefKey: StorageKey = 'brief'

const stored = () => String(readKept(briefKey) ?? '')

const own = (search: string) => [...new URLSearchParams(search)].filter(([name]) => name !== 'lang')

/** From now on the link only leads to the brief. */
function markAdded(link: HTMLAnchorElement): void {
  const label = link.querySelector('span')
  if (label) label.textContent = link.dataset.added ?? ''
  const address = new URL(link.href)
  for (const [name] of own(address.search)) address.searchParams.delete(name)
  link.href = address.href
  delete link.dataset.briefAdd
}

/** @returns false without storage. The link then works as without script. */
function add(link: HTMLAnchorElement): boolean {
  const state = new URLSearchParams(stored())
  for (const [name, value] of own(link.search)) {
    if (name === 'estimand') state.set(name, value)
    else if (!state.has(name, value)) state.append(name, value)
  }
  return keep(briefKey, state.toString() || null)
}

/**
 * Keeps the brief of this tab. A brief page without parameters becomes the stored brief. If the
 * visitor refuses tracking, nothing is kept, and links add to the brief as without script.
 */
export function keepBrief(): void {
  if (isTrackingRefused()) {
    keep(briefKey, null)
    return
  }
  const page = document.querySelector<HTMLElement>('[data-brief]')
  const state = page?.dataset.brief ?? ''
  if (state) keep(briefKey, state)
  else if (page && stored() && own(location.search).length === 0) {
    const address = new URL(location.href)
    for (const [name, value] of new URLSearchParams(stored())) address.searchParams.append(name, value)
    location.replace(address)
    return
  }
  const kept = new URLSearchParams(stored())
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-brief-add]')) {
    if (own(link.search).every(([name, value]) => kept.has(name, value))) markAdded(link)
  }
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return
    if (event.target.closest('a[data-brief-clear]')) keep(briefKey, null)
    const link = event.target.closest<HTMLAnchorElement>('a[data-brief-add]')
    if (!link || !add(link)) return
    event.preventDefault()
    markAdded(link)
  })
}

import { moveDraft, ownParameters as own, readDraft, stateIn } from '#client/drafts/draft.ts'
import { longestQuery } from '#client/ui/address.ts'
import { isLoadedFromHistory } from '#client/ui/loaded-from-history.ts'
import { clickedLink } from '#client/ui/plain-click.ts'
import { keep, readKept } from '#client/ui/tab-storage.ts'
import type { StorageKey } from '#content/storage.ts'

const briefKey: StorageKey = 'brief'

function stored(): string {
  const kept = readKept(briefKey)
  return typeof kept === 'string' ? kept : ''
}

function say(link: HTMLAnchorElement, text = ''): void {
  const label = link.querySelector('span')
  if (label) label.textContent = text
}

/** From now on the link only leads to the brief. */
function markAdded(link: HTMLAnchorElement): void {
  say(link, link.dataset.added)
  const address = new URL(link.href)
  for (const [name] of own(address.search)) address.searchParams.delete(name)
  link.href = address.href
  delete link.dataset.briefAdd
}

/** @returns false without storage. The link then works as without script. */
function add(link: HTMLAnchorElement): boolean {
  const before = stored()
  const state = new URLSearchParams(before)
  for (const [name, value] of own(link.search)) {
    if (name === 'estimand') state.set(name, value)
    else if (!state.has(name, value)) state.append(name, value)
  }
  const after = state.toString()
  if (after.length > longestQuery) say(link, link.dataset.full)
  else if (!keep(briefKey, after || null)) return false
  else {
    moveDraft('brief-draft', before, after)
    markAdded(link)
  }
  return true
}

/**
 * Keeps the brief of this tab. A brief page without parameters becomes the stored brief. Without
 * this, links add to the brief as without script.
 */
export function keepBrief(): void {
  const page = document.querySelector<HTMLElement>('[data-brief]')
  const state = page?.dataset.brief ?? ''
  if (state) keep(briefKey, state)
  // Back and a reload lead to what was typed in the empty brief before a link filled it.
  else if (
    page &&
    stored() &&
    !stateIn(location.search) &&
    !(isLoadedFromHistory() && readDraft('brief-draft')?.state === '')
  ) {
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
    if (clickedLink(event, 'a[data-brief-clear]')) keep(briefKey, null)
    const link = clickedLink(event, 'a[data-brief-add]')
    if (link && add(link)) event.preventDefault()
  })
}

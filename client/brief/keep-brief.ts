import { isPlainClick } from '#client/ui/plain-click.ts'
import type { StorageKey } from '#content/storage.ts'

const briefKey: StorageKey = 'brief'

function stored(): string {
  try {
    return sessionStorage.getItem(briefKey) ?? ''
  } catch {
    return ''
  }
}

/** Without storage a link to the brief carries what it adds, as without script. */
function store(state: string): boolean {
  try {
    if (state) sessionStorage.setItem(briefKey, state)
    else sessionStorage.removeItem(briefKey)
    return true
  } catch {
    return false
  }
}

const own = (search: string) => [...new URLSearchParams(search)].filter(([name]) => name !== 'lang')

/** The link leads to the brief, which holds its item now. */
function markAdded(link: HTMLAnchorElement): void {
  const label = link.querySelector('span')
  if (label) label.textContent = link.dataset.added ?? ''
  const address = new URL(link.href)
  for (const [name] of own(address.search)) address.searchParams.delete(name)
  link.href = address.href
  delete link.dataset.briefAdd
}

function add(link: HTMLAnchorElement): boolean {
  const state = new URLSearchParams(stored())
  for (const [name, value] of own(link.search)) {
    if (name === 'estimand') state.set(name, value)
    else if (!state.has(name, value)) state.append(name, value)
  }
  return store(state.toString())
}

/**
 * Keeps the brief of this tab from page to page: "add to the brief" adds and stays where it is, the
 * bare brief becomes the one that was filled in. Without script they are links.
 */
export function keepBrief(): void {
  const page = document.querySelector<HTMLElement>('[data-brief]')
  const state = page?.dataset.brief ?? ''
  if (state) store(state)
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
    if (event.target.closest('a[data-brief-clear]')) store('')
    const link = event.target.closest<HTMLAnchorElement>('a[data-brief-add]')
    if (!link || !add(link)) return
    event.preventDefault()
    markAdded(link)
  })
}

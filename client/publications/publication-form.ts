import { foldFields } from '#client/text/fold.ts'
import { forgetAwaitedAddress, pushAddress, replaceAddressLater, settleAddress } from '#client/ui/address.ts'
import { clickedLink } from '#client/ui/plain-click.ts'
import {
  filtersAddress,
  type ListedPublication,
  noFilters,
  type PublicationFilters,
  readFilters,
} from './filters.ts'

export function formOf(id: string): HTMLFormElement | null {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

function field(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null
}

function yearsOf(form: HTMLFormElement): string[] {
  const years = field(form, 'year')
  return years instanceof HTMLSelectElement ? [...years.options].map(({ value }) => value) : []
}

function readForm(form: HTMLFormElement): PublicationFilters {
  const value = (name: string) => field(form, name)?.value
  return readFilters({ q: value('q'), year: value('year'), type: value('type') }, yearsOf(form))
}

function readAddress(form: HTMLFormElement): PublicationFilters {
  return readFilters(Object.fromEntries(new URLSearchParams(location.search)), yearsOf(form))
}

export function writeForm(form: HTMLFormElement, filters: PublicationFilters): void {
  for (const [name, value] of Object.entries(filters)) {
    const found = field(form, name)
    if (found) found.value = value
  }
}

/** Typing replaces the address, a choice adds a history entry. @returns a function that ends it */
export function followForm(
  form: HTMLFormElement,
  base: string,
  onChange: (filters: PublicationFilters) => void,
): () => void {
  const follow = (event: Event) => {
    const filters = readForm(form)
    const address = filtersAddress(base, filters)
    onChange(filters)
    if (event.target instanceof HTMLSelectElement) pushAddress(address)
    else replaceAddressLater(address)
  }
  /** A bar of the plot chooses its year. */
  const choose = (event: MouseEvent) => {
    const address = clickedLink(event, '.plot-link')?.getAttribute('href')
    if (!address) return
    event.preventDefault()
    const year = new URL(address, location.href).searchParams.get('year')
    const filters = readFilters({ year }, yearsOf(form))
    writeForm(form, filters)
    onChange(filters)
    pushAddress(filtersAddress(base, filters))
    form.scrollIntoView()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    settleAddress()
    document.querySelector('[data-count]')?.scrollIntoView({ block: 'nearest' })
  }
  const restore = () => {
    forgetAwaitedAddress()
    const filters = readAddress(form)
    writeForm(form, filters)
    onChange(filters)
  }
  // The visitor may have typed before hydration.
  const typed = filtersAddress(base, readForm(form))
  if (typed !== filtersAddress(base, readAddress(form))) replaceAddressLater(typed)
  onChange(readForm(form))

  const events = new AbortController()
  const { signal } = events
  form.addEventListener('input', follow, { signal })
  form.addEventListener('submit', submit, { signal })
  document.addEventListener('click', choose, { signal })
  addEventListener('popstate', restore, { signal })
  return () => events.abort()
}

/** The bars of the plot above the list are links, one per year. */
export function markYear(base: string, year: string): void {
  const address = filtersAddress(base, { ...noFilters, year })
  for (const bar of document.querySelectorAll('.plot-link')) {
    if (year !== '' && bar.getAttribute('href') === address) bar.setAttribute('aria-current', 'true')
    else bar.removeAttribute('aria-current')
  }
}

/** The files below the list contain only the shown publications. */
export function followFiles(filters: PublicationFilters): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-follows-filters]'))
    link.href = filtersAddress(link.pathname, filters)
}

export function readList(list: HTMLElement): ListedPublication[] {
  return [...list.querySelectorAll<HTMLElement>('[data-type]')].map((element) => ({
    element,
    haystack: foldFields(
      [...element.querySelectorAll('[data-searched]')].map(({ textContent }) => textContent),
    ),
    year: element.dataset.year ?? '',
    type: element.dataset.type ?? '',
  }))
}

import { type ListedPublication, type PublicationFilters, readFilters } from '../state/publications.ts'
import { foldFields } from '../state/search.ts'
import { pushAddress, replaceAddress } from './filter-address.ts'

/**
 * Tells `onChange` the filters whenever they change. Typing replaces the address, a choice adds to the history,
 * Back and Forward restore what the address says. Returns what ends all of it.
 */
export function followForm(
  form: HTMLFormElement,
  onChange: (filters: PublicationFilters) => void,
): () => void {
  const events = new AbortController()
  const { signal } = events
  const settle = () => replaceAddress({ ...readForm(form) }, { isSettled: true })
  settle()
  form.addEventListener(
    'input',
    ({ target }) => {
      const filters = readForm(form)
      onChange(filters)
      if (target instanceof HTMLSelectElement) pushAddress({ ...filters })
      else replaceAddress({ ...filters })
    },
    { signal },
  )
  field(form, 'q')?.addEventListener('change', settle, { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      settle()
      document.querySelector('[data-count]')?.scrollIntoView({ block: 'nearest' })
    },
    { signal },
  )
  addEventListener(
    'popstate',
    () => {
      const filters = readFilters(Object.fromEntries(new URLSearchParams(location.search)), yearsOf(form))
      writeForm(form, filters)
      onChange(filters)
    },
    { signal },
  )
  return () => events.abort()
}

export function formOf(id: string): HTMLFormElement | null {
  const form = document.getElementById(id)
  return form instanceof HTMLFormElement ? form : null
}

function field(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLSelectElement | null {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null
}

function yearsOf(form: HTMLFormElement): string[] {
  const years = field(form, 'year')
  return years instanceof HTMLSelectElement ? [...years.options].map(({ value }) => value) : []
}

export function readForm(form: HTMLFormElement): PublicationFilters {
  const value = (name: string) => field(form, name)?.value
  return readFilters({ q: value('q'), year: value('year'), type: value('type') }, yearsOf(form))
}

export function writeForm(form: HTMLFormElement, filters: PublicationFilters): void {
  for (const [name, value] of Object.entries(filters)) {
    const found = field(form, name)
    if (found) found.value = value
  }
}

/** Every entry of the list as the filters see it: the server marks what is searched and what is chosen from. */
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

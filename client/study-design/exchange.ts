type Control = HTMLInputElement | HTMLSelectElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/** Puts the children of one element into another of the other page. */
function takeChildren(into: Element | null, from: Element | null): void {
  if (into && from) into.replaceChildren(...from.childNodes)
}

/**
 * What is said at a field, and whether it counts: the field itself stays, with what is typed in it.
 */
function exchangeRows(form: HTMLFormElement, page: Document): void {
  for (const row of form.querySelectorAll<HTMLElement>('[data-row]')) {
    const next = page.querySelector(`[data-row="${row.dataset.row}"]`)
    if (!next) continue
    row.className = next.className
    takeChildren(row.querySelector('[data-notes]'), next.querySelector('[data-notes]'))
    const [control, from] = [row, next].map((place) => place.querySelector('input, select'))
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = from?.getAttribute(name)
      if (value) control?.setAttribute(name, value)
      else control?.removeAttribute(name)
    }
  }
}

/** The design in the message of the contact form, unless the visitor has written there. */
function exchangeMessage(page: Document): void {
  const [area, next] = [document, page].map((place) => place.querySelector('textarea[name="message"]'))
  if (!(area instanceof HTMLTextAreaElement && next instanceof HTMLTextAreaElement)) return
  if (area.value !== area.defaultValue) return
  area.defaultValue = next.defaultValue
  area.value = next.defaultValue
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whether the page holds a result, or only what stands in its way. */
export const hasResult = (page: Document) => page.querySelector('[data-headline]') !== null

/** Shows another state of the design's page in this one. */
export function exchange(form: HTMLFormElement, answer: Element, page: Document): void {
  exchangeRows(form, page)
  takeChildren(form.querySelector('[data-faults]'), page.querySelector(`#${form.id} [data-faults]`))
  if (hasResult(page)) exchangeMessage(page)
  takeChildren(answer, page.querySelector('[data-island="design-answer"] [data-slot]'))
}

/** Whether a field holds anything else than the page said. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) =>
    control instanceof HTMLSelectElement
      ? control.selectedOptions[0]?.defaultSelected === false
      : control instanceof HTMLInputElement && control.value !== control.defaultValue,
  )
}

/** Puts what the page holds into the fields of the form. */
export function fillForm(form: HTMLFormElement, page: Document): void {
  for (const control of form.elements) {
    if (!isControl(control) || control.type === 'hidden') continue
    const from = page.getElementById(control.id)
    if (from && isControl(from)) control.value = from.value
  }
}

type Control = HTMLInputElement | HTMLSelectElement

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

function takeChildren(into: Element | null, from: Element | null): void {
  if (into && from) into.replaceChildren(...from.childNodes)
}

/** The field itself remains, with the typed text. */
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

/** Updates the message of the contact form, unless the visitor has changed the message. */
function exchangeMessage(page: Document): void {
  const [area, next] = [document, page].map((place) => place.querySelector('textarea[name="message"]'))
  if (!(area instanceof HTMLTextAreaElement && next instanceof HTMLTextAreaElement)) return
  if (area.value !== area.defaultValue) return
  area.defaultValue = next.defaultValue
  area.value = next.defaultValue
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

export const hasResult = (page: Document) => page.querySelector('[data-headline]') !== null

export function exchange(form: HTMLFormElement, answer: Element, page: Document): void {
  exchangeRows(form, page)
  takeChildren(form.querySelector('[data-faults]'), page.querySelector(`#${form.id} [data-faults]`))
  if (hasResult(page)) exchangeMessage(page)
  takeChildren(answer, page.querySelector('[data-island="design-answer"] [data-slot]'))
}

export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) =>
    control instanceof HTMLSelectElement
      ? control.selectedOptions[0]?.defaultSelected === false
      : control instanceof HTMLInputElement && control.value !== control.defaultValue,
  )
}

export function fillForm(form: HTMLFormElement, page: Document): void {
  for (const control of form.elements) {
    if (!isControl(control) || control.type === 'hidden') continue
    const from = page.getElementById(control.id)
    if (from && isControl(from)) control.value = from.value
  }
}

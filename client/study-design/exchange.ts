import { marked, markOf } from './marks.ts'

type Control = HTMLInputElement | HTMLSelectElement

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

function takeChildren(into: Element | null, from: Element | null): void {
  if (into && from) into.replaceChildren(...from.childNodes)
}

/** The field itself remains, with the typed text. */
function exchangeRows(form: HTMLFormElement, page: Document): void {
  for (const row of form.querySelectorAll<HTMLElement>(marked('row'))) {
    const next = page.querySelector<HTMLElement>(marked('row', markOf(row, 'row')))
    if (!next) continue
    row.className = next.className
    const notes = row.querySelector<HTMLElement>(marked('notes'))
    // Below a corrected field nothing rises.
    if (notes) notes.style.minHeight = `${notes.offsetHeight}px`
    takeChildren(notes, next.querySelector(marked('notes')))
    const [control, from] = [row, next].map((place) => place.querySelector('input, select'))
    const found = markOf(next, 'found')
    if (isControl(control) && found !== undefined) control.value = found
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = from?.getAttribute(name)
      if (value) control?.setAttribute(name, value)
      else control?.removeAttribute(name)
    }
    if (control?.ariaInvalid) unfold(control)
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

export const hasResult = (page: Document) => page.querySelector(marked('headline')) !== null

/** Opens what is folded around a control, so that it is seen and can take the focus. */
export function unfold(control: Element): void {
  control.closest('details')?.setAttribute('open', '')
}

/** Shows the fields that are read with the chosen options, before the answer comes. */
export function showRows(form: HTMLFormElement): void {
  const isChosen = (name: string, options: readonly string[]) => {
    const choice = form.elements.namedItem(name)
    return isControl(choice) && options.includes(choice.value)
  }
  for (const row of form.querySelectorAll(`${marked('with')}, ${marked('unless')}`)) {
    const isAsked = isChosen('find', markOf(row, 'unless')?.split(' ') ?? [])
    const conditions = markOf(row, 'with')?.split(',') ?? []
    const isRead =
      !isAsked &&
      conditions.every((condition) => {
        const [name = '', ...options] = condition.split(' ')
        return isChosen(name, options)
      })
    row.classList.toggle('needs-no-script', !isRead)
  }
}

/**
 * What has the focus stays in place, where faults of other fields come and go. Without a focus (the
 * keyboard of a phone was closed) the end of the form does.
 * @returns a function to call after the exchange
 */
function holdInPlace(form: HTMLFormElement): () => void {
  const { activeElement, body } = document
  const held = activeElement === body ? form.querySelector('[type="submit"]') : activeElement
  const top = () => held?.getBoundingClientRect().top ?? 0
  const before = top()
  return () => {
    if (held?.isConnected) scrollBy({ top: top() - before, behavior: 'instant' })
  }
}

/** An example that is none any more leaves its room: no field below it moves. */
function exchangeExample(form: HTMLFormElement, page: Document): void {
  const [example, next] = [form, page].map((place) => place.querySelector<HTMLElement>(marked('example')))
  if (!example || !next) return
  const isOne = next.hasChildNodes()
  example.style.visibility = isOne ? '' : 'hidden'
  if (isOne) takeChildren(example, next)
}

/** What the visitor chose in the answer, e.g. for the simulation, holds for the next answer too. */
function keepSettings(answer: Element, next: Element | null): void {
  for (const old of answer.querySelectorAll(marked('setting'))) {
    const setting = next?.querySelector(marked('setting', markOf(old, 'setting')))
    if (isControl(old) && isControl(setting)) setting.value = old.value
    if (old instanceof HTMLDetailsElement && setting instanceof HTMLDetailsElement) setting.open = old.open
    // The next design may not offer the option.
    if (setting instanceof HTMLSelectElement && setting.selectedIndex < 0) setting.selectedIndex = 0
  }
}

/** Takes the next answer, but for what must remain. */
export type Take = (next: Element) => void

/** Without a result, room is kept for one, so that what follows it does not rise into view. */
function exchangeAnswer(answer: Element, page: Document, take: Take): void {
  const sheet = answer.closest<HTMLElement>('.design-sheet')
  const height = sheet?.offsetHeight ?? 0
  const next = page.querySelector('.design-sheet [data-slot]')
  keepSettings(answer, next)
  if (next) take(next)
  const last = answer.lastElementChild
  if (sheet && !hasResult(page) && last instanceof HTMLElement)
    last.style.minHeight = `${last.offsetHeight + height - sheet.offsetHeight}px`
}

export function exchange(form: HTMLFormElement, answer: Element, page: Document, take: Take): void {
  const putBack = holdInPlace(form)
  exchangeRows(form, page)
  takeChildren(form.querySelector(marked('line')), page.querySelector(marked('line')))
  exchangeExample(form, page)
  if (hasResult(page)) exchangeMessage(page)
  exchangeAnswer(answer, page, take)
  putBack()
}

export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) =>
    control instanceof HTMLSelectElement
      ? control.selectedOptions[0]?.defaultSelected === false
      : control instanceof HTMLInputElement && control.value !== control.defaultValue,
  )
}

/** As the address that is restored: the fields, and what the form keeps beside them. */
export function fillForm(form: HTMLFormElement, page: Document): void {
  const hiddenIn = (place: ParentNode) =>
    Array.from(place.querySelectorAll(`#${form.id} input[type="hidden"]`))
  for (const kept of hiddenIn(document)) kept.remove()
  for (const next of hiddenIn(page)) form.appendChild(next)
  for (const control of form.elements) {
    if (!isControl(control) || control.type === 'hidden') continue
    const from = page.getElementById(control.id)
    if (!from || !isControl(from)) continue
    control.value = from.value
    if (from.closest('details')?.open) unfold(control)
  }
  showRows(form)
}

import { fill } from '#client/text/fill.ts'
import { longestQuery } from '#client/ui/address.ts'

/** How much of the longest address the values take, in per cent. */
function filled(form: HTMLFormElement): number {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value)
  return Math.ceil((100 * query.toString().length) / longestQuery)
}

/** @returns whether the address of the form is too long. Then the note in the form says so. */
function isTooLong(form: HTMLFormElement, note: HTMLElement): boolean {
  const percent = filled(form)
  note.textContent = percent > 100 ? fill(note.dataset.tooLong ?? '', { percent }) : ''
  return percent > 100
}

/** Keeps the text in the form. Once shown, the note follows the typing. */
export function refuseLongAddresses(): void {
  for (const type of ['submit', 'input'] as const)
    document.addEventListener(
      type,
      (event) => {
        const form = event.target instanceof Element ? event.target.closest('form') : null
        const note = form?.querySelector<HTMLElement>('[data-too-long]')
        if (!form || !note || (type === 'input' && note.textContent === '')) return
        // Before the draft is marked as sent.
        if (isTooLong(form, note) && type === 'submit') event.preventDefault()
      },
      { capture: true },
    )
}

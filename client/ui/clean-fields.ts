import { asciiAddress, cleanAddress } from '#client/text/clean-address.ts'
import { withoutMarks } from '#client/text/without-marks.ts'

function cleanField(field: HTMLInputElement): void {
  // The same value again does not move the caret.
  if (field.type === 'text') field.value = withoutMarks(field.value)
  if (field.type !== 'email') return
  field.value = cleanAddress(field.value)
  // A browser that takes the letters of a domain may show them.
  if (!field.validity.valid) field.value = asciiAddress(field.value)
}

/** Not while somebody types: a half-typed address looks like one with a mark at its end. */
function isEntered(event: Event): boolean {
  if (event instanceof InputEvent) return event.inputType.startsWith('insertFrom')
  const { type, target } = event
  return (
    type === 'change' ||
    (type === 'click' && target instanceof Element && target.closest('[type="submit"]') !== null)
  )
}

/**
 * Takes out of the fields what is pasted along with a name or an address, once it is pasted or typed,
 * and before the browser validates the form: a press of Enter clicks its button too.
 */
export function cleanFields(form: HTMLFormElement | null): void {
  const clean = () => {
    for (const field of form?.elements ?? []) if (field instanceof HTMLInputElement) cleanField(field)
  }
  // What was pasted while this file was loading.
  clean()
  for (const type of ['change', 'input', 'click'])
    form?.addEventListener(type, (event) => isEntered(event) && clean())
}

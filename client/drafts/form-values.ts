type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function fieldsOf(form: HTMLFormElement): Field[] {
  return [
    ...form.querySelectorAll<HTMLInputElement>(
      ':is(input, select, textarea)[name]:not([type=hidden], .trap *)',
    ),
  ]
}

/** Whether the page answers a post of this form. Then its fields hold the values that were sent. */
export function isAnswerTo(form: HTMLFormElement): boolean {
  return form.method === 'post' && new URL(form.action).pathname === location.pathname
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

/** Boxes of one name differ in their values. */
const keyOf = (field: Field) => (isBox(field) ? `${field.name}=${field.value}` : field.name)

const currentOf = (field: Field) => (isBox(field) ? String(field.checked) : field.value)

export function startOf(field: Field): string {
  if (isBox(field)) return String(field.defaultChecked)
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}

export function typedValues(form: HTMLFormElement): Record<string, string> {
  const isAnswer = isAnswerTo(form)
  const typed = fieldsOf(form).filter((field) => currentOf(field) !== (isAnswer ? '' : startOf(field)))
  return Object.fromEntries(typed.map((field) => [keyOf(field), currentOf(field)]))
}

/** What the page has chosen in a form that its address has a choice for (`data-asked`). */
export function chosenValues(form: HTMLFormElement): Record<string, string> {
  if (!form.dataset.asked) return {}
  const selects = fieldsOf(form).filter((field) => field instanceof HTMLSelectElement)
  return Object.fromEntries(selects.map((field) => [field.name, startOf(field)]))
}

/** Fires `input` for components that follow the field, e.g. the character count. */
export function putValues(form: HTMLFormElement, values: Record<string, string>): void {
  const changed = fieldsOf(form).filter(
    (field) => (values[keyOf(field)] ?? currentOf(field)) !== currentOf(field),
  )
  for (const field of changed) {
    const value = values[keyOf(field)] ?? ''
    if (isBox(field)) field.checked = value === 'true'
    else field.value = value
    field.closest('details')?.setAttribute('open', '')
  }
  for (const field of changed) field.dispatchEvent(new Event('input', { bubbles: true }))
}

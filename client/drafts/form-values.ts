type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].flatMap((field) => {
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    return isField && field.name !== '' && field.type !== 'hidden' && !field.closest('.trap') ? [field] : []
  })
}

/** Whether the page answers a post of this form. Then its fields hold the values that were sent. */
export function isAnswerTo(form: HTMLFormElement): boolean {
  return form.method === 'post' && new URL(form.action).pathname === location.pathname
}

function startOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}

export function typedValues(form: HTMLFormElement): Record<string, string> {
  const isAnswer = isAnswerTo(form)
  const typed = fieldsOf(form).filter((field) => field.value !== (isAnswer ? '' : startOf(field)))
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]))
}

/** Fires `input` for components that follow the field, e.g. the character count. */
export function putValues(form: HTMLFormElement, values: Record<string, string>): void {
  const changed = fieldsOf(form).filter(({ name, value }) => (values[name] ?? value) !== value)
  for (const field of changed) field.value = values[field.name] ?? ''
  for (const field of changed) field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** One line per filled field: its label and its value. */
export function asText(form: HTMLFormElement): string {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(({ value }) => value.trim())
    .map(({ labels, name, value }) => `${labels?.[0]?.firstChild?.textContent ?? name}: ${value.trim()}`)
    .join('\n')
    .toWellFormed()
}

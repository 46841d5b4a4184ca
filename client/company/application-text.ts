/** What an application says, one line per field. */
export const asOutline = (labels: readonly string[]) => labels.map((label) => `${label}: `).join('\n')

/** The same lines, with what is typed. */
export function asText(form: HTMLFormElement): string {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .map(({ labels, name, value }) => `${labels?.[0]?.firstChild?.textContent ?? name}: ${value.trim()}`)
    .join('\n')
    .toWellFormed()
}

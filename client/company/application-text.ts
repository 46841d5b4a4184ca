/** What an application says, one line per field, in the words of the page: a translator changes the form's. */
export function asText(labels: readonly string[], form?: HTMLFormElement | null): string {
  const fields = form
    ? [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    : []
  return labels
    .map((label, index) => `${label}: ${fields[index]?.value.trim() ?? ''}`)
    .join('\n')
    .toWellFormed()
}

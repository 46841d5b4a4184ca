import { type DraftKey, readDraft } from '#client/drafts/draft.ts'

/**
 * A kept question that began with another card's line (`About: …`) begins with the line of this one.
 * @param begin what the page has written into the field
 * @param asked what the address has chosen
 */
export function beginText(field: HTMLTextAreaElement | null, key: DraftKey, begin = '', asked = ''): void {
  const [label] = /^.*?:/.exec(begin) ?? []
  if (!field || !label || !field.value.startsWith(label) || field.value.startsWith(begin)) return
  if (readDraft(key)?.asked === asked) return
  field.value = field.value.replace(/^.*\n?/, () => begin)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

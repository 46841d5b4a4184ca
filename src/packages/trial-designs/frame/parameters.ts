import { counts, type NamedField, type Texts } from './fields.ts'

/**
 * In the order of the fields, without those that are empty or not read. As where texts are read, a choice
 * that is not read decides nothing: its field is as at first.
 */
export function parametersOf(fields: readonly NamedField[], texts: Texts): Record<string, string> {
  const read: Record<string, string> = {}
  const parameters: Record<string, string> = {}
  for (const field of fields) {
    const { name, initial } = field
    const isRead = counts(field, read)
    read[name] = isRead ? (texts[name] ?? initial) : initial
    const text = (texts[name] ?? '').trim()
    if (isRead && text !== '') parameters[name] = text
  }
  return parameters
}

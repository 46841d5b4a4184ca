import { counts, type NamedField, type Texts } from './fields.ts'

/** In the order of the fields, without those that are empty or not read. */
export function parametersOf(fields: readonly NamedField[], texts: Texts): Record<string, string> {
  const counting = fields.filter((field) => counts(field, texts))
  const entries = counting.map(({ name }) => [name, (texts[name] ?? '').trim()] as const)
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

import { counts, type NamedField, type Texts } from './fields.ts'

/**
 * The parameters of a design's address in their fixed order: fields that do not count now, and
 * empty ones, are left out.
 */
export function parametersOf(fields: readonly NamedField[], texts: Texts): Record<string, string> {
  const counting = fields.filter((field) => counts(field, texts))
  const entries = counting.map(({ name }) => [name, (texts[name] ?? '').trim()] as const)
  return Object.fromEntries(entries.filter(([, text]) => text !== ''))
}

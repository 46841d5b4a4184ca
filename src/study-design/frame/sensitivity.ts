import { counts, type NamedField, type Texts } from './fields.ts'

/** The text of the changed field, and the headline with it; null where the design refuses. */
export interface Change {
  text: string
  value: number | null
}

export interface Sensitivity {
  field: string
  less: Change
  more: Change
}

const change = 0.2

/** The value of a field that holds a number above or below 0. */
function numberIn({ read }: NamedField, text: string): number {
  const found = read(text)
  return 'value' in found && typeof found.value === 'number' ? found.value : 0
}

/**
 * The headline with each assumption 20 % lower and higher, the others unchanged; without fields
 * that are empty, 0 or not read.
 */
export function sensitivityOf(
  fields: readonly NamedField[],
  texts: Texts,
  headlineOf: (texts: Texts) => number | null,
): Sensitivity[] {
  const changed = (field: NamedField, factor: number): Change => {
    const text = field.write(numberIn(field, texts[field.name] ?? '') * factor)
    return { text, value: headlineOf({ ...texts, [field.name]: text }) }
  }
  return fields
    .filter((field) => field.varies && numberIn(field, texts[field.name] ?? '') !== 0)
    .filter((field) => counts(field, texts))
    .map((field) => ({
      field: field.name,
      less: changed(field, 1 - change),
      more: changed(field, 1 + change),
    }))
}

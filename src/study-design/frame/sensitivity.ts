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

/** The changed number as the address writes it, without digits such as 0.30000000000000004. */
function scaled(text: string, factor: number, isWhole: boolean): string {
  const value = Number(text.trim()) * factor
  return String(isWhole ? Math.round(value) : Number(value.toPrecision(10)))
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
  const changed = (name: string, factor: number, isWhole: boolean): Change => {
    const text = scaled(texts[name] ?? '', factor, isWhole)
    return { text, value: headlineOf({ ...texts, [name]: text }) }
  }
  return fields
    .filter(({ name, varies }) => varies && Number(texts[name]?.trim() || Number.NaN))
    .filter((field) => counts(field, texts))
    .map(({ name, isWhole }) => ({
      field: name,
      less: changed(name, 1 - change, isWhole),
      more: changed(name, 1 + change, isWhole),
    }))
}

import { counts, type NamedField, type Texts } from './fields.ts'

/**
 * One assumption changed: what the form would hold, and the headline then; null where the design
 * refuses.
 */
export interface Change {
  text: string
  value: number | null
}

export interface Sensitivity {
  field: string
  less: Change
  more: Change
}

/** A fifth, as planners ask it. */
const change = 0.2

/** A changed number as the address writes it: 0.30000000000000004 is nobody's assumption. */
function scaled(text: string, factor: number, isWhole: boolean): string {
  const value = Number(text.trim()) * factor
  return String(isWhole ? Math.round(value) : Number(value.toPrecision(10)))
}

/**
 * What a fifth less and a fifth more of each assumption make of one quantity, the others kept.
 * @param headlineOf the quantity for parameters of the address; null where the design refuses them
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

import { counts, type NamedField, type Texts } from './fields.ts'

/** Texts of the fields that change with one assumption, which a factor makes smaller or larger. */
export type Variation = (factor: number) => Texts

/** By name of a field or a part of the words, in the order of the fields. */
export type Variations = ReadonlyMap<string, Variation>

/** The value of a field that holds a number above or below 0. */
function numberIn({ read }: NamedField, text: string): number {
  const found = read(text)
  return 'value' in found && typeof found.value === 'number' ? found.value : 0
}

/**
 * By name of a field, how it alone changes in proportion, without fields that are empty, 0 or not
 * read; and those of the design, by the name of a field or a part of its words. In the order of the
 * first field that changes.
 * @param own null drops a field
 */
export function variationsOf(
  fields: readonly NamedField[],
  texts: Texts,
  own: ReadonlyMap<string, Variation | null>,
): Variations {
  const variations = new Map<string, Variation>()
  const parts = new Map(own)
  for (const field of fields) {
    const { name, varies, write } = field
    const value = numberIn(field, texts[name] ?? '')
    const vary = own.get(name)
    if (vary) variations.set(name, vary)
    else if (vary === undefined && varies && value !== 0 && counts(field, texts))
      variations.set(name, (factor) => ({ [name]: write(value * factor) }))
    parts.delete(name)
    for (const [part, vary] of parts) {
      if (!vary || !(name in vary(1))) continue
      variations.set(part, vary)
      parts.delete(part)
    }
  }
  return variations
}

/** A sum that is exactly 0 where the step takes all of the value, without the digits of a rounding error. */
export function moved(value: number, step: number): number {
  const sum = value + step
  return Math.abs(sum) < 1e-12 * Math.abs(step) ? 0 : sum
}

/** Of a proportion above a half the rest changes: the same study with success called failure. */
export const changedProportion = (proportion: number, factor: number) =>
  proportion <= 0.5 ? proportion * factor : 1 - (1 - proportion) * (2 - factor)

import { counts, type NamedField, type Texts } from './fields.ts'

/** The texts of changed fields, and what they give; null where the design refuses. */
export interface Change {
  texts: Texts
  /** The headline. */
  value: number | null
  /** What the planned size gives with them, e.g. the power that is left. */
  left: number | null
}

export interface Sensitivity {
  /** A field, or a part of the words of the design. */
  name: string
  less: Change
  more: Change
}

/** Texts of the fields that change with one assumption, which a factor makes smaller or larger. */
export type Variation = (factor: number) => Texts

/** The value of a field that holds a number above or below 0. */
function numberIn({ read }: NamedField, text: string): number {
  const found = read(text)
  return 'value' in found && typeof found.value === 'number' ? found.value : 0
}

/**
 * By name of a field, how it alone changes in proportion; without fields that are empty, 0 or not
 * read.
 */
export function variationsOf(fields: readonly NamedField[], texts: Texts): Map<string, Variation> {
  const variations = new Map<string, Variation>()
  for (const field of fields) {
    const { name, varies, write } = field
    const value = numberIn(field, texts[name] ?? '')
    if (varies && value !== 0 && counts(field, texts))
      variations.set(name, (factor) => ({ [name]: write(value * factor) }))
  }
  return variations
}

/** Of a proportion above a half the rest changes: the same study with success called failure. */
export const changedProportion = (proportion: number, factor: number) =>
  proportion <= 0.5 ? proportion * factor : 1 - (1 - proportion) * (2 - factor)

import { counts, isAssumption, type NamedField, type Texts } from './fields.ts'

/** Fields that are read but were not given, by name. */
export interface LeftOut {
  /** Assumptions: the example's value was taken, which is that of nobody's study. */
  defaulted: readonly string[]
  /** Those with a usual value, which was taken. */
  conventional: readonly string[]
}

/** @param given texts of today's fields, @param texts with the initial ones of all others */
export function leftOut(fields: readonly NamedField[], given: Texts, texts: Texts): LeftOut {
  const taken = fields.filter((field) => given[field.name] === undefined && counts(field, texts))
  const namesOf = (isAssumed: boolean) =>
    taken.filter((field) => isAssumption(field) === isAssumed).map(({ name }) => name)
  return { defaulted: namesOf(true), conventional: namesOf(false) }
}

/** How far a design is the example's, whoever typed its values: a form sends all of them. */
export interface Likeness {
  /** Assumptions that are as in the example, by name. */
  same: readonly string[]
  /** Whether all of them are. */
  isExample: boolean
}

export function likeness(fields: readonly NamedField[], texts: Texts): Likeness {
  const assumptions = fields.filter((field) => isAssumption(field) && counts(field, texts))
  const same = assumptions.filter(({ name, initial }) => texts[name]?.trim() === initial)
  return { same: same.map(({ name }) => name), isExample: same.length === assumptions.length }
}

import { counts, type Fields, type Texts } from './fields.ts'
import type { DesignName } from './names.ts'
import { writtenTexts } from './written-texts.ts'

/** The same trial in another design: the parameters of its address. */
export interface Sibling {
  design: DesignName
  texts: Texts
}

/**
 * The fields of a design that count, as another design reads them. What was asked for has its found
 * value.
 * @param names of the other design, where they differ; null for a field that it has not
 */
export function textsFor<V, Read extends V>(
  fields: Fields<V>,
  inputs: Read,
  names: Readonly<Partial<Record<string, string | null>>>,
): Texts {
  const texts = writtenTexts(fields, inputs)
  const counting = Object.keys(texts).filter((name) => {
    const field = Object.entries<Fields<V>[keyof V]>(fields).find(([one]) => one === name)?.[1]
    return names[name] !== null && field !== undefined && counts({ onlyWith: field.onlyWith }, texts)
  })
  return Object.fromEntries(counting.map((name) => [names[name] ?? name, texts[name] ?? '']))
}

/** What the group sequential design is asked of a trial, by the question of the trial with one analysis. */
const questions: Readonly<Partial<Record<string, string>>> = {
  size: 'size',
  power: 'power',
  difference: 'effect',
  p1: 'effect',
  hr: 'effect',
  followUp: 'followUp',
}

interface Trial {
  unit: 'means' | 'proportions' | 'survival'
  /** The name of the margin in the group sequential design. */
  margin: string
  /** Participants in all arms. */
  total: number
}

/**
 * The parameters of the group sequential design of a trial with one analysis: the whole trial, so that
 * its size follows from the same assumptions. A question that the other design does not know becomes
 * that for the size, with what was found.
 */
export function interimTexts<V extends { find: string; goal: string }>(
  fields: Fields<V>,
  inputs: V,
  { unit, margin, total }: Trial,
): Texts | null {
  if (inputs.goal === 'equivalence') return null
  const find = questions[inputs.find] ?? 'size'
  const texts = textsFor(fields, inputs, { find: null, n: null, margin })
  return { find, unit, ...texts, ...(find === 'size' ? {} : { n: String(total) }) }
}

import { checked } from './checked.ts'
import type { DesignCodes } from './codes.ts'
import { type Fault, type NamedField, type Texts, textsOf } from './fields.ts'
import type { DesignOptions } from './options.ts'
import { type Readings, readInputs } from './read-inputs.ts'
import type { Quantity, Values } from './result.ts'

/** What the numbers of a design need. */
export interface Computation<V, R>
  extends Pick<
    DesignOptions<V, R, DesignCodes, never>,
    'fields' | 'rewrite' | 'solve' | 'refuse' | 'compute'
  > {
  named: readonly NamedField[]
  quantities: Readonly<Record<string, Quantity>>
}

/** What an address asks for. */
export interface Solved<V, R> {
  /** Of the form. */
  texts: Texts
  /** With the value that was asked for. */
  inputs: V
  readings: Readings
  computed: R
  values: Values
}

interface Unsolved {
  texts: Texts
  faults: readonly Fault[]
}

/** Texts of today's fields. Older addresses have a size and no question. */
export function givenTexts<V, R>({ named, rewrite }: Computation<V, R>, parameters: Texts): Texts {
  const given = rewrite?.(parameters) ?? parameters
  const isGiven = given.find === undefined && (given.n ?? '').trim() !== ''
  const answered = named.find(({ name }) => name === 'find')?.options[1]
  return isGiven && answered !== undefined ? { ...given, find: answered } : given
}

export const isRefused = <Found, Refused extends { refusal: Fault }>(
  found: Found | Refused,
): found is Refused => typeof found === 'object' && found !== null && 'refusal' in found

/** Reads the texts, searches what is asked for, and computes. */
export function solved<V, R extends object>(
  design: Computation<V, R>,
  parameters: Texts,
): Solved<V, R> | Unsolved {
  const texts = textsOf(design.fields, givenTexts(design, parameters))
  const read = readInputs(design.fields, texts)
  if ('faults' in read) return { texts, faults: read.faults }
  const inputs = design.solve?.(read.inputs) ?? read.inputs
  if (isRefused(inputs)) return { texts, faults: [inputs.refusal] }
  const refusal = design.refuse?.(inputs)
  if (refusal) return { texts, faults: [refusal] }
  const computed = design.compute(inputs)
  if (isRefused(computed)) return { texts, faults: [computed.refusal] }
  const shown = checked(computed, design.quantities)
  if ('refusal' in shown) return { texts, faults: [shown.refusal] }
  return { texts, inputs, readings: read.readings, computed, values: shown.values }
}

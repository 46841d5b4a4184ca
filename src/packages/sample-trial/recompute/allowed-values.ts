import type { Item } from '../forms/forms.ts'
import { study } from '../protocol.ts'

/** What a field of a form can hold. Every field may be empty. */
export type AllowedValues =
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'date'; first: string; last: string }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'text'; longest: number }

/** Limits of what can be typed; results of a laboratory have units of their site. */
const limits: Readonly<Record<string, readonly [least: number, most: number]>> = {
  BRTHYR: [1900, 2010],
  AGE: [18, 120],
  HEIGHT: [100, 230],
  WEIGHT: [20, 300],
  SYSBP: [40, 300],
  DIABP: [20, 200],
  PULSE: [20, 250],
  EXDOSE: [0, 1000],
  CPTOT: [5, 15],
}

/**
 * What a field can hold.
 * @param terms of adverse events that the dictionary codes
 * @returns undefined for a field that nobody types: it comes from the randomization system, or the
 * schedule gives it
 */
export function allowedValuesOf(
  { name, kind, choices, isTransferred }: Item,
  terms: readonly string[],
): AllowedValues | undefined {
  if (isTransferred || name === 'VISIT') return undefined
  // Another text would have no code.
  if (name === 'AETERM') return { kind: 'choice', choices: terms }
  if (choices) return { kind: 'choice', choices }
  if (kind === 'date') return { kind, first: '2000-01-01', last: study.dataCut }
  const [least, most] = limits[name] ?? [0, 100_000]
  return kind === 'number' ? { kind, least, most } : { kind: 'text', longest: 200 }
}

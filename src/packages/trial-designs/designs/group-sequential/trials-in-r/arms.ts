import type { Look } from '../looks-of-plan.ts'
import { type Arms, treatedAmong } from '../trials/participants.ts'

/** Lines of R with the assumptions and a function `trial`, and what to call it with. */
export interface TrialInR {
  lines: readonly string[]
  effect: string
  none: string
}

export const vectorInR = (texts: readonly (number | string)[]) => `c(${texts.join(', ')})`

/** `treated`, `control` and `sizes` at each look. */
export function armsInR(arms: Arms, looks: readonly Look[]): string[] {
  const treated = looks.map(({ size }) => treatedAmong(size, arms))
  const control = looks.map(({ size }) => size - treatedAmong(size, arms))
  const isTwo = arms.control > 0
  return [
    `treated <- ${vectorInR(treated)} # participants by each look, without those who drop out`,
    ...(isTwo ? [`control <- ${vectorInR(control)}`] : []),
    `sizes <- ${isTwo ? 'treated + control' : 'treated'}`,
  ]
}

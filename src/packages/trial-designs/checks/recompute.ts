import { itemAt } from '@marom/statistics'
import { designs } from '../designs/index.ts'
import type { Answer } from '../frame/answer.ts'
import { isWithin } from '../frame/benchmark.ts'
import { numberText } from '../frame/format.ts'
import { functions } from './functions.ts'
import type { Recompute, Recomputed } from './recomputed.ts'
import { type CheckedValue, inCases, readValues } from './values.ts'

/** NaN where the design refuses, and for a quantity that it does not compute. */
export function valueIn(answer: Answer, quantity: string): number {
  return (answer.isResult ? answer.values[quantity] : undefined) ?? Number.NaN
}

/** What gives each quantity of a case. A design computes them together. */
function computing({ design, inputs }: CheckedValue): (quantity: string) => number {
  if (!design) return (expression) => functions.get(expression)?.() ?? Number.NaN
  const answer = designs[design].answer(inputs)
  return (quantity) => valueIn(answer, quantity)
}

function compared(value: number, check: CheckedValue): Pick<Recomputed, 'verdict' | 'distance'> {
  const distance = Math.abs(value - check.computed) / (Math.abs(check.computed) || 1)
  if (!isWithin(check, value)) return { verdict: 'differs', distance }
  return { verdict: value === check.computed ? 'same' : 'agrees', distance }
}

function recomputeCase(values: readonly CheckedValue[]): Recomputed[] {
  const compute = computing(itemAt(values, 0))
  return values.map((check) => {
    const value = compute(check.quantity)
    return {
      id: check.id,
      section: check.design || 'functions',
      text: numberText(value),
      ...compared(value, check),
    }
  })
}

/** All values of the file, with the functions that the pages and the build use. */
export const recompute: Recompute = (file, report) => {
  for (const values of inCases(readValues(file))) report(recomputeCase(values))
}

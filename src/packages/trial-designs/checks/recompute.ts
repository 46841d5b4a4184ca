import { designs } from '../designs/index.ts'
import type { Answer, Summary } from '../frame/answer.ts'
import { isWithin } from '../frame/benchmark.ts'
import { numberText } from '../frame/format.ts'
import { type CheckCase, type CheckedValue, readCases } from './cases.ts'
import { functionBenchmarks } from './function-benchmarks.ts'
import type { Recompute, Recomputed } from './recomputed.ts'

const functions = new Map(functionBenchmarks.map(({ expression, compute }) => [expression, compute]))

/** NaN where the design refuses, and for a quantity that it does not compute. */
export function valueIn(answer: Answer | Summary, quantity: string): number {
  return (answer.isResult ? answer.values[quantity] : undefined) ?? Number.NaN
}

/** What gives each quantity of a case. A design computes them together. */
function computing({ design, inputs }: CheckCase): (quantity: string) => number {
  if (!design) return (expression) => functions.get(expression)?.() ?? Number.NaN
  const answer = designs[design].answer(inputs)
  return (quantity) => valueIn(answer, quantity)
}

function compared(value: number, check: CheckedValue): Pick<Recomputed, 'verdict' | 'distance'> {
  const distance = Math.abs(value - check.computed) / (Math.abs(check.computed) || 1)
  if (!isWithin(check, value)) return { verdict: 'differs', distance }
  return { verdict: value === check.computed ? 'same' : 'agrees', distance }
}

export function recomputeCase(one: CheckCase): Recomputed[] {
  const compute = computing(one)
  return one.values.map((check) => {
    const value = compute(check.quantity)
    return {
      id: check.id,
      section: one.design || 'functions',
      text: numberText(value),
      ...compared(value, check),
    }
  })
}

/** All cases of the file, with the functions that the pages and the build use. */
export const recompute: Recompute = (file, report) => {
  for (const one of readCases(file)) report(recomputeCase(one))
}

import type { en } from '#content/study-design/designs/group-sequential/en.ts'
import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { hwangShihDeCani, obrienFlemingType, pocockType } from '#src/statistics/sequential/alpha-spending.ts'
import {
  boundariesThatSpend,
  driftFor,
  type Plan,
  wangTsiatis,
} from '#src/statistics/sequential/stopping-boundaries.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import type { Refusal } from '#src/study-design/frame/result.ts'
import type { Rules } from './inputs.ts'

/** Looks nearer to each other, or to the start, are of no use and would need a very fine grid. */
export const smallestGap = 0.05

/** The information fractions as typed, not checked. A look without a time is spaced evenly. */
export function timesOf({ looks, t1, t2, t3, t4, t5 }: Rules): number[] {
  const given = [t1, t2, t3, t4, t5].slice(0, looks - 1)
  return [...given.map((t, i) => (t === null ? (i + 1) / looks : t / 100)), 1]
}

/** The same, or a fault at the first look that is too near to the one before or to the end. */
export function fractionsOf(rules: Rules): { fractions: number[] } | { fault: Refusal<typeof en> } {
  const fractions = timesOf(rules)
  let last = 0
  for (const [i, fraction] of fractions.entries()) {
    if (fraction - last < smallestGap - 1e-9) {
      return {
        fault: {
          field: `t${Math.min(i + 1, rules.looks - 1)}`,
          code: 'looksTooClose',
          facts: { gap: smallestGap * 100 },
        },
      }
    }
    last = fraction
  }
  return { fractions }
}

/** A plan, the drift for its power, and that of a trial with one analysis. */
interface Solved {
  plan: Plan
  drift: number
  fixedDrift: number
}

function planOf(rules: Rules, fractions: readonly number[]): Plan {
  const { boundary, gamma, shape } = rules
  const level = tailLevel(rules)
  const twoSided = rules.sides === '2'
  if (boundary === 'wangTsiatis') return wangTsiatis(fractions, level, shape, twoSided)
  const spending = {
    obrienFleming: () => obrienFlemingType(level),
    pocock: () => pocockType(level),
    hwangShihDeCani: () => hwangShihDeCani(level, gamma),
  }[boundary]()
  return boundariesThatSpend(fractions, spending, twoSided)
}

// Values, picture, table and changed sizes ask for the same plan.
let last: { key: string; solved: Solved } | undefined

/** Bounds and drift are NaN for fractions that do not increase, which `fractionsOf` refuses. */
export function solve(rules: Rules, fractions: readonly number[]): Solved {
  const { boundary, gamma, shape, sides, alpha, power } = rules
  const key = [boundary, gamma, shape, sides, alpha, power, ...fractions].join()
  if (last?.key !== key) {
    const plan = planOf(rules, fractions)
    const fixedDrift = normalUpperQuantile(tailLevel(rules)) + normalUpperQuantile(1 - power)
    last = { key, solved: { plan, drift: driftFor(plan, power), fixedDrift } }
  }
  return last.solved
}

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
import { rememberLast } from '#src/study-design/frame/remember-last.ts'
import type { Refusal } from '#src/study-design/frame/result.ts'
import { type Rules, smallestGap } from './inputs.ts'

/** The information fractions as typed, not checked. A look without a time is spaced evenly. */
export function timesOf({ looks, t1, t2, t3, t4, t5 }: Rules): number[] {
  const given = [t1, t2, t3, t4, t5].slice(0, looks - 1)
  return [...given.map((t, i) => (t === null ? (i + 1) / looks : t / 100)), 1]
}

/** Refuses a look that is too near to the one before or to the end. */
export function refuseTimes(rules: Rules): Refusal<typeof en> | null {
  let last = 0
  for (const [i, fraction] of timesOf(rules).entries()) {
    if (fraction - last < smallestGap - 1e-9)
      return {
        field: `t${Math.min(i + 1, rules.looks - 1)}`,
        code: 'looksTooClose',
        facts: { gap: smallestGap * 100 },
      }
    last = fraction
  }
  return null
}

/** A plan, the drift for its power, and that of a trial with one analysis. */
interface Solved {
  plan: Plan
  drift: number
  fixedDrift: number
}

function planOf(rules: Rules): Plan {
  const { boundary, gamma, shape } = rules
  const fractions = timesOf(rules)
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

/** Bounds and drift are NaN for times that do not increase, which `refuseTimes` refuses. */
export const solve = rememberLast(
  (rules: Rules): Solved => {
    const plan = planOf(rules)
    const fixedDrift = normalUpperQuantile(tailLevel(rules)) + normalUpperQuantile(1 - rules.power)
    return { plan, drift: driftFor(plan, rules.power), fixedDrift }
  },
  (rules) => {
    const { boundary, gamma, shape, sides, alpha, power } = rules
    return [boundary, gamma, shape, sides, alpha, power, ...timesOf(rules)]
  },
)

import { normalUpperQuantile } from '@marom/statistics/distributions'
import {
  boundariesThatSpend,
  driftFor,
  type Exits,
  exitsOf,
  type Growth,
  hwangShihDeCani,
  meansOf,
  obrienFlemingType,
  type Plan,
  pocockType,
  type Spending,
  wangTsiatis,
  withFutility,
  withHarm,
} from '@marom/statistics/sequential'
import { refusePower, tailLevel } from '../../frame/planning.ts'
import { rememberLast } from '../../frame/remember-last.ts'
import type { Refusal } from '../../frame/result.ts'
import type { Codes } from './codes.ts'
import { type Rules, smallestGap } from './inputs.ts'
import { type Family, refuseStops, stopsOf } from './stopping-fields.ts'

/** The information fractions as typed, not checked. A look without a time is spaced evenly. */
export function timesOf({ looks, t1, t2, t3, t4, t5 }: Rules): number[] {
  const given = [t1, t2, t3, t4, t5].slice(0, looks - 1)
  return [...given.map((t, i) => (t === null ? (i + 1) / looks : t / 100)), 1]
}

/** Refuses a look that is too near to the one before or to the end. */
export function refuseTimes(rules: Rules): Refusal<Codes> | null {
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

const lowestPower = 0.5

/** Refuses what a boundary for futility cannot be combined with. */
export function refuseFutility({ futility, binding, boundary, power }: Rules): Refusal<Codes> | null {
  if (futility === 'none') return null
  if (power < lowestPower)
    return { field: 'power', code: 'powerTooLow', facts: { min: `${lowestPower * 100}%` } }
  return binding === 'yes' && boundary === 'wangTsiatis' ? { field: 'binding', code: 'bindingShape' } : null
}

export const refuse = (rules: Rules) =>
  refuseTimes(rules) ?? refusePower(rules) ?? refuseFutility(rules) ?? refuseStops(rules)

/** Whether p values are two-sided. A margin is tested on one side, at half the level of two. */
export const isTwoSided = ({ goal, sides }: Pick<Rules, 'goal' | 'sides'>) =>
  goal === 'superiority' && sides === '2'

/** Whether the lower boundary is the efficacy boundary, mirrored. */
export const isMirrored = (rules: Rules) =>
  isTwoSided(rules) && rules.harm === 'byTest' && rules.futility === 'none' && rules.boundary !== 'none'

export const hasHarm = ({ harm }: Rules) => harm !== 'byTest' && harm !== 'none'

export interface Solved {
  /** The plan as if a boundary for futility were ignored. The type I error is counted in it, unless binding. */
  efficacy: Plan
  /** The trial that stops at every boundary. */
  plan: Plan
  /** Lower bounds by look, null if there are none; -Infinity at a look without. */
  futility: readonly number[] | null
  harm: readonly number[] | null
  drift: number
  /** Of an effect that changes; without, the expectation of Z grows as that of one that does not. */
  growth: Growth | undefined
  /** The drift of a trial with one analysis. */
  fixedDrift: number
  /** How the trial stops with the planned effect and with none. */
  planned: Exits
  none: Exits
}

export function spendingOf(family: Family, gamma: number, error: number): Spending {
  if (family === 'obrienFleming') return obrienFlemingType(error)
  return family === 'pocock' ? pocockType(error) : hwangShihDeCani(error, gamma)
}

/** How the type I error of one tail is spent; null for a boundary without a spending function. */
export function efficacySpending(rules: Rules): Spending | null {
  const { boundary, gamma } = rules
  if (boundary === 'wangTsiatis') return null
  const level = tailLevel(rules)
  // The last look alone may stop: it spends all.
  return boundary === 'none' ? () => level : spendingOf(boundary, gamma, level)
}

function efficacyWithout(rules: Rules): Plan {
  const fractions = timesOf(rules)
  const spending = efficacySpending(rules)
  const { efficacy } = stopsOf(rules)
  return spending
    ? boundariesThatSpend(fractions, spending, isMirrored(rules), efficacy)
    : wangTsiatis(fractions, tailLevel(rules), rules.shape, isMirrored(rules), efficacy)
}

/** What decides the boundaries. */
function keyOf(rules: Rules): (number | string)[] {
  const { goal, boundary, gamma, shape, sides, alpha, power } = rules
  const { futility, futilityGamma, binding, harm, harmGamma, harmLevel } = rules
  const { stop1, stop2, stop3, stop4, stop5 } = rules
  return [
    ...[goal, boundary, gamma, shape, sides, alpha, power],
    ...[futility, futilityGamma, binding, harm, harmGamma, harmLevel],
    ...[stop1, stop2, stop3, stop4, stop5],
    ...timesOf(rules),
  ]
}

/** The effect, which assumptions change, does not decide them. */
const efficacyOf = rememberLast(efficacyWithout, keyOf)

const lowers = ({ looks }: Plan) => looks.map(({ lower }) => lower)

function solveRules(rules: Rules, growth?: Growth): Solved {
  const { futility, futilityGamma, binding, harm, harmGamma, harmLevel, power } = rules
  const fixedDrift = normalUpperQuantile(tailLevel(rules)) + normalUpperQuantile(1 - power)
  const efficacy = efficacyOf(rules)
  const found =
    futility === 'none'
      ? null
      : withFutility(efficacy, {
          spending: spendingOf(futility, futilityGamma, 1 - power),
          binding: binding === 'yes' ? efficacySpending(rules) : null,
          fixedDrift,
          changing: growth && { growth, steady: steady(rules) },
          mayStop: stopsOf(rules),
        })
  const base = found?.plan ?? efficacy
  const harmed =
    harm === 'byTest' || harm === 'none' ? null : withHarm(base, spendingOf(harm, harmGamma, harmLevel))
  const plan = found?.plan ?? harmed ?? efficacy
  const futile = found && lowers(found.plan)
  const drift = found?.drift ?? driftFor(plan, power, growth)
  return {
    efficacy: binding === 'yes' ? base : efficacy,
    plan,
    futility: futile,
    // As in gsDesign, a result that shows harm is also beyond the boundary for futility.
    harm: isMirrored(rules)
      ? lowers(efficacy)
      : harmed && lowers(harmed).map((bound, i) => Math.min(bound, futile?.[i] ?? bound)),
    drift,
    growth,
    fixedDrift,
    planned: exitsOf(plan, meansOf(drift, growth)),
    none: exitsOf(plan, 0),
  }
}

const steady = rememberLast((rules: Rules) => solveRules(rules), keyOf)

interface Asked {
  rules: Rules
  growth: Growth
}

const changing = rememberLast(
  ({ rules, growth }: Asked) => solveRules(rules, growth),
  ({ rules, growth }) => [...keyOf(rules), ...timesOf(rules).map(growth)],
)

/**
 * Bounds and drift are NaN for times that do not increase, which `refuseTimes` refuses.
 * @param growth of an effect that changes
 */
export const solve = (rules: Rules, growth?: Growth) => (growth ? changing({ rules, growth }) : steady(rules))

import type { Observation } from '#src/statistics/survival/kaplan-meier.ts'
import strata from './survival.json' with { type: 'json' }

const daysPerMonth = 30.4375

/** @param days e.g. `328 697+`, where a plus means that the participant was alive */
const observed = (days: string): Observation[] =>
  days
    .split(' ')
    .map((one) => ({ time: Number.parseInt(one, 10) / daysPerMonth, isEvent: !one.endsWith('+') }))

/** Overall survival in months, by stratum of the randomization. */
export const survivalByStratum = (): { treatment: Observation[]; control: Observation[] }[] =>
  Object.values(strata).map(({ treatment, control }) => ({
    treatment: observed(treatment),
    control: observed(control),
  }))

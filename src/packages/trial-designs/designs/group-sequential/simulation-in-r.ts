import type { Planned } from '../../simulation/planned.ts'
import type { Script } from '../../simulation/script.ts'
import { looksOf } from './looks-of-plan.ts'
import { unitOf } from './read-trial.ts'
import { breaksOf, isBinding } from './simulation.ts'
import { type TrialInR, vectorInR } from './trials-in-r/arms.ts'
import { eventsInR } from './trials-in-r/events.ts'
import { meansInR } from './trials-in-r/means.ts'
import { proportionsInR } from './trials-in-r/proportions.ts'
import { survivalInR } from './trials-in-r/survival.ts'

function boundInR(bound: number): string {
  if (Number.isFinite(bound)) return String(Number(bound.toFixed(6)))
  return bound > 0 ? 'Inf' : '-Inf'
}

function trialOf(planned: Planned): TrialInR {
  const unit = unitOf(planned)
  if (unit === 'events') return eventsInR(planned)
  if (unit === 'survival') return survivalInR(planned)
  return unit === 'proportions' ? proportionsInR(planned) : meansInR(planned)
}

/** The body of an R script that repeats the simulated trials. */
export function inR(planned: Planned): string {
  const looks = looksOf(planned, true)
  const { lines, effect, none } = trialOf(planned)
  const under = isBinding(planned) ? 'lower' : 'rep(-Inf, length(upper))'
  const meanOf = (truth: string, bounds: string, outcome: string) =>
    `mean(replicate(trials, trial(${truth}, ${bounds})[["${outcome}"]]))`
  return [
    `upper <- ${vectorInR(looks.map(({ upper }) => boundInR(upper)))} # bounds of Z`,
    `lower <- ${vectorInR(looks.map(({ lower }) => boundInR(lower)))}`,
    ...lines,
    '',
    'c(',
    `  power = ${meanOf(effect, 'lower', 'crossed')},`,
    ...(isBinding(planned) ? [] : ['  # The type I error holds also if a lower boundary is ignored.']),
    `  typeOne = ${meanOf(none, under, 'crossed')},`,
    `  expectedAlternative = ${meanOf(effect, 'lower', 'size')},`,
    `  expectedNull = ${meanOf(none, 'lower', 'size')}`,
    ')',
  ].join('\n')
}

export const script: Script = { breaks: breaksOf, inR }

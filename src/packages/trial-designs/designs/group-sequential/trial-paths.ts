import { drawFrom } from '../../simulation/draw.ts'
import type { Planned } from '../../simulation/planned.ts'
import { type Look, looksOf } from './looks-of-plan.ts'
import { trialsOf } from './simulation.ts'

export type Outcome = 'efficacyLine' | 'futilityLine' | 'harmLine' | 'noLine'

interface Step {
  /** Its index. */
  look: number
  z: number
}

/** A simulated trial up to the look where it stops. */
export interface TrialPath {
  steps: readonly Step[]
  outcome: Outcome
}

function outcomeOf(isCrossed: boolean, looks: readonly Look[], last?: Step): Outcome {
  if (isCrossed) return 'efficacyLine'
  if (!last) return 'noLine'
  if (last.z <= (looks[last.look]?.harm ?? Number.NEGATIVE_INFINITY)) return 'harmLine'
  return last.look < looks.length - 1 ? 'futilityLine' : 'noLine'
}

interface Asked {
  trials: number
  seed: number
  /** The planned effect, or none. */
  hasEffect: boolean
}

/** Each trial has random numbers of its own: it remains the same trial when its looks are moved. */
export function trialPaths(planned: Planned, { trials: count, seed, hasEffect }: Asked): TrialPath[] {
  const looks = looksOf(planned, true)
  const { trials, effect, none } = trialsOf(planned)
  const run = trials(looks, null)
  return Array.from({ length: count }, (_, index) => {
    const steps: Step[] = []
    const { isCrossed } = run(drawFrom(seed + index), hasEffect ? effect : none, (look, z) => {
      steps.push({ look, z })
    })
    return { steps, outcome: outcomeOf(isCrossed, looks, steps.at(-1)) }
  })
}

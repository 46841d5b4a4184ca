import { drawFrom } from './draw.ts'
import type { Measured } from './planned.ts'

export interface Found {
  simulated: number
  /** Standard error of the mean outcome. */
  error: number
  /** Whether the formula is off by more than its limit, beyond two standard errors. */
  isOff: boolean
}

/** The mean outcome of trials; the same seed gives the same. */
export function measure({ formula, limit, fails, trial }: Measured, trials: number, seed: number): Found {
  const draw = drawFrom(seed)
  let [sum, squares] = [0, 0]
  for (let i = 0; i < trials; i += 1) {
    const outcome = trial(draw)
    sum += outcome
    squares += outcome * outcome
  }
  const simulated = sum / trials
  const error = Math.sqrt(Math.max(0, squares / trials - simulated * simulated) / (trials - 1))
  const off = { above: simulated - formula, below: formula - simulated, both: Math.abs(simulated - formula) }
  return { simulated, error, isOff: off[fails ?? 'both'] > limit + 2 * error }
}

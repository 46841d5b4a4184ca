import { normalUpperQuantile } from '@marom/statistics/distributions'
import { simulations } from '../designs/simulations.ts'
import { drawFrom } from '../simulation/draw.ts'
import type { Break } from '../simulation/measured.ts'
import { type Plan, readPlan } from '../simulation/planned.ts'

export interface SimulationInput {
  plan: Plan
  broken: Break | null
  /** Of each quantity. */
  trials: number
  seed: number
}

/** The mean outcome of the trials so far, with its Monte Carlo interval of 95 %. */
export interface Simulated {
  quantity: string
  isChance: boolean
  formula: number
  value: number
  lower: number
  upper: number
}

export interface Progress {
  /** Trials so far. */
  done: number
  results: readonly Simulated[]
}

/** Between the seeds of two quantities, so that the next seed does not give one the trials of another. */
const apart = 1_000_003

/** From a hundredth of the trials on, in equal steps of the logarithm. */
const reports = 40

const z = normalUpperQuantile(0.025)

export interface Tally {
  sum: number
  squares: number
}

/** Wilson's interval for a chance, which is not empty at 0 or 1; the normal one for a mean. */
export function intervalOf({ sum, squares }: Tally, n: number, isChance: boolean) {
  const value = sum / n
  if (!isChance) {
    const half = z * Math.sqrt(Math.max(0, squares / n - value * value) / Math.max(1, n - 1))
    return { value, lower: value - half, upper: value + half }
  }
  const scale = 1 + (z * z) / n
  const middle = (value + (z * z) / (2 * n)) / scale
  const half = (z / scale) * Math.sqrt((value * (1 - value)) / n + (z * z) / (4 * n * n))
  return { value, lower: Math.max(0, middle - half), upper: Math.min(1, middle + half) }
}

/**
 * Simulates the trials of a plan. The same seed gives the same trials in every browser and in the build.
 * @param report is called with what was found so far
 */
export function simulate(
  { plan, broken, trials, seed }: SimulationInput,
  report: (progress: Progress) => void = () => {},
): Progress {
  const measured = simulations[plan.design].measure(readPlan(plan), broken)
  // Each quantity has its own stream, so that it does not depend on the others.
  const streams = measured.map((one, index) => ({
    ...one,
    draw: drawFrom(seed + apart * index),
    tally: { sum: 0, squares: 0 },
  }))
  const found = (done: number): Progress => ({
    done,
    results: streams.map(({ quantity, isChance, formula, tally }) => ({
      quantity,
      isChance,
      formula,
      ...intervalOf(tally, done, isChance),
    })),
  })
  let done = 0
  for (let step = 0; step <= reports; step += 1) {
    const next = Math.max(1, Math.round(trials * 100 ** (step / reports - 1)))
    for (const { trial, draw, tally } of streams)
      for (let i = done; i < next; i += 1) {
        const value = trial(draw)
        tally.sum += value
        tally.squares += value * value
      }
    if (next > done && next < trials) report(found(next))
    done = next
  }
  return found(trials)
}

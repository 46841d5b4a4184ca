/**
 * `node test/study-design/bench/log-rank-type-one.ts [TRIALS]`: how often the log-rank test rejects
 * without an effect, by the size of the smaller arm, the allocation, and the share with an event. The
 * limits of the notes of `time-to-event` come from here.
 */

import { normalUpperQuantile } from '@marom/statistics/distributions'
import { drawFrom, readPlan, SurvivalTrial } from '@marom/trial-designs/simulation'

const trials = Number(process.argv[2] ?? 20_000)
const mostParticipants = 1500
const levels = [0.005, 0.025, 0.05]

/** @param followUp months, with a median of 12: 3 are a fifth of events, 12 about a half, 40 nine in ten */
function tailsOf(small: number, ratio: number, followUp: number) {
  const values = { first: small, second: Math.round(small * ratio) }
  const inputs = { median: 12, accrual: 1, followUp, lost: 0 }
  const trial = new SurvivalTrial(readPlan({ design: 'time-to-event', inputs, values }), null)
  const draw = drawFrom(7)
  const limits = levels.map((level) => normalUpperQuantile(level))
  const large = levels.map(() => 0)
  const few = levels.map(() => 0)
  let events = 0
  for (let i = 0; i < trials; i++) {
    trial.draw(draw, 1)
    events += trial.events
    // Positive: more events than expected in the second arm, which is the larger one.
    const z = trial.test(1)
    for (const [at, limit] of limits.entries()) {
      if (z >= limit) large[at] = (large[at] ?? 0) + 1
      if (z <= -limit) few[at] = (few[at] ?? 0) + 1
    }
  }
  const inSmall = events / trials / (1 + ratio)
  const shares = levels.map((level, at) => {
    const [up, down] = [(large[at] ?? 0) / trials / level, (few[at] ?? 0) / trials / level]
    return `${level}: ${up.toFixed(2)} ${down.toFixed(2)} ${((up + down) / 2).toFixed(2)}`
  })
  return `${small} : ${values.second}, ${inSmall.toFixed(1)} events in the smaller | ${shares.join(' | ')}`
}

console.log('level: larger arm worse, smaller arm worse, both sides; as multiples of the level')
for (const ratio of [1, 1.5, 2, 3, 5, 10])
  for (const small of [10, 20, 40, 80, 160, 320])
    for (const followUp of [3, 12, 40])
      if (small * (1 + ratio) <= mostParticipants) console.log(tailsOf(small, ratio, followUp))

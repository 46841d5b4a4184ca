import { normalUpperQuantile } from '@marom/statistics/distributions'
import { betaLower } from '@marom/statistics/special'
import { lostShare } from '../../simulation/amounts.ts'
import { inSites } from '../../simulation/correlated.ts'
import { binomialOf, type Draw } from '../../simulation/draw.ts'
import {
  type Break,
  type Breaks,
  chance,
  type Measured,
  outcome,
  type Simulation,
  typeOne,
} from '../../simulation/measured.ts'
import type { Planned } from '../../simulation/planned.ts'

/** P(X ≥ count). */
const upperTail = (count: number, size: number, p: number) =>
  count <= 0 ? 1 : count > size ? 0 : betaLower(p, count, size - count + 1)

/**
 * The smallest count that the test rejects, of so many who are left: by its exact tail, or by z.
 * Counted are outcomes that favor what the test shall show, which have this probability without it.
 */
function limitsOf(planned: Planned, p0: number): (left: number) => number {
  const isExact = planned.option('test') === 'exact'
  const z = normalUpperQuantile(planned.level)
  const rejects = (count: number, left: number) =>
    isExact
      ? upperTail(count, left, p0) <= planned.level
      : count / left - p0 >= z * Math.sqrt((p0 * (1 - p0)) / left)
  const known = new Map<number, number>()
  return (left) => {
    const limit = known.get(left)
    if (limit !== undefined) return limit
    let [low, high] = [0, left + 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (rejects(middle, left)) high = middle
      else low = middle + 1
    }
    known.set(left, low)
    return low
  }
}

function oneProportionTrials(planned: Planned, broken: Break | null): Measured[] {
  const [p0, p1, size] = [planned.number('p0'), planned.number('p1'), planned.value('size')]
  const isUpper = p1 > p0
  const limitOf = limitsOf(planned, isUpper ? p0 : 1 - p0)
  const rejects = (truth: number) => {
    const count = broken === 'correlated' ? inSites(size, truth) : binomialOf(size, truth)
    return (draw: Draw) => {
      const favorable = isUpper ? count(draw) : size - count(draw)
      let left = size
      if (broken === 'losses')
        for (let i = favorable; i < size; i += 1) if (draw.uniform() < lostShare) left -= 1
      return outcome(favorable >= limitOf(left))
    }
  }
  const isExact = planned.option('test') === 'exact'
  return [
    chance('power', planned.value('power'), isExact, rejects(p1)),
    typeOne(planned.level, false, rejects(p0)),
  ]
}

export const breaksOf: Breaks = () => ['losses', 'correlated']

export const oneProportion: Simulation = {
  measure: oneProportionTrials,
  difficult: [{ query: 'test=normal&p0=1&p1=5' }, { query: '', broken: 'correlated' }],
}

/** Chances and half-widths by formulas of textbooks, where no distance from a hypothesis is tested. */

import { normalQuantile, normalUpper } from '@marom/statistics/distributions'
import type { Texts, Values } from '@marom/trial-designs'
import { numberIn } from './nearer.ts'

/** What was typed, with what was found. */
export interface Read {
  texts: Texts
  values: Values
}

export const lowerTail = (z: number) => normalUpper(-z)

export const share = (texts: Texts, field: string) => numberIn(texts, field) / 100

/** The level of each tested tail. */
export const levelOf = (texts: Texts) => numberIn(texts, 'alpha') / ((texts.sides ?? '1') === '2' ? 2 : 1)

/** Cornish and Fisher's approximation to the quantile of t. */
export function quantile(level: number, df = Number.POSITIVE_INFINITY): number {
  const z = -normalQuantile(level)
  return z + (z ** 3 + z) / (4 * df) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * df ** 2)
}

/** All probabilities of a binomial count. */
function binomial(n: number, p: number): number[] {
  let chances = [1]
  for (let i = 0; i < n; i++)
    chances = [...chances, 0].map((chance, k) => chance * (1 - p) + (chances[k - 1] ?? 0) * p)
  return chances
}

export const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0)

/** The power of the most extreme counts that keep the level. */
function exactProportion({ texts, values }: Read): number {
  const [p0, p1] = [share(texts, 'p0'), share(texts, 'p1')]
  const [under, assumed] = [p0, p1].map((p) => binomial(values.size ?? 0, p1 > p0 ? p : 1 - p))
  const critical = (under ?? []).findIndex((_, count) => sum((under ?? []).slice(count)) <= levelOf(texts))
  return critical < 0 ? 0 : sum((assumed ?? []).slice(critical))
}

function oneProportion(read: Read): number {
  const { texts, values } = read
  if (texts.test === 'exact') return exactProportion(read)
  const [p0, p1] = [share(texts, 'p0'), share(texts, 'p1')]
  const { size = 0, level = levelOf(texts) } = values
  const distance = Math.abs(p1 - p0) * Math.sqrt(size) + normalQuantile(level) * Math.sqrt(p0 * (1 - p0))
  return lowerTail(distance / Math.sqrt(p1 * (1 - p1)))
}

function twoStages({ texts, values }: Read): number {
  const { r1 = 0, n1 = 0, r = 0, size = 0 } = values
  const p1 = share(texts, 'p1')
  const second = binomial(size - n1, p1)
  const successes = binomial(n1, p1).map((chance, x) =>
    x > r1 ? chance * sum(second.slice(Math.max(0, r + 1 - x))) : 0,
  )
  return sum(successes)
}

function rareEvents({ texts, values }: Read): number {
  const mean = (values.size ?? 0) * share(texts, 'risk')
  let [term, fewer] = [Math.exp(-mean), 0]
  for (let k = 0; k < numberIn(texts, 'events'); k++) [fewer, term] = [fewer + term, (term * mean) / (k + 1)]
  return 1 - fewer
}

/** The half-width: of a t interval, or by the normal approximation. */
function precision({ texts, values }: Read): number {
  const { size = 0 } = values
  const level = (1 - share(texts, 'confidence')) / 2
  const p = share(texts, 'p')
  const followed = size * numberIn(texts, 'followUp')
  if (texts.measure === 'mean') return (quantile(level, size - 1) * numberIn(texts, 'sd')) / Math.sqrt(size)
  const variance = texts.measure === 'rate' ? numberIn(texts, 'rate') / followed : (p * (1 - p)) / size
  return quantile(level) * Math.sqrt(variance)
}

/** By design. */
export const direct: Readonly<Record<string, (read: Read) => number>> = {
  'one-proportion': oneProportion,
  'simon-two-stage': twoStages,
  'rare-events': rareEvents,
  precision,
}

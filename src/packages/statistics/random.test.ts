import { expect, test } from 'vitest'
import {
  arrivals,
  binomialDeviate,
  exponentialDeviate,
  gammaDeviate,
  normalDeviate,
  seededRandom,
} from './random.ts'
import { mean, standardDeviation } from './sample.ts'

const draw = (count: number, one: () => number) => Array.from({ length: count }, one)

test('one seed: the same numbers in [0, 1); another seed: others', () => {
  const first = draw(1000, seededRandom(7))
  expect(draw(1000, seededRandom(7))).toEqual(first)
  expect(draw(1000, seededRandom(8))).not.toEqual(first)
  expect(first.every((x) => x >= 0 && x < 1)).toBe(true)
})

test('20,000 deviates: mean and deviation of their distributions within four standard errors', () => {
  const random = seededRandom(1)
  const normal = draw(20000, () => normalDeviate(random))
  expect(Math.abs(mean(normal))).toBeLessThan(0.0283)
  expect(Math.abs(standardDeviation(normal) - 1)).toBeLessThan(0.02)
  const exponential = draw(20000, () => exponentialDeviate(random, 5))
  expect(Math.abs(mean(exponential) - 5)).toBeLessThan(0.1415)
  const gamma = draw(20000, () => gammaDeviate(random, 1.5))
  expect(Math.abs(mean(gamma) - 1.5)).toBeLessThan(0.0346)
  expect(Math.abs(standardDeviation(gamma) - Math.sqrt(1.5))).toBeLessThan(0.05)
  const binomial = draw(20000, () => binomialDeviate(random, 10, 0.3))
  expect(Math.abs(mean(binomial) - 3)).toBeLessThan(0.041)
})

test('arrivals at 2 a week for 5,000 weeks: in order, about 10,000', () => {
  const times = arrivals(seededRandom(3), 2, 5000)
  expect(Math.abs(times.length - 10000)).toBeLessThan(400)
  expect(times.every((time, i) => time > (times[i - 1] ?? 0) && time < 5000)).toBe(true)
})

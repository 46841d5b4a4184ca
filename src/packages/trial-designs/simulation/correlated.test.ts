import { expect, test } from 'vitest'
import { inSites, ofVariedRates } from './correlated.ts'
import { drawFrom } from './draw.ts'

const trials = 20_000

function momentsOf(count: (draw: ReturnType<typeof drawFrom>) => number) {
  const draw = drawFrom(20_261_126)
  const drawn = Array.from({ length: trials }, () => count(draw))
  const mean = drawn.reduce((sum, value) => sum + value, 0) / trials
  const variance = drawn.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (trials - 1)
  return { mean, variance }
}

const near = (found: number, expected: number) => Math.abs(found / expected - 1)

/** A site of m has the variance m p (1 − p) (1 + (m − 1) 0.05) of a beta-binomial count. */
test.each([
  [47, 0.3],
  [40, 0.9],
  [7, 0.5],
  [1000, 0.002],
])('%d participants in sites of ten, proportion %d: the beta-binomial moments', (size, p) => {
  const { mean, variance } = momentsOf(inSites(size, p))
  const varianceOf = (members: number) => members * p * (1 - p) * (1 + (members - 1) * 0.05)
  const expected = Math.floor(size / 10) * varianceOf(10) + varianceOf(size % 10)
  expect(Math.abs(mean - size * p)).toBeLessThan(4 * Math.sqrt(expected / trials))
  expect(near(variance, expected)).toBeLessThan(0.06)
})

test.each([
  [25, 0.2],
  [3, 4],
])('%d participants with rates that vary, %d events each: the negative binomial moments', (size, each) => {
  const { mean, variance } = momentsOf(ofVariedRates(size, each))
  const expected = size * each * (1 + each)
  expect(Math.abs(mean - size * each)).toBeLessThan(4 * Math.sqrt(expected / trials))
  expect(near(variance, expected)).toBeLessThan(0.08)
})

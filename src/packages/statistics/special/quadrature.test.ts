import { expect, test } from 'vitest'
import { integral, nodes } from './quadrature.ts'

/** The sum over the nodes, which must equal `integral`. */
function summed(f: (x: number) => number, low: number, high: number, widest: number): number {
  const { at, weights } = nodes(low, high, widest)
  return at.reduce((sum, x, i) => sum + (weights[i] ?? 0) * f(x), 0)
}

test('a polynomial of degree 31 in one panel: exact, as the rule of 16 points promises', () => {
  expect(integral((x) => 32 * x ** 31, 0, 1, 1)).toBeCloseTo(1, 13)
})

test('a bell with panels of six standard deviations: 1 to 1e-11', () => {
  const bell = (x: number) => Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI)
  expect(integral(bell, -9, 10, 6)).toBeCloseTo(1, 11)
  expect(summed(bell, -9, 10, 6)).toBeCloseTo(1, 11)
})

test('the panels: no wider than asked, in order, none for an empty interval', () => {
  const { at } = nodes(-1, 2, 0.7)
  expect(at).toHaveLength(5 * 16)
  expect([...at]).toEqual([...at].sort((a, b) => a - b))
  expect(nodes(2, 2, 1).at).toHaveLength(0)
})

test('however narrow the panels are asked for, and without any number: at most 64', () => {
  expect(nodes(0, 1, 1e-300).at).toHaveLength(64 * 16)
  expect(nodes(0, 1, 0).at).toHaveLength(64 * 16)
  expect(nodes(0, Number.NaN, 1).at).toHaveLength(0)
  expect(integral((x) => x, 0, 1, 1e-300)).toBeCloseTo(0.5, 12)
  expect(integral((x) => x, 1, 1, 1)).toBe(0)
})

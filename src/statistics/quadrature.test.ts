import { expect, test } from 'vitest'
import { nodes } from './quadrature.ts'

const integral = (f: (x: number) => number, low: number, high: number, widest: number) =>
  nodes(low, high, widest).reduce((sum, { x, weight }) => sum + weight * f(x), 0)

test('a polynomial of degree 31 in one panel: exact, as the rule of 16 points promises', () => {
  expect(integral((x) => 32 * x ** 31, 0, 1, 1)).toBeCloseTo(1, 13)
})

test('a bell with panels of six standard deviations: 1 to 1e-11', () => {
  const bell = (x: number) => Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI)
  expect(integral(bell, -9, 10, 6)).toBeCloseTo(1, 11)
})

test('the panels: no wider than asked, in order, none for an empty interval', () => {
  const found = nodes(-1, 2, 0.7)
  expect(found).toHaveLength(5 * 16)
  expect(found.map(({ x }) => x)).toEqual(found.map(({ x }) => x).sort((a, b) => a - b))
  expect(nodes(2, 2, 1)).toEqual([])
})

import { expect, test } from 'vitest'
import { overallResponse, targetResponse } from './recist.ts'

test.each([
  [{ sum: 0, baseline: 50, nadir: 20 }, 'CR'],
  [{ sum: 70, baseline: 100, nadir: 70 }, 'PR'],
  [{ sum: 71, baseline: 100, nadir: 71 }, 'SD'],
  [{ sum: 84, baseline: 100, nadir: 70 }, 'PD'],
  [{ sum: 83, baseline: 100, nadir: 70 }, 'SD'],
  [{ sum: 120, baseline: 100, nadir: 100 }, 'PD'],
  // 20% more, but less than 5 mm.
  [{ sum: 24, baseline: 60, nadir: 20 }, 'PR'],
  [{ sum: 25, baseline: 60, nadir: 20 }, 'PD'],
] as const)('diameters %o: %s', (sums, response) => {
  expect(targetResponse(sums)).toBe(response)
})

/** The lines of tables 1 and 2. */
test.each([
  ['CR', 'CR', false, 'CR'],
  ['CR', 'NON-CR/NON-PD', false, 'PR'],
  ['CR', 'NE', false, 'PR'],
  ['PR', 'NON-CR/NON-PD', false, 'PR'],
  ['PR', 'NE', false, 'PR'],
  ['SD', 'NON-CR/NON-PD', false, 'SD'],
  ['SD', 'NE', false, 'SD'],
  ['NE', 'NON-CR/NON-PD', false, 'NE'],
  ['PD', 'CR', false, 'PD'],
  ['SD', 'PD', false, 'PD'],
  ['CR', 'CR', true, 'PD'],
  ['', 'CR', false, 'CR'],
  ['', 'NON-CR/NON-PD', false, 'NON-CR/NON-PD'],
  ['', 'NE', false, 'NE'],
  ['', 'PD', false, 'PD'],
  ['SD', '', false, 'SD'],
] as const)('target %s, non-target %s, new lesions %s: %s', (target, other, isNew, response) => {
  expect(overallResponse(target, other, isNew)).toBe(response)
})

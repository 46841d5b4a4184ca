import { expect, test } from 'vitest'
import { credibility, withinPersonCorrelation } from './credibility.ts'

const counts = credibility('public/sample-study/data', 'public/data/sample-study/participants')

/** The least and the most of each count. Before, the review of November 2026 found other numbers. */
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  'randomizations at a weekend': [0, 0],
  'study start at a weekend': [0, 0],
  'largest difference of the arms in a stratum': [0, 3],
  'survival times on a grid of tenths of months, %': [15, 45],
  'lost for the survival endpoint, %': [2, 5],
  'arms without such a loss': [0, 0],
  'last contacts of those alive: days from the first to the last': [28, 120],
  'within-person correlation, systolic': [0.5, 0.7],
  'within-person correlation, diastolic': [0.5, 0.7],
  'within-person correlation, pulse': [0.5, 0.7],
  'mean systolic pressure near an event of high pressure': [138, 165],
  'mean systolic pressure otherwise': [120, 135],
  'systolic pressures that end with 0, %': [15, 35],
  'planned visits that were missed, %': [5, 8],
  'visits more than 7 days from the plan, %': [8, 12],
  'visits at a weekend': [0, 0],
  'screening visits on the day after consent, %': [3, 25],
  'reasons for missed visits': [4, 10],
  'actions without treatment': [0, 0],
  'events under treatment without an action': [0, 0],
  'related events before the first dose': [0, 0],
  'gaps and reductions': [60, 160],
  'gaps and reductions without their event': [0, 0],
  'interruptions and reductions without a change of the dose': [0, 0],
  'overlapping episodes': [0, 0],
  'serious events': [50, 120],
  'serious events without a reason': [0, 0],
  'serious events of the mildest grade': [0, 0],
  'with any event on MCR-117, but none related': [3, 30],
  deaths: [88, 95],
  'deaths without a cause': [0, 0],
  'deaths within 30 days of the last dose': [15, 40],
  'of these, neither a fatal event nor progression': [0, 0],
  'last doses on the day of death': [0, 4],
  'treatment ended on the day of the last dose, %': [0, 10],
  'survival status records per participant': [2, 8],
  deviations: [30, 120],
  'queries per participant': [2, 6],
  'queries still open': [0, 0],
  'queries asked again': [10, 80],
  'queries by hand': [40, 300],
  'different lives of a query, in days': [20, 100],
  'audit entries without a time or a person': [0, 0],
  'audit entries': [1500, 6000],
}

test('every count has its bounds', () => {
  expect(Object.keys(counts)).toEqual(Object.keys(bounds))
})

test.each(Object.entries(bounds))('%s: from %s', (name, [least, most]) => {
  expect(counts[name]).toBeGreaterThanOrEqual(least)
  expect(counts[name]).toBeLessThanOrEqual(most)
})

// By hand: mean squares 13.5 between and 0.5 within three pairs, so (13.5 - 0.5) / (13.5 + 0.5).
test('within-person correlation of 1 2, 3 4, 6 7: 0.929', () => {
  const groups = [
    [1, 2],
    [3, 4],
    [6, 7],
  ]
  const mean = 23 / 6
  const between =
    groups.reduce((sum, [one = 0, other = 0]) => sum + 2 * ((one + other) / 2 - mean) ** 2, 0) / 2
  expect(between).toBeCloseTo(12.667, 3)
  expect(withinPersonCorrelation(groups)).toBeCloseTo((between - 0.5) / (between + 0.5), 10)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { credibility, tableReader } from './credibility.ts'
import { liverCases, medianTime, withinPersonCorrelation } from './credibility-clinical.ts'

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
  'within-person correlation, logarithm of ALT': [0.3, 0.9],
  'within-person correlation, logarithm of bilirubin': [0.4, 0.9],
  'within-person correlation, logarithm of albumin': [0.4, 0.9],
  'within-person correlation, logarithm of creatinine': [0.6, 0.95],
  'within-person correlation, logarithm of platelets': [0.4, 0.95],
  'blood samples without a result of INR, %': [0.5, 5],
  'bilirubin in the last 30 days of life, in multiples of the baseline': [1.2, 4],
  'transaminases of grade 3 after normal ones without a liver event': [0, 0],
  "cases of Hy's law on MCR-117": [2, 4],
  "cases of Hy's law on placebo": [0, 0],
  'of these, without a related liver failure that ended the treatment': [0, 0],
  'look-alikes with an obstructed bile duct': [2, 8],
  'of these, without its event': [0, 0],
  'cases that are look-alikes too': [0, 0],
  'highest ALT above 3 and bilirubin above 2 times the limit, at different times': [0, 0],
  'liver failures under unchanged treatment': [0, 0],
  'liver failures below grade 3 or not serious': [0, 0],
  'visits without a performance status': [0, 0],
  'performance status that changes by more than one grade': [0, 0],
  'Child-Pugh class B or C at the end of treatment, %': [8, 35],
  // Second-line trials of an inhibitor of kinases against placebo, with imaging every 8 weeks: progression-free
  // survival 5.2 and 1.9 months, response 4% and below 1% (Abou-Alfa GK et al. N Engl J Med 2018;379:54-63).
  'median progression-free survival on MCR-117, months': [3.6, 6],
  'median progression-free survival on placebo, months': [1.6, 2.8],
  'objective response on MCR-117, %': [3, 15],
  'objective response on placebo, %': [0, 3],
  'tumor assessments that were missed, %': [2, 8],
  'responses that could not be evaluated, %': [0.5, 5],
  'responses first seen at the same assessment, %': [0, 75],
  'treatments that ended by progression that nobody saw': [0, 0],
  'progressions by growth of less than 25%, of all by growth, %': [5, 50],
  'strata that the lesions contradict, without their deviation, or the reverse': [0, 0],
  'extrahepatic spread that the lesions contradict': [0, 0],
  'local therapies at a weekend': [0, 0],
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

test('median time of events at 1 and 3, and a loss at 2: 3, by hand; of two losses: none', () => {
  const times = [
    { time: 3, isEvent: true },
    { time: 1, isEvent: true },
    { time: 2, isEvent: false },
  ]
  expect(medianTime(times)).toBe(3)
  expect(medianTime(times.filter(({ isEvent }) => !isEvent))).toBeNaN()
})

test('the page of what is planted names those whose results show liver injury, and those that look like it', () => {
  const { numbers } = JSON.parse(readFileSync('public/data/sample-study/planted.json', 'utf8'))
  const { injured, obstructed } = liverCases(tableReader('public/sample-study/data'))
  const short = (people: Set<string>) => [...people].map((person) => person.slice(-7)).join(', ')
  expect([numbers.injured, numbers.obstructed]).toEqual([short(injured), short(obstructed)])
})

import { expect, test } from 'vitest'
import { dayNumber, isoDay } from '../days.ts'
import { study } from '../protocol.ts'
import { isWhole } from '../testing/extent.ts'
import { easter, isWorkingDay } from './calendar.ts'
import { enroll } from './enrollment.ts'
import { isSuitable } from './seed.ts'
import { followUp } from './survival.ts'
import { simulateStudy } from './trial.ts'

test('the seed is the first that keeps the rules', () => {
  const first = isWhole ? 1 : study.seed - 3
  const seeds = Array.from({ length: study.seed - first + 1 }, (_, index) => first + index)
  expect(seeds.filter(isSuitable)).toEqual([study.seed])
}, 60_000)

test('the data cut is the last day of the month of the 88th death', () => {
  const { follows, cut } = followUp(study.seed)
  expect(cut).toBe(study.dataCut)
  const deaths = follows
    .filter(({ end }) => end === 'event')
    .map(({ lastDay }) => isoDay(lastDay))
    .sort()
  expect(deaths[study.deaths - 1]?.slice(0, 7)).toBe(study.dataCut.slice(0, 7))
  expect(isoDay(dayNumber(study.dataCut) + 1)).toMatch(/-01$/)
})

test('the blocks of each stratum have 4 or 6 numbers, half of them for each arm, used in their order', () => {
  const { entrants, list } = enroll(study.seed)
  expect(entrants).toHaveLength(study.planned)
  for (const stratum of [1, 2, 3, 4]) {
    const blocks = Object.values(
      Object.groupBy(
        list.filter((one) => one.stratum === stratum),
        ({ block }) => block,
      ),
    )
    for (const block of blocks) {
      expect([4, 6]).toContain(block?.length)
      expect(2 * (block?.filter(({ arm }) => arm === 'treatment').length ?? 0)).toBe(block?.length)
    }
    const used = entrants.map(({ allocation }) => allocation).filter((one) => one.stratum === stratum)
    expect(used.map(({ number }) => number)).toEqual(
      list
        .filter((one) => one.stratum === stratum)
        .slice(0, used.length)
        .map(({ number }) => number),
    )
  }
})

// Dates of Easter, Passover and the Day of Atonement from printed calendars.
test('holidays: Easter, Passover, the Day of Atonement, Christmas, and the days of the week', () => {
  expect([2022, 2023, 2024].map(easter).map(isoDay)).toEqual(['2022-04-17', '2023-04-09', '2024-03-31'])
  const isOpen = (country: string, ...days: string[]) =>
    days.map((day) => isWorkingDay(country, dayNumber(day)))
  expect(isOpen('ISR', '2022-04-15', '2022-04-17', '2023-04-06', '2022-10-05', '2023-09-25')).toEqual(
    Array.from({ length: 5 }, () => false),
  )
  expect(isOpen('ISR', '2022-05-01', '2022-05-06', '2022-05-07', '2022-12-25')).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(isOpen('POL', '2022-04-18', '2022-06-16', '2022-11-11', '2022-05-08', '2022-05-09')).toEqual([
    ...[false, false, false, false],
    true,
  ])
  expect(isOpen('DEU', '2022-04-15', '2022-05-26', '2022-06-06', '2022-10-03', '2022-12-26')).toEqual(
    Array.from({ length: 5 }, () => false),
  )
  expect(isOpen('ESP', '2022-04-15', '2022-10-12', '2022-12-08', '2022-04-19')).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('consent, screening, randomization and the first dose: in order, on working days, within 14 days', () => {
  const stories = simulateStudy()
  expect(isoDay(Math.min(...stories.map(({ consent }) => consent)))).toMatch(/^2022-01-/)
  for (const { country, consent, screened, randomized, firstDose, course, lastDay } of stories) {
    for (const day of [consent, screened, randomized, firstDose])
      expect(isWorkingDay(country, day), isoDay(day)).toBe(true)
    expect([consent, screened, randomized, firstDose].toSorted((one, other) => one - other)).toEqual([
      ...[consent, screened, randomized, firstDose],
    ])
    expect(randomized - screened).toBeLessThanOrEqual(14)
    expect(course.doses.at(-1)?.end ?? 0).toBeLessThanOrEqual(lastDay)
  }
})

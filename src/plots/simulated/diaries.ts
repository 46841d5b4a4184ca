import { binomialDeviate, normalDeviate, seededRandom } from '@marom/statistics'

export const diaryPlan = { participants: 80, weeks: 12, days: 7, enough: 6 }

/** Entries of each participant in each week: people differ, and everybody tires a little. */
export function exampleDiaries(): number[][] {
  const random = seededRandom(12)
  return Array.from({ length: diaryPlan.participants }, () => {
    const person = 3.1 + 0.8 * normalDeviate(random)
    return Array.from({ length: diaryPlan.weeks }, (_, week) =>
      binomialDeviate(random, diaryPlan.days, 1 / (1 + Math.exp(0.1 * week - person))),
    )
  })
}

import { describe, expect, test } from 'vitest'
import { search } from '#client/search/rank.ts'
import { languageNamed } from '#content/locales.ts'
import known from '#test/support/search-pairs.json' with { type: 'json' }
import unseen from '#test/support/search-pairs-unseen.json' with { type: 'json' }
import { siteIndex } from './site-index.ts'

/** What each query of a file should find first, and what it finds. */
function answersTo(groups: typeof known) {
  return Object.values(groups).flatMap(({ language, pairs }) =>
    pairs.map(([query = '', expected]) => {
      const answer = search(siteIndex(languageNamed(language)), query, 1)
      return { query, expected, found: answer.groups[0]?.hits[0]?.entry.id }
    }),
  )
}

const missed = (answers: ReturnType<typeof answersTo>) =>
  answers.filter(({ expected, found }) => found !== expected)

/** client/search/README.md says why. */
const knownMisses = ['סיכון יחסי', 'area under the curve', 'ttest', 'עצמה סטטיסטית']

describe('what readers type', () => {
  test('97 of 100 find first what was expected before the ranking was written', () => {
    const answers = answersTo(known)
    expect(answers.length).toBeGreaterThanOrEqual(300)
    expect(missed(answers).map(({ query }) => query)).toEqual(knownMisses)
    expect(missed(answers).length / answers.length).toBeLessThanOrEqual(0.03)
  })

  // The ranking is not tuned to these. So that nobody does, a failure tells the number alone.
  test('of queries that the ranking was not written with, 94 of 100 do', () => {
    const answers = answersTo(unseen)
    expect(answers.length).toBeGreaterThanOrEqual(answersTo(known).length / 2)
    expect(missed(answers).length / answers.length).toBeLessThanOrEqual(0.06)
  })
})

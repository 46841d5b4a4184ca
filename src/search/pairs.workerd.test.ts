import { describe, expect, test } from 'vitest'
import { search } from '#client/search/rank.ts'
import { languageNamed } from '#content/locales.ts'
import { isPageName } from '#content/routes.ts'
import known from '#test/search/pairs.json' with { type: 'json' }
import unseen from '#test/search/pairs-unseen.json' with { type: 'json' }
import { bindings } from '#test/support/site.ts'
import { siteIndex } from './site-index.ts'

/** Whether a design or a page that is looked for is one of this site. */
const isOnSite = (id: string) => {
  const [kind, name = ''] = id.split(':')
  return (
    (kind !== 'design' && kind !== 'page') || isPageName(kind === 'design' ? `study-design/${name}` : name)
  )
}

/** What each query of a file should find first, and what it finds. */
async function answersTo(groups: typeof known) {
  const indexes = { en: await siteIndex('en', bindings), he: await siteIndex('he', bindings) }
  return Object.values(groups).flatMap(({ language, pairs }) =>
    pairs
      .filter(([, expected = '']) => isOnSite(expected))
      .map(([query = '', expected]) => {
        const answer = search(indexes[languageNamed(language)], query, 1)
        const first = answer.best ?? answer.groups[0]?.hits[0]?.entry
        return { query, expected, found: first?.id }
      }),
  )
}

const sizeOf = (groups: typeof known) => Object.values(groups).flatMap(({ pairs }) => pairs).length

const missed = (answers: Awaited<ReturnType<typeof answersTo>>) =>
  answers.filter(({ expected, found }) => found !== expected)

/** client/search/README.md says why. */
const knownMisses = ['סיכון יחסי', 'area under the curve', 'ttest']

describe('what readers type', () => {
  test('97 of 100 find first what was expected before the ranking was written', async () => {
    const answers = await answersTo(known)
    expect(answers.length).toBeGreaterThanOrEqual(300)
    expect(missed(answers).map(({ query }) => query)).toEqual(knownMisses)
    expect(missed(answers).length / answers.length).toBeLessThanOrEqual(0.03)
  })

  // The ranking is not tuned to these. So that nobody does, a failure tells the number alone.
  test('of queries that the ranking was not written with, 94 of 100 do', async () => {
    const answers = await answersTo(unseen)
    expect(sizeOf(unseen)).toBeGreaterThanOrEqual(sizeOf(known) / 2)
    expect(missed(answers).length / answers.length).toBeLessThanOrEqual(0.06)
  })
})

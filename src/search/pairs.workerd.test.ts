import { describe, expect, test } from 'vitest'
import { search } from '#client/search/rank.ts'
import { languageNamed } from '#content/locales.ts'
import { isPageName } from '#content/routes.ts'
import { firstKnown } from '#test/search/collection.ts'
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
        const first = firstKnown(search(indexes[languageNamed(language)], query, 6))
        return { query, expected, found: first?.id }
      }),
  )
}

const sizeOf = (groups: typeof known) => Object.values(groups).flatMap(({ pairs }) => pairs).length

const missed = (answers: Awaited<ReturnType<typeof answersTo>>) =>
  answers.filter(({ expected, found }) => found !== expected)

describe('what readers type', () => {
  // Three miss; client/search/README.md says why. New words on the site may move a few more.
  test('98 of 100 find first what was expected before the ranking was written', async () => {
    const answers = await answersTo(known)
    expect(answers.length).toBeGreaterThanOrEqual(300)
    const lines = missed(answers).map(({ query, found }) => `${query} | ${found}`)
    expect(lines.length / answers.length, lines.join('\n')).toBeLessThanOrEqual(0.02)
  })

  // The ranking is not tuned to these. So that nobody does, a failure tells the number alone.
  test('of queries that the ranking was not written with, 94 of 100 do', async () => {
    const answers = await answersTo(unseen)
    expect(sizeOf(unseen)).toBeGreaterThanOrEqual(sizeOf(known) / 2)
    expect(missed(answers).length / answers.length).toBeLessThanOrEqual(0.06)
  })
})

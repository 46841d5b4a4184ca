import { describe, expect, test } from 'vitest'
import { search } from '#client/search/rank.ts'
import { tokensOf } from '#client/search/tokens.ts'
import { firstKnown } from '#test/search/collection.ts'
import { bindings } from '#test/support/site.ts'
import { siteIndex } from './site-index.ts'

const stemsOf = (text: string) => tokensOf(text).map(({ stem }) => stem)

const bestOf = async (language: 'en' | 'he', query: string) => {
  const answer = search(await siteIndex(language, bindings), query, 6)
  return answer.best && firstKnown(answer)?.id
}

describe('what is typed in other words', () => {
  test.each([
    ['type I error', 'type one error', 'Type 1 errors'],
    ['phase II', 'phase two', 'phase 2'],
    ['טעות מסוג ראשון', 'טעות מסוג I', 'טעות מסוג 1'],
    ['מבחן חד־צדדי', 'מבחן 1 צדדי'],
  ])('%s: numerals are digits', (first, ...others) => {
    for (const other of others) expect(stemsOf(other)).toEqual(stemsOf(first))
  })

  test.each([
    ['en', 'not proportional hazards', 'term:non-proportional-hazards'],
    ['en', 'non parametric methods', 'term:nonparametric-methods'],
    ['he', 'לא נחיתות', 'term:non-inferiority-trial'],
    ['he', 'סיכונים שאינם פרופורציונליים', 'term:non-proportional-hazards'],
    ['he', 'סטיות שבפרוטוקול', 'term:protocol-deviation'],
    ['he', 'ושבניתוח הביניים', 'term:interim-analysis'],
    ['he', 'איכות', 'term:quality-by-design-qbd'],
    ['en', 'number of volunteers', 'page:study-design'],
    ['en', 'E9(R1)', 'term:estimand'],
    ['en', 'what is BE', 'term:bioequivalence'],
    ['en', 'OR meaning', 'term:odds-ratio-or'],
    ['en', 'is p = 0.04 small', 'term:p-value'],
    ['he', 'האזרד רציו', 'term:hazard-ratio-hr'],
    ['he', 'בקונפידנס אינטרוולס', 'term:confidence-interval-ci'],
    ['he', 'חולים שעוזבים', 'term:dropout'],
  ] as const)('%s: %s', async (language, query, expected) => {
    expect(await bestOf(language, query)).toBe(expected)
  })

  test.each(['en', 'he'] as const)(
    '%s: a number finds its participant, the word all of them',
    async (language) => {
      for (const query of ['101-001', 'participant 101-001', 'משתתף 101-001'])
        expect(await bestOf(language, query), query).toBe('sample:participant/101-001')
      for (const query of ['participants', 'משתתפים'])
        expect(await bestOf(language, query), query).toBe('sample:participants')
      expect(await bestOf(language, '104-012'), 'no such participant').toBeUndefined()
    },
  )

  test('one known word of many finds something', async () => {
    const { best, count } = search(await siteIndex('en', bindings), 'qwerty zxcvb estimand asdfgh hjklzx', 6)
    expect(best).toBeUndefined()
    expect(count).toBeGreaterThan(0)
  })

  test('the other language of the keyboard is tried if nothing is known, and said', async () => {
    const answer = search(await siteIndex('he', bindings), 'דגאצ', 6)
    expect(firstKnown(answer)?.id).toBe('term:study-data-tabulation-model-sdtm')
    expect(answer.suggestion).toBe('sdtm')
    expect(search(await siteIndex('en', bindings), 'akuo', 6).count).toBe(0)
  })

  test('the beginning of a word is no correction of it', async () => {
    const index = await siteIndex('en', bindings)
    expect(search(index, 'powerful', 6).suggestion).toBeUndefined()
    expect(search(index, 'hazzard', 6).suggestion).toBe('hazard')
  })
})

describe('the best answer', () => {
  test('a page without a word of the query comes first, but is not called the best answer', async () => {
    const answer = search(await siteIndex('en', bindings), 'EDC price', 6)
    expect(firstKnown(answer)?.id).toBe('page:how-we-work#price')
    expect(answer.best).toBeUndefined()
  })

  test('is in no group, and is not given for one kind alone', async () => {
    const index = await siteIndex('en', bindings)
    const all = search(index, 'hazard ratio', 6)
    expect(firstKnown(all)?.id).toBe('term:hazard-ratio-hr')
    expect(all.best).toBeDefined()
    expect(all.groups.flatMap(({ hits }) => hits).map(({ entry }) => entry.id)).not.toContain(all.best?.id)
    const terms = search(index, 'hazard ratio', 6, 'term')
    expect(terms.best).toBeUndefined()
    expect(firstKnown(terms)?.id).toBe('term:hazard-ratio-hr')
  })

  test.each([
    ['en', 'price'],
    ['he', 'מחיר'],
  ] as const)(
    '%s, %s: the sections of a page are not hits for the words of the page',
    async (language, query) => {
      const answer = search(await siteIndex(language, bindings), query, 60)
      expect(answer.best && firstKnown(answer)?.href).toMatch(/^\/how-we-work.*#price$/)
      const places = answer.groups
        .flatMap(({ hits }) => hits)
        .filter(({ entry }) => entry.href.startsWith('/how-we-work'))
      expect(places.length).toBeLessThanOrEqual(2)
    },
  )

  test('groups follow in the order of their best hits', async () => {
    const { groups } = search(await siteIndex('en', bindings), 'how many patients do I need', 6)
    const scores = groups.map(({ hits }) => hits[0]?.score ?? 0)
    expect(scores.length).toBeGreaterThan(2)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test('a query that is hardly on the site has none', async () => {
    expect(await bestOf('en', 'weather tomorrow participants')).toBeUndefined()
  })
})

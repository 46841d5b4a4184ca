import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortPublications } from './order.ts'

const anyRecord = fc.record({
  year: fc.option(fc.integer({ min: 1900, max: 2030 }), { nil: null }),
  title: fc.oneof(fc.constantFrom('alpha', 'Alpha', 'ALPHA', 'beta', 'Beta', 'zeta'), fc.string()),
})

const collator = new Intl.Collator('en', { sensitivity: 'accent' })

describe('the order of publications', () => {
  it('any records: years fall, none counts as 0, titles rise within a year, nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const before = [...records]
        const sorted = sortPublications(records)
        expect(records).toEqual(before)
        expect(new Set(sorted)).toEqual(new Set(records))
        expect(sorted).toHaveLength(records.length)
        const isInOrder = sorted.every((b, index) => {
          const a = sorted[index - 1]
          if (!a || (a.year ?? 0) > (b.year ?? 0)) return true
          const order = collator.compare(a.title, b.title)
          return (
            (a.year ?? 0) === (b.year ?? 0) &&
            (order < 0 || (order === 0 && records.indexOf(a) < records.indexOf(b)))
          )
        })
        expect(isInOrder).toBe(true)
      }),
    )
  })

  it('titles that differ in case only: not told apart', () => {
    const records = ['b', 'B', 'a', 'A'].map((title) => ({ title, year: 2000 }))
    expect(sortPublications(records).map(({ title }) => title)).toEqual(['a', 'A', 'b', 'B'])
  })
})

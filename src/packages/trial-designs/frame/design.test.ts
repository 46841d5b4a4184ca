import { describe, expect, test } from 'vitest'
import { designs } from '../designs/index.ts'
import { resultOf } from '../testing/result.ts'
import type { Texts } from './fields.ts'

test('more than a million only because of the dropout: refused at the dropout', () => {
  // R: the smallest n with qt(0.975, n - 1) * 100 / sqrt(n) <= 0.3
  const texts = { measure: 'mean', sd: '100', width: '0.3' }
  expect(designs.precision.answer(texts)).toMatchObject({ values: { size: 426_832 } })
  expect(designs.precision.answer({ ...texts, dropout: '60' })).toMatchObject({
    faults: [{ field: 'dropout', code: 'tooManyEnrolled' }],
  })
  expect(designs.precision.answer({ ...texts, width: '0.1' })).toMatchObject({
    faults: [{ field: '', code: 'tooMany' }],
  })
})

describe('what is asked for', () => {
  const { answer } = designs['two-means']
  const shownOf = (texts: Texts) => {
    const { changes, leftOut, ...shown } = resultOf(designs['two-means'], texts)
    return shown
  }

  test('an older address with a size asks for its power, unless the size is empty', () => {
    expect(shownOf({ n: '30' })).toEqual(shownOf({ find: 'power', n: '30' }))
    expect(shownOf({ n: ' ' })).toEqual(shownOf({}))
    expect(shownOf({ find: 'size', n: '30' })).toEqual(shownOf({}))
  })

  test('a size that is given and empty is a fault', () => {
    expect(answer({ find: 'power', n: '' })).toMatchObject({ faults: [{ field: 'n', code: 'missing' }] })
  })

  test('what was found is in its field, so that the other question has the same numbers', () => {
    const size = answer({ difference: '4', sd: '9', power: '90' })
    expect(size).toMatchObject({ found: { n: '108' } })
    const difference = answer({ find: 'difference', n: '108', sd: '9', power: '90' })
    if (!size.isResult || !difference.isResult) throw new Error('no result')
    const again = answer({ ...difference.found, sd: '9', power: '90' })
    expect(again).toMatchObject({ values: { first: 108 }, found: { n: '108' } })
    expect(answer({ find: 'power', n: '108' })).toMatchObject({ found: {} })
  })

  test('a field that is asked for is not read', () => {
    expect(answer({ find: 'difference', difference: 'abc' })).toMatchObject({ isResult: true })
    expect(answer({ find: 'power', power: 'abc' })).toMatchObject({ isResult: true })
  })
})

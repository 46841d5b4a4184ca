import { describe, expect, test } from 'vitest'
import { designs } from '../designs/index.ts'

test('more than a million only because of the dropout: refused at the dropout', () => {
  // R: the smallest n with qt(0.975, n - 1) * 100 / sqrt(n) <= 0.3
  const texts = { measure: 'mean', sd: '100', width: '0.3' }
  expect(designs.precision.compute(texts)).toMatchObject({ values: { size: 426_832 } })
  expect(designs.precision.compute({ ...texts, dropout: '60' })).toMatchObject({
    refusal: { field: 'dropout', code: 'tooManyEnrolled' },
  })
  expect(designs.precision.compute({ ...texts, width: '0.1' })).toMatchObject({
    refusal: { field: '', code: 'tooMany' },
  })
})

describe('what is asked for', () => {
  const { compute, answer } = designs['two-means']

  test('an older address with a size asks for its power, unless the size is empty', () => {
    expect(compute({ n: '30' })).toEqual(compute({ find: 'power', n: '30' }))
    expect(compute({ n: ' ' })).toEqual(compute({}))
    expect(compute({ find: 'size', n: '30' })).toEqual(compute({}))
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

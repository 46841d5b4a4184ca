import { expect, test } from 'vitest'
import { designs } from '#src/study-design/designs/index.ts'

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

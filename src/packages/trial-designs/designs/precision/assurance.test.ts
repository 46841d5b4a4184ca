import { describe, expect, test } from 'vitest'
import type { Texts } from '../../testing/states.ts'
import { precision } from './design.ts'

function excessOf(texts: Texts) {
  const answer = precision.answer(texts)
  const note = answer.isResult ? answer.notes.find(({ key }) => key.startsWith('exceeded')) : undefined
  return note?.facts ?? {}
}

/**
 * R 4.2.2, with h <- qt((1 + conf) / 2, n - 1) * sd / sqrt(n): the share is
 * pchisq((n - 1) * (w / h)^2, n - 1, lower.tail = FALSE), the size the first n for which it is at most 0.2.
 */
test.each<[Texts, share: string, assured: string]>([
  [{}, '44.2%', '22'],
  [{ width: '3' }, '43.4%', '53'],
  [{ width: '1' }, '48.4%', '410'],
  [{ sd: '20', width: '2', confidence: '90' }, '47.8%', '292'],
])('a mean, %j: exceeded in %s, in a fifth with %s participants', (texts, share, assured) => {
  expect(excessOf({ measure: 'mean', ...texts })).toMatchObject({ share, assured })
})

test('a mean of a given size: pchisq(df, df, lower.tail = FALSE), also where a formula approximates it', () => {
  expect(excessOf({ measure: 'mean', n: '10' }).share).toBe('43.7%')
  // R: 0.4904027, 0.4957948 and 0.4986702.
  expect(excessOf({ measure: 'mean', n: '385' }).share).toBe('49.0%')
  expect(excessOf({ measure: 'mean', n: '2001' }).share).toBe('49.6%')
  expect(excessOf({ measure: 'mean', n: '20001' }).share).toBe('49.9%')
})

/** R: sum(dbinom(0:n, n, p)[width(0:n) > w]) and the same with dpois, by the width of each count. */
describe('counts', () => {
  test.each<[Texts, share: string | undefined]>([
    [{ p: '20' }, '46.2%'],
    [{ p: '20', interval: 'wald' }, '47.5%'],
    [{ p: '20', n: '100' }, '44.1%'],
    [{}, undefined],
    [{ measure: 'rate', width: '0.05' }, '49.7%'],
  ])('%j: %s', (texts, share) => {
    expect(excessOf(texts).share).toBe(share)
  })
})

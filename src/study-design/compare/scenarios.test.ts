import { describe, expect, test } from 'vitest'
import { readComparison } from './scenarios.ts'

const nameOf = ({ name }: { name: string }) => name

describe('what an address asks for', () => {
  test('the order is kept, the fifth is left out and named, an unknown design is said', () => {
    const asked = [
      'precision',
      'two-means?power=90',
      'nothing?x=1',
      'two-means',
      'rare-events',
      'precision?n=9',
    ]
    const { scenarios, leftOut, isUnknown } = readComparison(asked)
    expect(scenarios.map(nameOf)).toEqual(['precision', 'two-means', 'two-means', 'rare-events'])
    expect(leftOut).toEqual([{ name: 'precision', text: 'precision?n=9', parameters: { n: '9' } }])
    expect(isUnknown).toBe(true)
    expect(readComparison(asked.slice(0, 2)).isUnknown).toBe(false)
  })

  test('two spellings of one scenario are one', () => {
    const { scenarios } = readComparison(['two-means', 'two-means?power=80', 'two-means?power=81'])
    expect(scenarios.map(({ parameters }) => parameters.power)).toEqual(['80', '81'])
  })

  test('a thousand entries: four are computed, four named', () => {
    const { scenarios, leftOut } = readComparison(
      Array.from({ length: 1000 }, (_, at) => `rare-events?risk=${at + 1}`),
    )
    expect([scenarios.length, leftOut.length]).toEqual([4, 4])
  })
})

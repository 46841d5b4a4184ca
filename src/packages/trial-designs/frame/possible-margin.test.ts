import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clusterRandomized } from '../designs/cluster-randomized/design.ts'
import { twoProportions } from '../designs/two-proportions/design.ts'
import { real, seeded, type Texts } from '../testing/states.ts'
import type { Design } from './answer.ts'

const state = {
  find: fc.constantFrom('size', 'power', 'margin', 'p1'),
  better: fc.constantFrom('higher', 'lower'),
  p1: real(0.1, 99.9, 1),
  p2: real(0.1, 99.9, 1),
  margin: real(0.1, 60, 1),
  n: fc.integer({ min: 2, max: 400 }).map(String),
}

/** Some share of the states has a margin that can exist. */
const marked = ({ p1, p2, margin, ...texts }: Texts): Texts => ({
  ...texts,
  p1: `${p1}%`,
  p2: `${p2}%`,
  margin: `${margin}%`,
})

const designs: readonly { name: string; design: Design; states: fc.Arbitrary<Texts> }[] = [
  {
    name: 'two proportions',
    design: twoProportions,
    states: fc
      .record({ ...state, goal: fc.constantFrom('noninferiority', 'equivalence', 'supermargin') })
      .map(marked),
  },
  {
    name: 'clusters',
    design: clusterRandomized,
    states: fc.record(state).map(({ find, margin, ...texts }) => ({
      ...marked({ ...texts, margin }),
      find: find === 'p1' ? 'effect' : find,
      margin,
      outcome: 'proportions',
      goal: 'noninferiority',
    })),
  },
]

/** The proportions of group 1 under the hypotheses, of a state that was answered. */
function hypotheses({ goal, better, p2, margin }: Readonly<Record<string, unknown>>, unit: number): number[] {
  const length = Number(margin) * unit
  const isDown = (better === 'higher') === (goal === 'noninferiority')
  return (goal === 'equivalence' ? [-1, 1] : [isDown ? -1 : 1]).map((sign) => Number(p2) + sign * length)
}

describe.each(designs)('$name', ({ name, design, states }) => {
  const unit = name === 'clusters' ? 0.01 : 1

  test('what is answered has a hypothesis between 0 and 1, also with a margin that was found', () => {
    let answered = 0
    fc.assert(
      fc.property(states, (texts) => {
        const answer = design.answer(texts)
        if (!answer.isResult) return
        answered += 1
        for (const proportion of hypotheses(answer.inputs, unit)) {
          expect(proportion).toBeGreaterThan(0)
          expect(proportion).toBeLessThan(1)
        }
      }),
      { ...seeded, numRuns: 2000 },
    )
    expect(answered).toBeGreaterThan(300)
  })

  test('an offered direction has an answer', () => {
    let offered = 0
    fc.assert(
      fc.property(states, (texts) => {
        const answer = design.answer(texts)
        const [fault] = answer.isResult ? [] : answer.faults
        if (!fault?.code.match(/argin/)) return
        for (const offer of fault.offers ?? []) {
          offered += 1
          const other = design.answer({ ...texts, ...offer })
          expect(other.isResult || other.faults[0]?.field === 'n', JSON.stringify(texts)).toBe(true)
        }
      }),
      { ...seeded, numRuns: 2000 },
    )
    expect(offered).toBeGreaterThan(100)
  })
})

test('why a margin is impossible, in the numbers of the reader', () => {
  const deaths = { goal: 'noninferiority', p1: '5', p2: '5', margin: '20' }
  expect(twoProportions.answer(deaths)).toMatchObject({
    faults: [
      {
        field: 'margin',
        code: 'marginBelowZero',
        facts: { margin: '20', control: '5%', limit: '−15%', most: '5' },
        offers: [{ better: 'lower' }],
      },
    ],
  })
  expect(twoProportions.answer({ ...deaths, goal: 'equivalence' })).toMatchObject({
    faults: [{ code: 'marginBothSides' }],
  })
  // Neither direction has room for it.
  expect(twoProportions.answer({ ...deaths, p1: '50', p2: '50', margin: '60' })).not.toHaveProperty(
    'faults[0].offers',
  )
})

test('a margin that equals the proportion of the control is impossible, a smaller one is not', () => {
  const at = (margin: string) => twoProportions.answer({ goal: 'noninferiority', p1: '10', p2: '10', margin })
  expect(at('10')).toMatchObject({ faults: [{ code: 'marginBelowZero' }] })
  expect(at('9.99')).toHaveProperty('values')
})

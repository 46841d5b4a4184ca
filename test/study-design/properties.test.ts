import { designNames, designs } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { inShort } from '#test/support/extent.ts'
import { plantedFaults } from './properties/faults.ts'
import { failuresOf } from './properties/relations.ts'
import { saneStates } from './properties/sane.ts'
import { nameOf } from './states.ts'

const some = 60
const count = inShort(50, 1000)

/** Planted faults that no relation can see, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'time-to-event: takes the margin on the other side': 'A margin on the other side of 1 is refused.',
  'simon-two-stage: ignores n': 'The numbers of two stages are given together.',
  'simon-two-stage: plans for a larger power': 'Only the search knows that no smaller design exists.',
  'simon-two-stage: takes the power of fewer participants':
    'As above: with the same limits it is another design.',
}

describe.each(designNames)('%s', (name) => {
  const states = saneStates(name, count)

  test('random trials: a harder one never needs fewer, and what is found returns', () => {
    const failures = states.flatMap((state) =>
      failuresOf(designs[name], state).map(({ relation, what }) => `${nameOf(state)}\n${relation}: ${what}`),
    )
    expect(failures.slice(0, 5)).toEqual([])
  })

  test('none of these trials is refused for a number', () => {
    const refused = states.filter(({ texts }) => {
      const computed = designs[name].answer(texts)
      // Two fifths more participants than planned may have all events while they are recruited.
      return !computed.isResult && computed.faults[0]?.code !== 'noFollowUpNeeded'
    })
    expect(refused.map(nameOf).slice(0, 5)).toEqual([])
    expect(states).toHaveLength(count)
  })

  test('every field takes other values than that of the example', () => {
    const many = saneStates(name, 200)
    const unchanged = designs[name].fields.filter(({ name: field, initial }) =>
      many.every(({ texts }) => (texts[field] ?? initial) === initial),
    )
    const message = `Draw ${unchanged.map((field) => field.name).join(', ')} in test/study-design/properties/sane.ts`
    expect(unchanged, message).toEqual([])
  })

  test('each fault that is planted in the design breaks a relation', () => {
    const missed = plantedFaults(name, some).flatMap((fault) =>
      fault.failure ? [] : `${name}: ${fault.name}`,
    )
    expect(missed).toEqual(Object.keys(unseen).filter((fault) => fault.startsWith(name)))
  })
})

/** Where the relations do not hold, and why: the second state is harder and needs fewer, or has more power. */
test.each([
  ['exact tests go up and down with the size', 'one-proportion', 'n=37', 'n=36', 'power'],
  [
    'a rare outcome needs a smaller group',
    'two-proportions',
    'p1=5&p2=30&variance=unpooled',
    'p1=5&p2=30&variance=unpooled&allocation=1:2',
    'exactTotal',
  ],
  [
    'Freedman counts on more events in the control group',
    'time-to-event',
    'method=freedman&hr=0.5',
    'method=freedman&hr=0.5&allocation=2:1',
    'exactEvents',
  ],
  ['controls have more events each', 'time-to-event', 'hr=0.5', 'hr=0.5&allocation=1:1.2', 'exactTotal'],
] as const)('no relation, since %s', (_, name, one, other, quantity) => {
  const [more = 0, fewer = 0] = [one, other].map((query) => {
    const computed = designs[name].answer(Object.fromEntries(new URLSearchParams(query)))
    return computed.isResult ? computed.values[quantity] : Number.NaN
  })
  expect(quantity === 'power' ? fewer - more : more - fewer).toBeGreaterThan(0.01)
})

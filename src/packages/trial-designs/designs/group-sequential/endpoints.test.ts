import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { timeToEvent } from '../time-to-event/design.ts'
import { twoMeans } from '../two-means/design.ts'
import { twoProportions } from '../two-proportions/design.ts'
import { groupSequential } from './design.ts'

const compute = valuesOf(groupSequential)

const endpoints: Readonly<Record<string, Texts>> = {
  means: { unit: 'means' },
  paired: { unit: 'means', comparison: 'paired' },
  noninferior: { unit: 'means', goal: 'noninferiority', difference: '0' },
  proportions: { unit: 'proportions' },
  unpooled: { unit: 'proportions', variance: 'unpooled', goal: 'noninferiority', p1: '80', p2: '80' },
  beyond: { unit: 'proportions', goal: 'supermargin', p1: '80', p2: '55' },
  survival: { unit: 'survival' },
  bounded: { unit: 'survival', goal: 'noninferiority', hr: '1' },
}

/** Nearer to the hypothesis: a smaller effect. */
const nearer: Readonly<Record<string, Texts>> = {
  means: { difference: '4' },
  paired: { difference: '4' },
  noninferior: { difference: '-1' },
  proportions: { p1: '62' },
  unpooled: { p1: '78' },
  beyond: { p1: '78' },
  survival: { hr: '0.9' },
  bounded: { hr: '1.1' },
}

describe.each(Object.keys(endpoints))('%s', (name) => {
  const texts = endpoints[name] ?? {}
  const sizeOf = (changed: Texts = {}) => {
    const { total, maximum } = compute({ ...texts, ...changed })
    return total ?? maximum ?? Number.NaN
  }

  test('more power, a smaller level, a smaller effect or unequal arms need more', () => {
    for (const changed of [{ power: '90' }, { alpha: '0.01' }, nearer[name] ?? {}])
      expect(sizeOf(changed), JSON.stringify(changed)).toBeGreaterThan(sizeOf())
    if (name !== 'paired') expect(sizeOf({ allocation: '3:1' })).toBeGreaterThan(sizeOf())
  })

  test('a given size with a smaller effect or a smaller level has less power', () => {
    const given = { ...texts, find: 'power', n: String(sizeOf()) }
    const { power = 0 } = compute(given)
    for (const changed of [{ alpha: '0.01' }, nearer[name] ?? {}])
      expect(compute({ ...given, ...changed }).power).toBeLessThan(power)
  })

  test('without futility, the power of a given size depends on the planned one by little', () => {
    const given = { ...texts, find: 'power', n: String(sizeOf()) }
    const [power = 0, other = 1] = [compute(given).power, compute({ ...given, power: '90' }).power]
    expect(Math.abs(power - other)).toBeLessThan(0.0015)
  })
})

const rules = fc.record({
  boundary: fc.constantFrom('obrienFleming', 'pocock', 'hwangShihDeCani', 'wangTsiatis'),
  futility: fc.constantFrom('none', 'obrienFleming', 'hwangShihDeCani'),
  looks: fc.constantFrom('2', '3', '5'),
  sides: fc.constantFrom('1', '2'),
  alpha: real(0.005, 0.1),
  power: real(55, 97),
  state: fc.constantFrom(...Object.values(endpoints)),
})

/** The field of the effect, by the unit. */
const fields: Readonly<Record<string, string>> = { means: 'difference', proportions: 'p1', survival: 'hr' }

describe('over random plans', () => {
  test('the found size has the power; a part less of it has not', () => {
    fc.assert(
      fc.property(rules, real(0.4, 2.5, 2), ({ state, ...rule }, allocation) => {
        const texts = { ...state, ...rule, allocation }
        const { power = 0, maximum = 0, total = maximum } = compute(texts)
        // Rounding up changes the allocation, and so the variance, a little.
        expect(power).toBeGreaterThan(Number(rule.power) / 100 - 0.004)
        const given = (n: number) => compute({ ...texts, find: 'power', n: String(n) }).power ?? 0
        expect(given(total)).toBeCloseTo(power, 2)
        expect(given(Math.floor(0.9 * total))).toBeLessThan(power)
      }),
      { ...seeded, numRuns: 80 },
    )
  })

  test('the found effect has the planned power, and needs the given size', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 60, max: 900 }), ({ state, ...rule }, size) => {
        const texts = { ...state, ...rule }
        const n = String(2 * size)
        const answer = groupSequential.answer({ ...texts, find: 'effect', n })
        if (!answer.isResult) return
        expect(answer.values.power).toBeCloseTo(Number(rule.power) / 100, 6)
        const field = fields[state.unit ?? ''] ?? ''
        const again = { ...texts, [field]: answer.found[field] ?? '' }
        expect(compute({ ...again, find: 'power', n }).power).toBeCloseTo(answer.values.power ?? 0, 6)
        const { total, maximum } = compute(again)
        expect(Math.abs((total ?? maximum ?? 0) - 2 * size)).toBeLessThanOrEqual(2)
      }),
      { ...seeded, numRuns: 80 },
    )
  })
})

const singles = {
  means: valuesOf(twoMeans),
  proportions: valuesOf(twoProportions),
  survival: valuesOf(timeToEvent),
}

test.each<[keyof typeof singles, Texts]>([
  ['means', { difference: '12' }],
  ['means', { difference: '12', correlation: '0.5' }],
  ['means', { difference: '6', correlation: '0.9', goal: 'noninferiority', sides: '1' }],
  ['means', { difference: '6', comparison: 'paired' }],
  ['proportions', { p1: '80', p2: '20' }],
  ['proportions', { p1: '80', p2: '20', variance: 'unpooled' }],
  ['survival', { hr: '0.3' }],
  ['survival', { hr: '0.3', method: 'freedman' }],
])('%s, a look at which next to nothing is spent: the power of a single analysis of %j', (unit, texts) => {
  const given = { ...texts, find: 'power' }
  // A single analysis counts those of one group.
  const single = singles[unit]({ ...given, n: texts.comparison === 'paired' ? '24' : '12' })
  const looks = { looks: '2', t1: '10%', boundary: 'obrienFleming' }
  expect(compute({ ...given, ...looks, unit, n: '24' }).power).toBeCloseTo(single.power ?? 0, 8)
})

test.each([
  [{ difference: '0' }, 'difference', 'noDifference'],
  [{ goal: 'noninferiority', difference: '-5' }, 'meanMargin', 'beyondMargin'],
  [{ unit: 'proportions', p1: '50' }, 'p2', 'sameProportions'],
  [{ unit: 'proportions', goal: 'noninferiority', p1: '40', p2: '50' }, 'pointMargin', 'beyondMargin'],
  [{ unit: 'survival', hr: '1' }, 'hr', 'noEffect'],
  [{ unit: 'survival', goal: 'noninferiority', ratioMargin: '0.8' }, 'ratioMargin', 'marginNotAboveOne'],
  [{ unit: 'survival', goal: 'noninferiority', hr: '1', method: 'freedman' }, 'method', 'freedmanWithMargin'],
  [{ goal: 'supermargin' }, 'goal', 'onlyProportions'],
  [{ find: 'effect', unit: 'survival', n: '3', power: '99.9' }, 'n', 'unreachable'],
])('%j is refused at %s: %s', (texts: Texts, field, code) => {
  expect(groupSequential.answer(texts)).toMatchObject({ faults: [{ field, code }] })
})

test('an address with a size of a single analysis and no unit counts participants, as before', () => {
  expect(compute({ fixed: '247' })).toEqual(compute({ unit: 'participants', fixed: '247' }))
  expect(compute({ unit: 'survival', fixed: '2' })).toEqual(compute({ unit: 'survival' }))
})

test('dropout: each arm is enrolled with it', () => {
  const { control = 0, treated = 0, ...sizes } = compute({ dropout: '20', allocation: '2:1' })
  expect(sizes.enrolledControl).toBe(Math.ceil(control / 0.8))
  expect(sizes.enrolledTotal).toBe(Math.ceil(control / 0.8) + Math.ceil(treated / 0.8))
})

import fc from 'fast-check'
import { assert, describe, expect, test } from 'vitest'
import { resultOf } from '../../testing/result.ts'
import { real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { groupSequential } from './design.ts'

/** Of participants, with the size of a single analysis, unless a test says more. */
const counted = (texts: Texts): Texts => ({ unit: 'participants', ...texts })
const compute = (texts: Texts) => valuesOf(groupSequential)(counted(texts))

const oneSided = { sides: '1', alpha: '0.025' }
const hsd = {
  ...{ looks: '5', power: '90', fixed: '300' },
  ...{ boundary: 'hwangShihDeCani', futility: 'hwangShihDeCani' },
}
const everything = {
  ...{ looks: '4', t1: '30', t2: '55', t3: '80', boundary: 'pocock', fixed: '300' },
  ...{ futility: 'pocock', binding: 'yes', harm: 'pocock' },
}
const course = { unit: 'survival', ...oneSided }
const unequal = {
  ...{
    unit: 'survival',
    power: '90',
    boundary: 'pocock',
    t1: '40',
    t2: '70',
    ...oneSided,
  },
  ...{ hr: '0.6', allocation: '2', median: '8', accrual: '12', followUp: '18', lost: '10' },
}

/**
 * rpact 3.3.4 getPowerMeans (normalApproximation, one group, an effect of the sum of the quantiles
 * over √fixed), getPowerSurvival with the events of getEventProbabilities; gsDesign 3.11.0.9003
 * gsProbability with the boundaries of gsDesign(r = 80).
 */
test.each([
  [{ ...oneSided, n: '180' }, 0.7519107351],
  [{ ...hsd, n: '250' }, 0.8052315773],
  [{ ...everything, n: '500' }, 0.8746862239],
  [{ unit: 'events', boundary: 'pocock', looks: '4', fixed: '100', n: '61' }, 0.5004488425],
  [{ boundary: 'wangTsiatis', shape: '0.25', power: '90', fixed: '300', n: '280', ...oneSided }, 0.862971228],
  [{ ...course, n: '400' }, 0.7857529027],
  [{ ...unequal, n: '240' }, 0.8258232724],
])('power of %j: %d', (texts: Texts, power) => {
  // gsDesign's binding boundaries have an error of some 1e-7.
  expect(compute({ find: 'power', ...texts }).power).toBeCloseTo(power, 6)
})

/** R 4.2.2: uniroot of these powers by the effect, as a share of the planned one. */
test.each([
  [{ ...oneSided, n: '150' }, 1.1620641478],
  [{ ...hsd, n: '250' }, 1.1495977999],
  [{ ...everything, n: '60' }, 2.5928108347],
])('smallest effect of %j: %d', (texts: Texts, effect) => {
  expect(compute({ find: 'effect', ...texts }).effect).toBeCloseTo(effect, 5)
})

/** R 4.2.2: uniroot of getPowerSurvival (rpact 3.3.4) by the hazard ratio, with its expected events. */
test.each([
  [{ ...course, n: '400' }, 0.6952620648],
  [{ ...unequal, n: '240' }, 0.5630492474],
  [{ ...oneSided, unit: 'survival', looks: '2', n: '300' }, 1.4626900339],
])('hazard ratio of %j: %d', (texts: Texts, found) => {
  const { hr, hrAbove } = compute({ find: 'effect', ...texts })
  expect(found > 1 ? hrAbove : hr).toBeCloseTo(found, 6)
})

/** R 4.2.2: uniroot of getEventProbabilities (rpact 3.3.4) by the time. */
test.each([
  [{ n: '400' }, 250, 13.4004387907],
  [{ ...unequal, n: '300' }, 210, 17.5627290249],
  [{ hr: '0.3', n: '40' }, 22, 18.0398084795],
])('follow-up of %j: %d events after %d months', (texts: Texts, maximum, followUp) => {
  const found = compute({ find: 'followUp', unit: 'survival', ...texts })
  expect(found.maximum).toBe(maximum)
  expect(found.followUp).toBeCloseTo(followUp, 7)
})

const plan = fc.record({
  boundary: fc.constantFrom('obrienFleming', 'pocock', 'hwangShihDeCani', 'wangTsiatis'),
  futility: fc.constantFrom('none', 'none', 'obrienFleming', 'hwangShihDeCani'),
  harm: fc.constantFrom('byTest', 'pocock'),
  looks: fc.constantFrom('2', '3', '5'),
  sides: fc.constantFrom('1', '2'),
  alpha: real(0.005, 0.1),
  power: real(55, 99),
})
const whole = (min: number, max: number) => fc.integer({ min, max }).map(String)
const trial = fc.record({
  unit: fc.constant('survival'),
  hr: fc.oneof(real(0.3, 0.9), real(1.1, 3)),
  allocation: real(0.3, 3, 2),
  median: real(2, 40, 1),
  accrual: real(2, 40, 1),
  followUp: real(0, 40, 1),
  lost: real(1, 30, 1),
})

describe('over random plans', () => {
  test('the found maximum has the power, and one fewer does not', () => {
    fc.assert(
      fc.property(plan, whole(20, 900), fc.constantFrom('participants', 'events'), (rules, fixed, unit) => {
        const texts = { ...rules, fixed, unit }
        const { maximum = 0, power } = compute(texts)
        const powerOf = (n: number) => compute({ ...texts, find: 'power', n: String(n) }).power
        expect(powerOf(maximum)).toBeCloseTo(power ?? 0, 12)
        expect(powerOf(maximum - 1)).toBeLessThan(Number(rules.power) / 100)
      }),
      { ...seeded, numRuns: 60 },
    )
  })

  test('the smallest effect has the planned power, and the plan for it needs the given size', () => {
    fc.assert(
      fc.property(plan, whole(20, 900), whole(20, 900), (rules, fixed, n) => {
        const texts = { ...rules, fixed }
        const { effect = 0, power } = compute({ ...texts, find: 'effect', n })
        expect(power).toBeCloseTo(Number(rules.power) / 100, 9)
        const changed = { ...texts, fixed: String(Number(fixed) / effect ** 2) }
        expect(compute(changed).maximum).toBe(Number(n))
        expect(compute({ ...changed, find: 'power', n }).power).toBeCloseTo(power ?? 0, 9)
      }),
      { ...seeded, numRuns: 60 },
    )
  })

  test('a survival trial: the found participants have the power, and the found ratio the planned one', () => {
    fc.assert(
      fc.property(plan, trial, (rules, survival) => {
        const texts = { ...rules, ...survival }
        const { total, maximum = 0, control = 0, treated = 0 } = compute(texts)
        if (total === undefined) return
        // Rounded once, the arms of the total may differ from both rounded up by one.
        const given = compute({ ...texts, find: 'power', n: String(total) })
        expect(Math.abs((given.control ?? 0) - control)).toBeLessThanOrEqual(1)
        if (given.control === control && given.treated === treated)
          expect(given.power).toBeGreaterThanOrEqual(Number(rules.power) / 100 - 0.003)
        expect(Math.abs((given.maximum ?? 0) - maximum)).toBeLessThan(2)
        const { hr = Number.NaN, power } = compute({ ...texts, find: 'effect', n: String(total) })
        expect(power).toBeCloseTo(Number(rules.power) / 100, 8)
        if (power === undefined) return
        const changed = { hr: String(hr) }
        expect(compute({ ...texts, ...changed, find: 'power', n: String(total) }).power).toBeCloseTo(
          power ?? 0,
          8,
        )
      }),
      { ...seeded, numRuns: 60 },
    )
  })

  test('a survival trial: more participants need less follow-up, after which they have the maximum', () => {
    fc.assert(
      fc.property(plan, trial, fc.double({ min: 1.05, max: 2, noNaN: true }), (rules, survival, share) => {
        const texts: Texts = { ...rules, ...survival }
        const { total = 0, maximum = 0 } = compute(texts)
        const found = compute({ ...texts, find: 'followUp', n: String(Math.ceil(total * share)) })
        if (found.followUp === undefined) return
        expect(found.followUp).toBeLessThan(Number(survival.followUp) + 1e-6)
        const again = { ...texts, followUp: String(found.followUp), n: String(found.total) }
        expect(compute({ ...again, find: 'power' }).maximum).toBeCloseTo(found.maximum ?? 0, 6)
        // Whole arms are not quite in the typed ratio.
        expect(Math.abs((found.maximum ?? 0) - maximum)).toBeLessThanOrEqual(1 + 0.02 * maximum)
      }),
      { ...seeded, numRuns: 60 },
    )
  })

  test('arms that are not quite in the typed ratio: the follow-up that was found reaches the power', () => {
    const rules = { looks: '4', boundary: 'obrienFleming', futility: 'obrienFleming', binding: 'no' }
    const trial = {
      unit: 'survival',
      method: 'freedman',
      hr: '1.92',
      sides: '1',
      alpha: '0.05',
      power: '80%',
    }
    const texts = { ...rules, ...trial, allocation: '2', accrual: '9.2', n: '241', find: 'followUp' }
    expect(compute(texts).power).toBeGreaterThanOrEqual(0.8)
  })
})

describe('what has no answer', () => {
  test.each([
    [{ find: 'followUp' }, 'find', 'noFollowUp'],
    [{ find: 'followUp', unit: 'survival', n: '4000' }, 'n', 'noFollowUpNeeded'],
    [{ find: 'followUp', unit: 'survival', n: '210' }, 'n', 'tooFewEvents'],
    [{ find: 'followUp', unit: 'survival', n: '100' }, 'n', 'tooFewEvents'],
    [{ find: 'followUp', unit: 'survival', n: '500', t1: '70', t2: '40' }, 't2', 'looksTooClose'],
    [{ find: 'effect', unit: 'survival', n: '2' }, 'n', 'unreachable'],
    [{ find: 'effect', unit: 'means', goal: 'supermargin' }, 'goal', 'onlyProportions'],
    [{ find: 'effect', futility: 'pocock', power: '40' }, 'power', 'powerTooLow'],
  ])('%j: %s, %s', (texts: Texts, field, code) => {
    expect(groupSequential.answer(counted(texts))).toMatchObject({ faults: [{ field, code }] })
  })
})

describe('what is said of a given size', () => {
  const answerOf = (texts: Texts) => {
    const answer = groupSequential.answer(counted(texts))
    if (!answer.isResult) throw new Error(JSON.stringify(answer.faults))
    return answer
  }

  test.each([
    [{ find: 'power' }, 'power', undefined],
    [{ find: 'power', futility: 'pocock' }, 'power', 'held'],
    [{ find: 'effect' }, 'effect', 'foundEffect'],
    [{ find: 'effect', unit: 'survival', n: '400' }, 'hr', 'found'],
    [{ find: 'effect', unit: 'means' }, 'difference', 'foundDifference'],
    [{ find: 'effect', unit: 'means', goal: 'noninferiority' }, 'leastFavorable', 'two.noninferiority'],
    [{ find: 'effect', unit: 'proportions', n: '400' }, 'above', 'found'],
    [{ find: 'followUp', unit: 'survival', n: '400' }, 'followUp', 'foundFollowUp'],
  ])('%j: %s, %s', (texts: Texts, headline, note) => {
    const { headline: shown, notes } = answerOf(texts)
    const found = ['held', 'foundEffect', 'foundFollowUp', 'found', 'foundDifference', 'two.noninferiority']
    expect(shown).toBe(headline)
    expect(notes.map(({ key }) => key).find((key) => found.includes(key))).toBe(note)
  })

  test('a given size is the one of the last look, and the effect that was found the planned one', () => {
    const { table, boundaries, values } = answerOf({ find: 'effect', n: '150' })
    const sizes = table?.rows.map((row) => row[table.columns.indexOf('sizeThen')])
    expect(sizes).toEqual([50, 100, 150])
    const stops = boundaries?.boundaries[0]?.looks.reduce((sum, { chance }) => sum + chance.planned, 0)
    expect(stops).toBeCloseTo(values.power ?? 0, 12)
  })

  test('a survival trial: the last look is the end of the trial, with the expected events', () => {
    const { table, values } = answerOf({ find: 'power', unit: 'survival', n: '400' })
    const last = table?.rows.at(-1)
    const of = (name: string) => last?.[table?.columns.indexOf(name) ?? 0]
    expect(values.maximum).toBeCloseTo(241.15655538, 7)
    expect(of('sizeThen')).toBe(241)
    expect(of('month')).toBeCloseTo(30, 1)
  })
})

/** gsDesign 3.11.0.9003 and rpact 3.3.4, as above; new sizes by their inflation and events. */
describe('sensitivity', () => {
  const rowOf = (texts: Texts, name: string) => {
    const { rows } = resultOf(groupSequential, texts).sensitivity
    return rows.find((row) => row.name === name)
  }
  const namesOf = (texts: Texts) => resultOf(groupSequential, texts).sensitivity.rows.map(({ name }) => name)

  test('an abstract unit, a planned effect a fifth smaller: the new maximum and the power of the planned one', () => {
    const less = rowOf({ unit: 'participants' }, 'effect')?.less
    expect(less).toMatchObject({ texts: { fixed: '312.5' }, value: 317 })
    expect(less?.left).toBeCloseTo(0.611093944, 7)
  })

  test('a survival trial: participants, and the power of the planned ones at the planned time', () => {
    const survival = { unit: 'survival' }
    expect(namesOf(survival)).toEqual(['hr', 'median', 'accrual', 'followUp', 'lost'])
    // exp(0.8 log 0.7) and exp(1.2 log 0.7).
    expect(rowOf(survival, 'hr')?.less.texts.hr).toBe('0.7518')
    expect(rowOf(survival, 'hr')?.more.texts.hr).toBe('0.6518')
  })

  test('the other endpoints: the rows of their designs with a single analysis', () => {
    expect(namesOf({})).toEqual(['difference', 'sd'])
    expect(namesOf({ goal: 'noninferiority', difference: '0' })).toEqual([
      'differenceByMargin',
      'sd',
      'meanMargin',
    ])
    expect(namesOf({ unit: 'proportions' })).toEqual(['pointsByEffect', 'control'])
    expect(namesOf({ unit: 'survival', goal: 'noninferiority', hr: '1' })).toContain('ratioMargin')
  })

  test('a difference a fifth smaller: the size of that difference', () => {
    const less = rowOf({}, 'difference')?.less
    expect(less?.texts).toEqual({ difference: '4' })
    expect(less?.value).toBe(compute({ unit: 'means', difference: '4' }).maximum)
  })
})

test.each<Texts>([
  { unit: 'means', difference: '0.0001' },
  { unit: 'means', goal: 'noninferiority', difference: '0', meanMargin: '0.000001' },
  { unit: 'proportions', p1: '50.01', p2: '50' },
  { unit: 'survival', hr: '0.99999' },
  { unit: 'survival', hr: '0.99999', delay: '3' },
])('an effect for which no size is enough has little more than the level: %o', (texts) => {
  const answer = groupSequential.answer({ ...texts, find: 'power', n: '131' })
  assert(answer.isResult)
  expect(answer.values.power).toBeCloseTo(0.025, 3)
  expect(answer.values.exactFixed).toBeUndefined()
  const said = answer.methods.map(({ key }) => key)
  expect(said).toContain('endpoint.power')
  expect(said).not.toContain('singleSize')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalUpper } from '#src/statistics/distributions/normal.ts'
import { exitsAbove, exitsBelow, power as powerOf } from '#src/statistics/sequential/stopping-boundaries.ts'
import { readInputs, textsOf } from '#src/study-design/frame/fields.ts'
import { armsAt } from '#src/study-design/frame/survival-course.ts'
import { groupSequential } from './design.ts'
import { fields, type Rules } from './inputs.ts'
import { refuseFutility, refuseTimes, solve, timesOf } from './plan.ts'

type Texts = Record<string, string>

const compute = (texts: Texts) => {
  const computed = groupSequential.compute(texts)
  return 'values' in computed ? computed.values : {}
}

const rulesOfNothing = {
  futility: fc.constant('none'),
  futilityGamma: fc.constant(-2),
  binding: fc.constant('no'),
  harm: fc.constant('byTest'),
  harmGamma: fc.constant(-2),
  harmLevel: fc.constant(0.1),
} as const

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const rules: fc.Arbitrary<Rules> = fc.record({
  boundary: fc.constantFrom('obrienFleming', 'pocock', 'hwangShihDeCani', 'wangTsiatis'),
  gamma: double(-20, 5),
  shape: double(0, 0.5),
  sides: fc.constantFrom('1', '2'),
  alpha: double(0.0001, 0.2),
  power: double(0.3, 0.9999),
  looks: fc.integer({ min: 2, max: 6 }),
  t1: double(5, 20),
  t2: double(25, 35),
  t3: double(40, 55),
  t4: double(60, 75),
  t5: double(80, 95),
  ...rulesOfNothing,
} as const)
const seeded = { seed: 20260923, numRuns: 300 }

function rulesOf(texts: Texts): Rules {
  const read = readInputs(fields, textsOf(fields, texts))
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.inputs
}

function solved(rule: Rules) {
  if (refuseTimes(rule)) throw new Error('looks too close')
  return { fractions: timesOf(rule), ...solve(rule) }
}

describe('over random plans', () => {
  test('the error of each tail is what was asked for, and no bound is missing', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const { plan } = solved(rule)
        for (const { upper } of plan.looks) expect(Number.isFinite(upper)).toBe(true)
        expect(powerOf(plan, 0) / (rule.alpha / Number(rule.sides))).toBeCloseTo(1, 7)
      }),
      seeded,
    )
  })

  test('the drift gives the power; less, or a smaller alpha at the same drift, gives less', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        const { plan, drift, fixedDrift } = solved(rule)
        expect(powerOf(plan, drift)).toBeCloseTo(rule.power, 9)
        expect(drift).toBeGreaterThanOrEqual(fixedDrift - 1e-9)
        expect(powerOf(plan, drift * 0.99)).toBeLessThan(rule.power)
        // With two sides a smaller alpha also stops fewer trials on the wrong side.
        if (rule.sides === '2') return
        const stricter = solved({ ...rule, alpha: rule.alpha * 0.9 }).plan
        expect(powerOf(stricter, drift)).toBeLessThan(rule.power)
      }),
      seeded,
    )
  })

  test('the arms swapped in a two-sided trial: the mirrored bounds are crossed as often', () => {
    fc.assert(
      fc.property(rules, double(0, 5), (rule, drift) => {
        const { plan } = solved({ ...rule, sides: '2' })
        const above = exitsAbove(plan, drift)
        for (const [i, exit] of exitsBelow(plan, -drift).entries()) expect(exit).toBeCloseTo(above[i] ?? 0, 9)
      }),
      seeded,
    )
  })

  test('the whole maximum reaches the power; one participant fewer does not', () => {
    fc.assert(
      fc.property(rules, fc.integer({ min: 20, max: 5000 }), (rule, fixed) => {
        const texts: Texts = { fixed: String(fixed) }
        for (const [name, value] of Object.entries(rule)) texts[name] = String(value)
        texts.power = String(rule.power * 100)
        const { maximum = 0, exactMaximum = 0, power = 0 } = compute(texts)
        const { plan, drift } = solved(rule)
        expect(power).toBeGreaterThanOrEqual(rule.power - 1e-9)
        const fewer = drift * Math.sqrt((maximum - 1) / exactMaximum)
        expect(powerOf(plan, fewer)).toBeLessThan(rule.power)
      }),
      seeded,
    )
  })
})

describe('what is refused', () => {
  test.each([
    [{ looks: '7' }, { faults: [{ field: 'looks', code: 'tooManyLooks' }] }],
    [{ looks: '1' }, { faults: [{ field: 'looks', code: 'tooSmall' }] }],
    [{ looks: '2.5' }, { faults: [{ field: 'looks', code: 'notWhole' }] }],
    [{ t1: '50', t2: '54' }, { refusal: { field: 't2', code: 'looksTooClose' } }],
    [{ t1: '70', t2: '40' }, { refusal: { field: 't2', code: 'looksTooClose' } }],
    [{ t1: '70' }, { refusal: { field: 't2', code: 'looksTooClose' } }],
    [{ t1: '4' }, { faults: [{ field: 't1', code: 'tooSmall' }] }],
    [{ power: '5' }, { refusal: { field: 'power', code: 'powerBelowAlpha' } }],
    [{ fixed: '1000000' }, { refusal: { field: '', code: 'tooMany' } }],
    [{ boundary: 'hwangShihDeCani', gamma: '-21' }, { faults: [{ field: 'gamma', code: 'tooSmall' }] }],
    [{ boundary: 'haybittle' }, { faults: [{ field: 'boundary', code: 'notAnOption' }] }],
  ])('%j', (texts: Texts, expected) => {
    expect(groupSequential.compute(texts)).toMatchObject(expected)
  })

  test('a look that the number of looks does not have: not read', () => {
    expect(compute({ looks: '2', t1: '60', t2: '61' })).toEqual(compute({ looks: '2', t1: '60' }))
  })
})

describe('over random plans that stop for futility', () => {
  const futile = fc.record({
    futility: fc.constantFrom('obrienFleming', 'pocock', 'hwangShihDeCani'),
    futilityGamma: double(-20, 5),
    binding: fc.constantFrom('no', 'yes'),
    harm: fc.constantFrom('byTest', 'none', 'obrienFleming', 'pocock', 'hwangShihDeCani'),
    power: double(0.5, 0.9999),
  } as const)

  test('the power is reached, the type I error kept, and harm is below futility, which is below efficacy', () => {
    fc.assert(
      fc.property(rules, futile, (base, change) => {
        const rule: Rules = { ...base, ...change }
        fc.pre(refuseFutility(rule) === null)
        const { plan, efficacy, futility, harm, drift, fixedDrift } = solve(rule)
        expect(powerOf(plan, drift)).toBeCloseTo(rule.power, 7)
        expect(drift).toBeGreaterThanOrEqual(fixedDrift - 1e-9)
        expect(powerOf(efficacy, 0) / (rule.alpha / Number(rule.sides))).toBeCloseTo(1, 6)
        for (const [i, { upper }] of plan.looks.slice(0, -1).entries()) {
          expect(futility?.[i]).toBeLessThan(upper)
          if (harm) expect(harm[i]).toBeLessThanOrEqual(futility?.[i] ?? 0)
        }
      }),
      { seed: 20261126, numRuns: 300 },
    )
  })

  test('a binding boundary needs no more than a non-binding one, which needs more than none', () => {
    const sizeOf = (texts: Texts) => compute({ power: '90', looks: '4', ...texts }).exactMaximum ?? 0
    for (const futility of ['obrienFleming', 'pocock', 'hwangShihDeCani']) {
      const nonbinding = sizeOf({ futility })
      expect(sizeOf({ futility, binding: 'yes' })).toBeLessThan(nonbinding)
      expect(sizeOf({})).toBeLessThan(nonbinding)
    }
  })
})

describe('an address without the newer fields', () => {
  test('two-sided: the mirrored boundary, as before', () => {
    const { futility, harm, plan } = solve(rulesOf({ looks: '4' }))
    expect(futility).toBeNull()
    expect(harm).toEqual(plan.looks.map(({ upper }) => -upper))
  })

  test('one-sided: no lower boundary, as before', () => {
    expect(solve(rulesOf({ sides: '1' }))).toMatchObject({ futility: null, harm: null })
  })
})

describe('what futility and harm refuse', () => {
  test.each([
    [
      { futility: 'pocock', power: '40' },
      { field: 'power', code: 'powerTooLow' },
    ],
    [
      { futility: 'pocock', binding: 'yes', boundary: 'wangTsiatis' },
      { field: 'binding', code: 'bindingShape' },
    ],
  ])('%j', (texts: Texts, refusal) => {
    expect(groupSequential.compute(texts)).toMatchObject({ refusal })
  })

  test('a Wang-Tsiatis boundary with a non-binding one for futility: answered', () => {
    expect(compute({ futility: 'pocock', boundary: 'wangTsiatis' }).power).toBeGreaterThan(0.8)
  })
})

function answerOf(texts: Texts) {
  const answer = groupSequential.answer(texts)
  if (!answer.isResult) throw new Error(JSON.stringify(answer.faults))
  return answer
}

/** The column of the table that has it. */
function columnOf({ table, tables }: ReturnType<typeof answerOf>, name: string): (number | null)[] {
  const found = [...(table ? [table] : []), ...tables].find(({ columns }) => columns.includes(name))
  return found?.rows.map((row) => row[found.columns.indexOf(name)] ?? null) ?? []
}

describe('what is shown beside the sizes', () => {
  const answer = answerOf({ looks: '4', boundary: 'pocock', t1: '20', t2: '50', t3: '65' })

  test('the tables: looks at their times, all of alpha spent, the power reached', () => {
    expect(columnOf(answer, 'fraction')).toEqual([0.2, 0.5, 0.65, 1])
    expect(columnOf(answer, 'spent').at(-1)).toBeCloseTo(0.05, 10)
    expect(columnOf(answer, 'powerByThen').at(-1)).toBeCloseTo(answer.values.power ?? 0, 12)
  })

  test('sizes at the looks are whole, and none is below its share', () => {
    const { maximum = 0 } = answer.values
    const expected = [0.2, 0.5, 0.65, 1].map((share) => Math.ceil(share * maximum - 1e-9))
    expect(columnOf(answer, 'sizeThen')).toEqual(expected)
  })

  test('a nominal p is that of its Z, of both tails', () => {
    // R 4.2.2: 2 * pnorm(2.437977, lower.tail = FALSE), the first of five looks.
    const five = answerOf({ looks: '5', boundary: 'pocock' })
    expect(columnOf(five, 'pTwo')[0]).toBeCloseTo(0.0147697, 7)
    expect(columnOf(answerOf({ sides: '1', alpha: '0.025' }), 'pTwo')).toEqual([])
  })

  // gsDesign 3.11.0.9003: gsProbability of test.type = 4, k = 4, beta = 0.1, sfu = sfLDOF, sfl = sfHSD, sflpar = -4.
  test('chances to stop: those of gsDesign, but for the rounding of the size', () => {
    const futile = answerOf({
      ...{ looks: '4', t1: '30', t2: '55', t3: '80', power: '90', fixed: '900000' },
      ...{ futility: 'hwangShihDeCani', futilityGamma: '-4' },
    })
    const expected = {
      efficacyNone: [4.27257874e-5, 0.00246582623, 0.00968174216, 0.0118272609],
      efficacyPlanned: [0.0174349213, 0.3478008233, 0.3940245806, 0.1407396729],
      futilityNone: [0.2099522927, 0.3891000404, 0.2913637818, 0.0855663302],
      futilityPlanned: [0.00432872575, 0.01064383118, 0.02893293274, 0.05609451219],
    }
    for (const [name, chances] of Object.entries(expected))
      for (const [i, chance] of chances.entries()) expect(columnOf(futile, name)[i]).toBeCloseTo(chance, 5)
  })

  test('participants of a survival trial: the whole maximum of events is expected by its end', () => {
    const course = { hr: 0.7, median: 12, accrual: 18, followUp: 12, lost: 0.05 }
    const each = armsAt(course)
    for (let fixed = 20; fixed < 60; fixed++) {
      const { control = 0, treated = 0, maximum } = compute({ unit: 'survival', fixed: String(fixed) })
      expect(control * each.first + treated * each.second).toBeGreaterThanOrEqual(maximum ?? Number.NaN)
    }
  })

  test('with futility and harm: every stop is counted once, and the power is missed by beta', () => {
    const all = answerOf({ looks: '3', futility: 'pocock', harm: 'pocock' })
    const of = (name: string) => columnOf(all, name).map(Number)
    const sumsOf = (kind: 'Planned' | 'None') => {
      let sum = 0
      return of(`efficacy${kind}`).map((chance, i) => {
        sum += chance + (of(`futility${kind}`)[i] ?? 0) + (of(`harm${kind}`)[i] ?? 0)
        return sum
      })
    }
    for (const kind of ['Planned', 'None'] as const)
      for (const [i, sum] of sumsOf(kind).entries()) expect(of(`stopped${kind}`)[i]).toBeCloseTo(sum, 10)
    for (const [i, spent] of of('betaSpent').entries())
      expect(spent + (of('powerByThen')[i] ?? 0)).toBeCloseTo(of('stoppedPlanned')[i] ?? 0, 10)
    const drawn = all.boundaries?.boundaries.map(({ looks }) => looks.map(({ chance }) => chance))
    expect(drawn).toEqual(['efficacyPlanned', 'futilityNone', 'harmNone'].map(of))
  })

  test('the effect at a boundary of constant effect times information', () => {
    const shares = columnOf(answerOf({ boundary: 'wangTsiatis', shape: '0', looks: '4' }), 'effectShare')
    for (const [i, share] of shares.entries())
      expect((Number(share) * (i + 1)) / 4).toBeCloseTo(Number(shares.at(-1)), 10)
  })

  test('one look to go: the conditional power in closed form', () => {
    const half = answerOf({ looks: '2', sides: '1', alpha: '0.025' })
    const [first = 0, last = 0] = columnOf(half, 'z').map(Number)
    // At Z = 0, and at the boundary with the drift of the trend.
    const trend = [last / Math.SQRT1_2, (last - first * Math.SQRT1_2) / Math.SQRT1_2 - first]
    for (const [i, z] of trend.entries())
      expect(columnOf(half, 'conditionalTrend')[i]).toBeCloseTo(normalUpper(z), 8)
  })

  test('a survival trial: months grow, everybody is recruited at the end, which is in time', () => {
    const trial = answerOf({ unit: 'survival', fixed: '247', futility: 'pocock', followUp: '20' })
    const months = columnOf(trial, 'month').map(Number)
    expect(months).toEqual([...months].sort((a, b) => a - b))
    expect(months.at(-1)).toBeLessThanOrEqual(38)
    expect(months.at(-1)).toBeGreaterThan(37.5)
    expect(columnOf(trial, 'recruited').at(-1)).toBe(trial.values.total)
  })

  test('the boundaries: efficacy with its chances, and futility and harm if they are planned', () => {
    const namesOf = (texts: Texts) => answerOf(texts).boundaries?.boundaries.map(({ name }) => name)
    expect(namesOf({})).toEqual(['efficacyLine', 'harmLine'])
    expect(namesOf({ sides: '1' })).toEqual(['efficacyLine'])
    expect(namesOf({ futility: 'pocock' })).toEqual(['efficacyLine', 'futilityLine'])
    expect(namesOf({ futility: 'pocock', harm: 'pocock' })).toEqual([
      'efficacyLine',
      'futilityLine',
      'harmLine',
    ])
  })

  test('an empty time: its evenly spaced value stands there', () => {
    expect(answerOf({ looks: '3', t1: '.5' })).toMatchObject({
      readings: { t1: '50%' },
      assumed: { t2: '66.7%' },
    })
  })

  test.each([
    [{}, ['noSavings', 'sizes']],
    // Without an effect 92 % of the maximum, with a boundary for harm.
    [{ harm: 'pocock', harmLevel: '0.2' }, ['efficacyLevel', 'sizes']],
    [{ unit: 'survival', fixed: '247' }, ['noSavings', 'recruited', 'sizes']],
    [{ futility: 'pocock' }, ['nonbinding', 'efficacyLevel', 'sizes']],
    [{ futility: 'pocock', binding: 'yes' }, ['binding', 'efficacyLevel', 'sizes']],
    [{ fixed: '60', looks: '5' }, ['noSavings', 'sizes']],
    [{ fixed: '40' }, ['few', 'noSavings', 'sizes']],
    [{ fixed: '8' }, ['tooFew', 'noSavings', 'sizes']],
    [
      { unit: 'events', fixed: '61', boundary: 'pocock', sides: '1' },
      ['noSavings', 'efficacyLevel', 'sizes'],
    ],
  ])('notes of %j: %j', (texts: Texts, keys) => {
    expect(answerOf(texts).notes.map(({ key }) => key)).toEqual(keys)
  })

  test('a size at which the power is off is a warning, a missing boundary for futility is not', () => {
    const levelsOf = (texts: Texts) => answerOf(texts).notes.map(({ level }) => level)
    expect(levelsOf({})).toEqual(['info', 'info'])
    expect(levelsOf({ fixed: '40' })).toEqual(['caution', 'info', 'info'])
  })

  test('R: rpact for efficacy, gsDesign with futility and harm; SAS where it has the design', () => {
    expect(answer.r).toContain('  typeOfDesign = "asP"\n)')
    const both = answerOf({ futility: 'pocock', harm: 'pocock' })
    expect(both.r).toContain('  test.type = 8,\n')
    expect(both.r).toContain(
      '  sfl = gsDesign::sfLDPocock,\n  astar = 0.1,\n  sfharm = gsDesign::sfLDPocock,\n',
    )
    expect(both.sas).toBeUndefined()
    expect(answerOf({ futility: 'pocock', binding: 'yes' }).sas).toContain('stop=both(betaboundary=binding)')
  })
})

/** gsDesign 3.11.0.9003: gsSurv(test.type = 4, method = "Schoenfeld", sfu = sfLDOF), as the names say. */
test.each([
  [{ fixed: '246.7871045', futility: 'pocock', followUp: '20' }, 306.713346, 432.2197516],
  [
    {
      ...{ fixed: '181.2021659', power: '90', t1: '40', t2: '70', futility: 'hwangShihDeCani' },
      ...{ hr: '0.6', allocation: '2', median: '8', accrual: '12', followUp: '18', lost: '10' },
    },
    194.30955133,
    275.6045345,
  ],
])('a survival trial %j: %d events in %d participants', (texts: Texts, events, participants) => {
  const { exactMaximum = 0, exactTotal = 0 } = answerOf({ unit: 'survival', ...texts }).values
  expect(exactMaximum / events).toBeCloseTo(1, 6)
  expect(exactTotal / participants).toBeCloseTo(1, 6)
})

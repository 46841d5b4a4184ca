import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../testing/result.ts'
import { isAsked, real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { twoMeans } from './design.ts'

const compute = valuesOf(twoMeans)

/** The answer, with the text of what was found. */
function answerTo(texts: Texts) {
  const answer = twoMeans.answer(texts)
  return answer.isResult ? answer : null
}

const study = fc
  .record({
    find: fc.constantFrom('difference', 'margin', 'sd'),
    comparison: fc.constantFrom('two', 'paired', 'one'),
    goal: fc.constantFrom('superiority', 'noninferiority', 'equivalence'),
    better: fc.constantFrom('higher', 'lower'),
    sides: fc.constantFrom('1', '2'),
    alpha: real(0.001, 0.2),
    power: real(10, 99),
    difference: real(-2, 2),
    sd: real(1, 20),
    margin: real(2.5, 9),
    allocation: real(0.2, 5, 2),
    n: fc.integer({ min: 5, max: 2000 }).map(String),
  })
  .filter((texts) => isAsked(texts) && Math.abs(Number(texts.difference)) > 0.1)

describe('over random studies, with the value that was found', () => {
  test('the power is the target', () => {
    let count = 0
    fc.assert(
      fc.property(study, (texts) => {
        const answer = answerTo(texts)
        if (!answer) return
        count++
        expect(answer.values.power).toBeCloseTo(Number(texts.power) / 100, 9)
        const { power } = compute({ ...texts, ...answer.found, find: 'power' })
        expect(power).toBeCloseTo(Number(texts.power) / 100, 6)
      }),
      seeded,
    )
    expect(count).toBeGreaterThan(150)
  })

  test('groups of one size, pairs, one group: the size for it is the given one', () => {
    let count = 0
    fc.assert(
      fc.property(study, fc.constantFrom('1', '1:2', '1:3'), (given, allocation) => {
        const texts = { ...given, allocation }
        const answer = answerTo(texts)
        if (!answer) return
        count++
        const { first, size, exact } = compute({ ...texts, ...answer.found, find: 'size' })
        expect(exact).toBeCloseTo(Number(texts.n), 3)
        expect(first ?? size).toBe(Number(texts.n))
      }),
      seeded,
    )
    expect(count).toBeGreaterThan(150)
  })

  // The second group is rounded up, so that a little less is found than real sizes have.
  test('unequal groups: the size for it has no larger second group', () => {
    fc.assert(
      fc.property(study, (given) => {
        const texts = { ...given, comparison: 'two' }
        const answer = answerTo(texts)
        if (!answer) return
        const { second = 0 } = compute({ ...texts, ...answer.found, find: 'size' })
        expect(second).toBeLessThanOrEqual(answer.values.second ?? 0)
      }),
      seeded,
    )
  })

  test('lower is better: the mirrored difference, the same margin and deviation', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const mirrored = { ...texts, better: 'lower', difference: String(-Number(texts.difference)) }
        const [one, other] = [compute({ ...texts, better: 'higher' }), compute(mirrored)]
        expect(other.leastFavorable ?? 0).toBeCloseTo(-(one.leastFavorable ?? 0), 6)
        expect(other.margin ?? 0).toBeCloseTo(one.margin ?? 0, 6)
        expect(other.sd ?? 0).toBeCloseTo(one.sd ?? 0, 5)
      }),
      seeded,
    )
  })
})

// R 4.2.2: uniroot over the power of pwr.t2n.test(n1 = 65, n2 = 33, sig.level = 0.025, alternative =
// "greater") at 0.8.
test('two to one with an odd size: the difference of the whole groups', () => {
  expect(compute({ find: 'difference', n: '65', allocation: '2' }).difference).toBeCloseTo(6.04903657, 7)
})

describe('what has no answer', () => {
  test.each([
    [{ find: 'margin' }, 'find', 'noMargin'],
    [{ find: 'margin', goal: 'noninferiority', difference: '10' }, 'difference', 'anyMargin'],
    [{ find: 'difference', goal: 'equivalence', n: '20' }, 'n', 'unreachable'],
    [{ find: 'difference', comparison: 'paired', n: '2', alpha: '0.00001' }, 'n', 'unreachable'],
    [{ find: 'sd', difference: '0' }, 'difference', 'noDifference'],
    [{ find: 'sd', goal: 'noninferiority', difference: '-5' }, 'margin', 'beyondMargin'],
    [{ find: 'difference', power: '4' }, 'power', 'powerBelowAlpha'],
  ])('%j: %s, %s', (texts: Texts, field, code) => {
    expect(twoMeans.answer(texts)).toMatchObject({ faults: [{ field, code }] })
  })

  // R: PowerTOST::power.TOST(alpha = 0.025, logscale = FALSE, theta0 = 0, theta1 = -5, theta2 = 5,
  // CV = 10, design = "parallel", n = 100) is 0.3937835.
  test('equivalence with too few: the most that they reach', () => {
    expect(twoMeans.answer({ find: 'difference', goal: 'equivalence', n: '50' })).toMatchObject({
      faults: [{ facts: { most: '39.3%' } }],
    })
  })
})

// R 4.2.2: power.t.test(n = 50, delta = 22.38, sd = NULL, power = .8, tol = 1e-12)$sd is 39.54881586.
test('the last deviation of a search, by a rounding error more than 1,000 times smaller', () => {
  const texts = { find: 'sd', n: '50', difference: '22.38' }
  expect(22.38 / (1 / (1000 / 22.38))).toBeGreaterThan(1000)
  expect(compute(texts).sd).toBeCloseTo(39.54881586, 5)
})

test.each([
  [{ find: 'sd', difference: '1000000', n: '50000' }, { sd: 1e6 }],
  [{ find: 'difference', sd: '1000000', n: '50' }, { difference: 565882.9351 }],
])('%j: what is found is in the limits of its field', (texts: Texts, expected) => {
  const answer = twoMeans.answer(texts)
  for (const [quantity, value] of Object.entries(expected))
    expect(compute(texts)[quantity]).toBeCloseTo(value, 0)
  expect(compute({ ...texts, ...(answer.isResult && answer.found), find: 'power' }).power).toBeGreaterThan(
    0.799999,
  )
})

test('an unread field: not read, not even if it is nonsense', () => {
  expect(compute({ find: 'difference', difference: 'nonsense' }).difference).toBeCloseTo(4.9907, 4)
  expect(compute({ find: 'sd', sd: 'nonsense' }).sd).toBeCloseTo(10.0186, 4)
})

test('a size without a question: its power, as in older addresses', () => {
  expect(compute({ n: '64' }).power).toBeCloseTo(0.8014586, 7)
  expect(twoMeans.answer({ n: '64' })).toMatchObject({ headline: 'power', texts: { find: 'power' } })
})

describe('changed assumptions', () => {
  const rowOf = (texts: Texts, name: string) =>
    resultOf(twoMeans, texts).sensitivity.rows.find((row) => row.name === name)

  // R: power.t.test(power = .8, delta = 5, sd = 8 or 12)$n is 41.16902 and 91.38944; with n = 64 their
  // power is 0.9392485 and 0.6476796.
  test('the deviation: the new size, and the power that is left', () => {
    const row = rowOf({}, 'sd')
    expect(row).toMatchObject({ less: { texts: { sd: '8' }, value: 84 }, more: { value: 184 } })
    expect(row?.less.left).toBeCloseTo(0.9392485, 6)
    expect(row?.more.left).toBeCloseTo(0.6476796, 6)
  })

  // R: power.t.test(power = .8, delta = 4 or 6, sd = 10, sig.level = .025, alternative =
  // "one.sided")$n is 99.08057 and 44.5859; with n = 64 their power is 0.6123720 and 0.9204591.
  test('non-inferiority: the true difference changes by a fifth of the margin', () => {
    const texts = { goal: 'noninferiority', difference: '0' }
    const row = rowOf(texts, 'differenceByMargin')
    expect(row).toMatchObject({
      less: { texts: { difference: '-1' }, value: 200 },
      more: { texts: { difference: '1' }, value: 90 },
    })
    expect(row?.less.left).toBeCloseTo(0.612372, 6)
    expect(row?.more.left).toBeCloseTo(0.9204591, 6)
    expect(rowOf(texts, 'difference')).toBeUndefined()
  })

  test.each([
    [{ find: 'difference' }, ['sd', 'n']],
    [{ find: 'difference', goal: 'noninferiority' }, ['sd', 'margin', 'n']],
    [{ find: 'margin', goal: 'noninferiority', difference: '0' }, ['differenceByMargin', 'sd', 'n']],
    [{ find: 'sd' }, ['difference', 'n']],
  ])('%j: what is asked for has no row', (texts: Texts, names) => {
    expect(resultOf(twoMeans, { ...texts, n: '100' }).sensitivity.rows.map(({ name }) => name)).toEqual(names)
  })
})

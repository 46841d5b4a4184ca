import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../testing/result.ts'
import { isAsked, real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { clusterRandomized } from './design.ts'

const compute = valuesOf(clusterRandomized)

const faultOf = (texts: Texts) => {
  const computed = clusterRandomized.answer(texts)
  return computed.isResult ? undefined : computed.faults[0]
}

const study = fc
  .record({
    goal: fc.constantFrom('superiority', 'noninferiority'),
    better: fc.constantFrom('higher', 'lower'),
    sides: fc.constantFrom('1', '2'),
    alpha: real(0.005, 0.2),
    power: real(30, 99),
    difference: real(-9, 9),
    sd: real(5, 20),
    p1: real(30, 70, 2),
    p2: real(30, 70, 2),
    margin: real(5, 25),
    m: real(2, 80, 1),
    icc: real(0.001, 0.3),
    cv: real(0, 1, 2),
    analysis: fc.constantFrom('weighted', 'unweighted'),
    n: fc.integer({ min: 2, max: 60 }).map(String),
  })
  .filter(isAsked)

/** What a state finds, the quantity that says it, and how many units of the field one of its units is. */
const asked = [
  ['means', 'effect', 'difference', 'difference', 1],
  ['proportions', 'effect', 'p1', 'p1', 100],
  ['means', 'icc', 'icc', 'icc', 1],
  ['proportions', 'icc', 'icc', 'icc', 1],
  ['means', 'margin', 'margin', 'margin', 1],
  ['proportions', 'margin', 'margin', 'marginPoints', 1],
] as const

/** The found value typed: what else is asked for with it. */
function withFound(texts: Texts, found: string, value: number) {
  const typed = { ...texts, [found]: `${value}${found === 'p1' ? '%' : ''}` }
  return {
    power: compute({ ...typed, find: 'power' }).power,
    exact: compute({ ...typed, find: 'size' }).exact,
  }
}

describe.each(asked)('%s: %s', (outcome, find, found, quantity, unit) => {
  test('the power with what was found is the target, and its clusters are those given', () => {
    let answers = 0
    fc.assert(
      fc.property(study, (random) => {
        const texts = { ...random, outcome, find, ...(find === 'margin' ? { goal: 'noninferiority' } : {}) }
        const values = compute(texts)
        const value = values[quantity]
        // An end of the range that is enough by itself is no inverse.
        fc.pre(value !== undefined && !(found === 'icc' && value === 1) && value * unit !== 0.01)
        answers += 1
        const target = Number(texts.power) / 100
        expect(values.power).toBeCloseTo(target, 8)
        const { power, exact } = withFound(texts, found, (value ?? 0) * unit)
        expect(power).toBeCloseTo(target, 8)
        const least = compute({
          ...texts,
          [found]: `${(value ?? 0) * unit}${found === 'p1' ? '%' : ''}`,
          n: '2',
          find: 'power',
        })
        if ((least.power ?? 0) < target - 1e-9) expect((exact ?? 0) / Number(texts.n)).toBeCloseTo(1, 6)
      }),
      seeded,
    )
    expect(answers).toBeGreaterThan(80)
  })
})

test('the cluster size: it reaches the power, one participant fewer does not, and needs no more clusters', () => {
  fc.assert(
    fc.property(study, fc.constantFrom('means', 'proportions'), (random, outcome) => {
      const texts = { ...random, outcome, goal: 'superiority', find: 'm' }
      const { m = 0, power = 0, clusters } = compute(texts)
      fc.pre(m > 0)
      const target = Number(texts.power) / 100
      expect(power).toBeGreaterThanOrEqual(target - 1e-9)
      if (m > 1) expect(compute({ ...texts, m: String(m - 1), find: 'power' }).power).toBeLessThan(target)
      expect(compute({ ...texts, m: String(m), find: 'size' }).clusters).toBeLessThanOrEqual(clusters ?? 0)
    }),
    seeded,
  )
})

test('below the control: the mirrored question about failures', () => {
  fc.assert(
    fc.property(study, (random) => {
      const texts = { ...random, outcome: 'proportions', goal: 'superiority', find: 'effect' }
      const { p1 = 0, p1Below } = compute(texts)
      fc.pre(p1Below !== undefined && p1 > Number(texts.p2) / 100)
      const mirrored = compute({ ...texts, p2: (100 - Number(texts.p2)).toFixed(2) })
      expect(p1Below).toBeCloseTo(1 - (mirrored.p1 ?? 0), 8)
    }),
    seeded,
  )
})

/** clusterPower 0.7.0, `cpa.normal` and `cpa.binary` with NA, and `uniroot` around them for the rest. */
test.each<[Texts, string, number]>([
  [{ find: 'effect' }, 'difference', 4.704468935],
  // The same distance from a margin of 5.
  [{ find: 'effect', goal: 'noninferiority' }, 'difference', 4.704468935 - 5],
  [{ find: 'effect', goal: 'noninferiority', better: 'lower' }, 'difference', 5 - 4.704468935],
  [{ find: 'margin', goal: 'noninferiority', difference: '-1' }, 'margin', 4.704468935 + 1],
  [{ find: 'margin', goal: 'noninferiority', difference: '-1', better: 'lower' }, 'margin', 4.704468935 - 1],
  [{ find: 'effect', outcome: 'proportions' }, 'p1', 0.7231978549],
  [{ find: 'effect', outcome: 'proportions' }, 'p1Below', 0.2768021451],
  [{ find: 'm' }, 'exactM', 15.79791768],
  [{ find: 'm' }, 'm', 16],
  [{ find: 'icc' }, 'icc', 0.06329948163],
])('%j: %s is %f', (texts, quantity, expected) => {
  expect(compute(texts)[quantity]).toBeCloseTo(expected, 7)
})

test.each<[Texts, string, string, string?]>([
  [{ find: 'margin' }, 'find', 'noMargin'],
  [{ find: 'margin', goal: 'noninferiority' }, 'difference', 'anyMargin'],
  [{ find: 'margin', goal: 'noninferiority', outcome: 'proportions', p1: '90' }, 'p1', 'anyMargin'],
  [{ find: 'm', n: '3' }, 'n', 'tooFewClusters', '54.5%'],
  // No correlation at all is still too much.
  [{ find: 'icc', n: '4' }, 'n', 'unreachable'],
  [{ find: 'effect', outcome: 'proportions', p2: '50', n: '2', m: '2' }, 'n', 'unreachable'],
  [
    { find: 'effect', outcome: 'proportions', goal: 'noninferiority', margin: '50' },
    'margin',
    'marginBelowZero',
  ],
  [{ find: 'm', difference: '0' }, 'difference', 'noDifference'],
  [{ find: 'm', goal: 'noninferiority', difference: '-5' }, 'margin', 'beyondMargin'],
  [{ find: 'icc', power: '5' }, 'power', 'powerBelowAlpha'],
])('%j: refused at %s, %s', (texts, field, code, most) => {
  expect(faultOf(texts)).toMatchObject({ field, code, ...(most ? { facts: { most } } : {}) })
})

test('a proportion above the control does not exist: the one below it is the answer', () => {
  const { p1, p1Below } = compute({ find: 'effect', outcome: 'proportions', p2: '95' })
  expect(p1).toBeLessThan(0.95)
  expect(p1Below).toBeUndefined()
})

test('unweighted means of tiny clusters lose nothing by correlation: any is allowed', () => {
  const texts = { find: 'icc', analysis: 'unweighted', m: '1', cv: '1', n: '40', difference: '20' }
  expect(compute(texts).icc).toBe(1)
})

test('an older address with a number of clusters means their power', () => {
  expect(compute({ n: '12', icc: '0.02' })).toEqual(compute({ find: 'power', n: '12', icc: '0.02' }))
})

describe('changed assumptions', () => {
  const rowsOf = (texts: Texts) =>
    Object.fromEntries(
      resultOf(clusterRandomized, texts).sensitivity.rows.map((row) => [row.name, row]) ?? [],
    )

  // clusterPower: 6.638405 and 7.806544628 clusters.
  test('the correlation: the clusters, and the power of those planned', () => {
    const { icc } = rowsOf({})
    expect(icc?.less).toMatchObject({ value: 14, texts: { icc: '0.04' } })
    expect(icc?.less.left).toBeCloseTo(0.8794911062, 9)
    expect(icc?.more).toMatchObject({ value: 16, texts: { icc: '0.06' } })
    expect(icc?.more.left).toBeCloseTo(0.8111557777, 9)
  })

  // clusterPower: 17.59480554 and 15.56144977 clusters.
  test('the control proportion changes with the difference held', () => {
    const { controlShare } = rowsOf({ outcome: 'proportions' })
    expect(controlShare?.less).toMatchObject({ value: 36, texts: { p1: '55', p2: '40' } })
    expect(controlShare?.less.left).toBeCloseTo(0.8094101495, 9)
    expect(controlShare?.more).toMatchObject({ value: 32, texts: { p1: '75', p2: '60' } })
    expect(controlShare?.more.left).toBeCloseTo(0.8572456882, 9)
  })

  test('with a margin the true effect changes by a fifth of it', () => {
    const withMargin = { goal: 'noninferiority', difference: '0' }
    expect(rowsOf(withMargin).differenceByMargin?.less.texts).toEqual({ difference: '-1' })
    const shares = { ...withMargin, outcome: 'proportions', p1: '50', margin: '10' }
    expect(rowsOf(shares).shareByMargin?.more.texts).toEqual({ p1: '52' })
    // 1 + (0.8 − 1) · 5 as a binary number is 2.2e-16; the margin that is found is 4.704468935.
    expect(rowsOf({ ...withMargin, difference: '1' }).differenceByMargin?.less.texts).toEqual({
      difference: '0',
    })
    const found = rowsOf({ ...withMargin, find: 'margin' }).differenceByMargin
    expect(found?.more.texts).toEqual({ difference: '0.94' })
  })

  test('what is asked for has no row', () => {
    expect(Object.keys(rowsOf({ find: 'effect' }))).toEqual(['sd', 'm', 'icc', 'n'])
    expect(Object.keys(rowsOf({ find: 'effect', outcome: 'proportions' }))).toEqual(['p2', 'm', 'icc', 'n'])
    expect(Object.keys(rowsOf({ find: 'm' }))).toEqual(['difference', 'sd', 'icc', 'n'])
  })
})

describe('what was found is said', () => {
  const noteOf = (texts: Texts) => {
    const answer = clusterRandomized.answer(texts)
    return answer.isResult ? answer.notes.find(({ key }) => key === 'found')?.facts.bounds : undefined
  }
  test.each<[Texts, unknown]>([
    [{ find: 'effect' }, { part: 'eitherDirection', facts: { value: '4.704' } }],
    [
      { find: 'effect', sides: '1', alpha: '0.025' },
      { part: 'testedDirection', facts: { value: '4.704' } },
    ],
    [
      { find: 'effect', goal: 'noninferiority' },
      { part: 'leastValue', facts: { value: '−0.2955' } },
    ],
    [
      { find: 'effect', goal: 'noninferiority', better: 'lower' },
      { part: 'mostValue', facts: { value: '0.2955' } },
    ],
    [
      { find: 'effect', outcome: 'proportions' },
      {
        list: 'or',
        of: [
          { part: 'leastValue', facts: { value: '72.32%' } },
          { part: 'mostValue', facts: { value: '27.68%' } },
        ],
      },
    ],
    [{ find: 'icc' }, { part: 'mostValue', facts: { value: '0.06330' } }],
    [{ find: 'm' }, { part: 'leastValue', facts: { value: '16' } }],
    [{ find: 'power' }, undefined],
  ])('%j', (texts, bounds) => {
    expect(noteOf(texts)).toEqual(bounds)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../testing/result.ts'
import { isAsked, real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { twoProportions } from './design.ts'

const compute = valuesOf(twoProportions)

function answerTo(texts: Texts) {
  const answer = twoProportions.answer(texts)
  return answer.isResult ? answer : null
}

const study = fc
  .record({
    find: fc.constantFrom('p1', 'margin'),
    goal: fc.constantFrom('superiority', 'noninferiority', 'equivalence', 'supermargin'),
    better: fc.constantFrom('higher', 'lower'),
    sides: fc.constantFrom('1', '2'),
    alpha: real(0.001, 0.2),
    power: real(50, 99),
    p1: real(5, 95, 2),
    p2: real(5, 95, 2),
    margin: real(2, 30, 2),
    variance: fc.constantFrom('null', 'unpooled'),
    correction: fc.constantFrom('none', 'continuity'),
    allocation: fc.constantFrom('1', '1:2', '1:3', '2', '1.7'),
    n: fc.integer({ min: 10, max: 2000 }).map(String),
  })
  .filter(isAsked)

const proportionNames = ['above', 'below', 'lowest', 'highest'] as const

describe('over random studies, with the value that was found', () => {
  test('the power is the target, also on the other side of the control', () => {
    let count = 0
    fc.assert(
      fc.property(study, (texts) => {
        const answer = answerTo(texts)
        if (!answer) return
        count++
        const target = Number(texts.power) / 100
        expect(answer.values.power).toBeCloseTo(target, 9)
        const given = { ...texts, find: 'power' }
        expect(compute({ ...given, ...answer.found }).power).toBeCloseTo(target, 8)
        for (const name of proportionNames) {
          const p1 = answer.values[name]
          if (p1 !== undefined) expect(compute({ ...given, p1: `${p1 * 100}%` }).power).toBeCloseTo(target, 8)
        }
      }),
      seeded,
    )
    expect(count).toBeGreaterThan(100)
  })

  test('a second group of whole size: the size for it is the given one', () => {
    let count = 0
    fc.assert(
      fc.property(study, fc.constantFrom('1', '1:2', '1:3'), (given, allocation) => {
        const texts = { ...given, allocation }
        const answer = answerTo(texts)
        if (!answer) return
        count++
        expect(compute({ ...texts, ...answer.found, find: 'size' }).first).toBe(Number(texts.n))
      }),
      seeded,
    )
    expect(count).toBeGreaterThan(100)
  })

  test('nearer to the hypothesis less power than the target, farther from it more', () => {
    let count = 0
    fc.assert(
      fc.property(study, fc.double({ min: 0.01, max: 1, noNaN: true }), (given, share) => {
        const texts = { ...given, find: 'p1' }
        const { above, below, lowest, highest } = compute(texts)
        const shift = (share * Math.max(1, Number(texts.margin))) / 100
        const target = Number(texts.power) / 100
        const powerAt = (p1: number) => compute({ ...texts, find: 'power', p1: `${p1 * 100}%` }).power
        const control = Number(texts.p2) / 100
        const expectRise = (found: number | undefined, step: number) => {
          if (found === undefined) return
          const isBeyondControl = texts.goal === 'superiority' && Math.abs(step) > Math.abs(found - control)
          const near = isBeyondControl ? undefined : powerAt(found - step)
          const far = powerAt(found + step)
          if (near !== undefined) expect(near).toBeLessThan(target)
          if (far !== undefined) expect(far).toBeGreaterThan(target)
          if (near !== undefined && far !== undefined) count++
        }
        if (texts.goal === 'equivalence') return
        expectRise(above, shift)
        expectRise(below, -shift)
        expectRise(lowest, shift)
        expectRise(highest, -shift)
      }),
      seeded,
    )
    expect(count).toBeGreaterThan(100)
  })

  test('lower is better, and successes are failures: the mirrored answer', () => {
    fc.assert(
      fc.property(study, (texts) => {
        const failures = { p1: (100 - Number(texts.p1)).toFixed(2), p2: (100 - Number(texts.p2)).toFixed(2) }
        const one = compute({ ...texts, better: 'higher' })
        const other = compute({ ...texts, ...failures, better: 'lower' })
        const pairs = [
          [one.lowest, other.highest],
          [one.highest, other.lowest],
          [one.above, other.below],
          [one.below, other.above],
        ]
        for (const [found, mirrored] of pairs) {
          expect(mirrored === undefined).toBe(found === undefined)
          if (found !== undefined) expect(mirrored).toBeCloseTo(1 - found, 7)
        }
        expect(other.margin ?? 0).toBeCloseTo(one.margin ?? 0, 7)
        expect(other.largestMargin ?? 0).toBeCloseTo(one.largestMargin ?? 0, 7)
      }),
      seeded,
    )
  })
})

describe('what is found', () => {
  const headlineOf = (texts: Texts) => answerTo({ find: 'p1', ...texts })?.headline

  test('the side above the control first; below it where there is no other', () => {
    expect(headlineOf({})).toBe('above')
    expect(headlineOf({ p2: '99.9' })).toBe('below')
    expect(compute({ find: 'p1', p2: '99.9' }).above).toBeUndefined()
  })

  test('a margin: the lowest or the highest proportion', () => {
    expect(headlineOf({ goal: 'noninferiority' })).toBe('lowest')
    expect(headlineOf({ goal: 'noninferiority', better: 'lower' })).toBe('highest')
    expect(headlineOf({ goal: 'equivalence', n: '600' })).toBe('highest')
    expect(answerTo({ find: 'margin', goal: 'supermargin' })?.headline).toBe('largestMargin')
  })

  test('equivalence near 100%: the highest proportion is below the one of the hypothesis', () => {
    const { highest, lowest } = compute({
      find: 'p1',
      goal: 'equivalence',
      p2: '95',
      margin: '4.9',
      n: '600',
    })
    expect(highest).toBeGreaterThan(0.95)
    expect(highest).toBeLessThan(0.999)
    expect(lowest).toBeLessThan(0.95)
  })
})

describe('what has no answer', () => {
  test.each([
    [{ find: 'margin' }, 'find', 'noMargin'],
    [{ find: 'margin', goal: 'noninferiority', p1: '70' }, 'p1', 'anyMargin'],
    [{ find: 'margin', goal: 'supermargin', p1: '50' }, 'p1', 'beyondMargin'],
    [{ find: 'margin', goal: 'supermargin', n: '100' }, 'n', 'unreachable'],
    [{ find: 'p1', goal: 'equivalence', n: '100' }, 'n', 'equalTooFew'],
    [{ find: 'p1', goal: 'noninferiority', p2: '5', margin: '40' }, 'margin', 'marginBelowZero'],
    [
      { find: 'p1', goal: 'noninferiority', p2: '0.02%', margin: '0.0199%', n: '500000' },
      'margin',
      'anyProportion',
    ],
    [{ find: 'p1', goal: 'supermargin', p2: '95', margin: '10' }, 'margin', 'marginOutOfReach'],
    [{ find: 'margin', goal: 'noninferiority', p1: '5', p2: '5', n: '40' }, 'n', 'noPossibleMargin'],
    [{ find: 'margin', goal: 'noninferiority', p1: '0.01%', p2: '0.01%' }, 'p2', 'marginBelowZero'],
    [{ find: 'p1', goal: 'supermargin', p2: '50', margin: '40', n: '5' }, 'n', 'unreachable'],
    [{ find: 'p1', power: '3' }, 'power', 'powerBelowAlpha'],
  ])('%j: %s, %s', (texts: Texts, field, code) => {
    expect(twoProportions.answer(texts)).toMatchObject({ faults: [{ field, code }] })
  })
})

test('an unread field: not read, not even if it is nonsense', () => {
  expect(compute({ find: 'p1', p1: 'nonsense' }).above).toBeCloseTo(0.6497047736, 9)
})

test('a size without a question: its power, as in older addresses', () => {
  expect(compute({ n: '50', p1: '50', p2: '75' }).power).toBeCloseTo(0.7401659, 7)
})

describe('changed assumptions', () => {
  const rowsOf = (texts: Texts) => resultOf(twoProportions, texts).sensitivity.rows
  const rowOf = (texts: Texts, name: string) => rowsOf(texts).find((row) => row.name === name)

  // R: power.prop.test(p1 = .62 or .68, p2 = .5, power = .8)$n is 267.4241 and 116.0143; with n = 170 their
  // power is 0.6067344 and 0.9248499.
  test('superiority: the difference with the control held', () => {
    const row = rowOf({}, 'effect')
    expect(row).toMatchObject({
      less: { texts: { p1: '62' }, value: 536 },
      more: { texts: { p1: '68' }, value: 234 },
    })
    expect(row?.less.left).toBeCloseTo(0.6067344, 6)
    expect(row?.more.left).toBeCloseTo(0.9248499, 6)
  })

  // R: power.prop.test(p1 = .55 or .75, p2 = .4 or .6, power = .8)$n is 172.7999 and 151.8689; with n = 170
  // their power is 0.7935065 and 0.8427031.
  test('the control with the difference held', () => {
    const row = rowOf({}, 'control')
    expect(row).toMatchObject({
      less: { texts: { p1: '55', p2: '40' }, value: 346 },
      more: { texts: { p1: '75', p2: '60' }, value: 304 },
    })
    expect(row?.less.left).toBeCloseTo(0.7935065, 6)
    expect(row?.more.left).toBeCloseTo(0.8427031, 6)
  })

  // rpact 3.3.4: getPowerRates(thetaH0 = -0.1, pi1 = 0.48, pi2 = 0.5, maxNumberOfSubjects = 780,
  // alpha = 0.025) is 0.6120378, its nFixed for 80 % 1217.175; for a margin of 0.12 0.9200810.
  test('non-inferiority: the difference by a fifth of the margin, and the margin', () => {
    const texts = { goal: 'noninferiority', p1: '50' }
    expect(rowOf(texts, 'differenceByMargin')).toMatchObject({ less: { texts: { p1: '48' }, value: 1218 } })
    expect(rowOf(texts, 'differenceByMargin')?.less.left).toBeCloseTo(0.6120378, 6)
    expect(rowOf(texts, 'margin')?.more.left).toBeCloseTo(0.920081, 6)
  })

  test.each([
    [{}, ['effect', 'control']],
    [{ find: 'p1' }, ['p2', 'n']],
    [{ find: 'p1', goal: 'noninferiority' }, ['p2', 'margin', 'n']],
    [{ find: 'margin', goal: 'noninferiority', p1: '50' }, ['differenceByMargin', 'control', 'n']],
  ])('%j: no proportion alone, and not what is asked for', (texts: Texts, names) => {
    expect(rowsOf(texts).map(({ name }) => name)).toEqual(names)
  })
})

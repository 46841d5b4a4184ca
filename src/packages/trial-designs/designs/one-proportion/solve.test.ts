import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../testing/result.ts'
import { isAsked, real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { oneProportion } from './design.ts'
import { highestPower, normalPower } from './z-test.ts'

const compute = valuesOf(oneProportion)
const nearest = (texts: Texts) => compute({ find: 'p1', ...texts })
/** With its sign and every digit, as the form writes it. */
const typed = (proportion = 0) => `${Number((proportion * 100).toPrecision(10))}%`

const question = fc
  .record({
    sides: fc.constantFrom('1', '2'),
    test: fc.constantFrom('exact', 'normal'),
    alpha: real(0.002, 0.2),
    power: real(5, 99),
    p0: real(1, 99, 2),
    n: fc.integer({ min: 1, max: 300 }).map(String),
  })
  .filter(isAsked)

describe('the nearest proportions that a size shows', () => {
  // R 4.2.2: binom.test(12, 35, alternative = "greater", conf.level = 0.2), its lower limit, and the
  // upper one of binom.test(2, 35, alternative = "less", conf.level = 0.2), and so on; for the z test
  // uniroot around getPowerRates of rpact 3.3.4.
  test.each([
    [{}, { p1: 0.398556420866, below: 0.0441615695346, power: 0.8 }],
    [
      { sides: '2', p0: '40', power: '90', n: '60' },
      { p1: 0.622231482513, below: 0.207082575875, alpha: 0.05 },
    ],
    [{ sides: '2', p0: '1', power: '90', n: '500' }, { p1: 0.0306465521145 }],
    [{ p0: '95', n: '20' }, { below: 0.741364795262 }],
    [{ test: 'normal' }, { p1: 0.380273047727, below: 0.0560619340094 }],
    [{ test: 'normal', p0: '30', alpha: '0.025', power: '90', n: '60' }, { p1: 0.498676541101 }],
    [{ test: 'normal', p0: '50', alpha: '0.025', power: '90', n: '20000' }, { p1: 0.511459298005 }],
    [{ test: 'normal', p0: '70', n: '10' }, { p1: 0.977678541251 }],
  ])('%j: %j', (texts: Texts, expected: Record<string, number>) => {
    const { p1, below } = nearest(texts)
    if (expected.p1 !== undefined) expect(p1).toBeCloseTo(expected.p1, 8)
    if (expected.below !== undefined) expect(below).toBeCloseTo(expected.below, 8)
    expect(p1 === undefined).toBe(expected.p1 === undefined)
  })

  test('over random studies: the power is the target there, and smaller where it is nearer', () => {
    fc.assert(
      fc.property(question, (texts) => {
        const { p1, below } = nearest(texts)
        const target = Number(texts.power) / 100
        for (const found of [p1, below]) {
          if (found === undefined) continue
          const powerAt = (proportion: number) =>
            compute({ ...texts, find: 'power', p1: typed(proportion) }).power ?? 0
          expect(powerAt(found)).toBeCloseTo(target, 7)
          expect(powerAt(found + 0.001 * (Number(texts.p0) / 100 - found))).toBeLessThan(target)
        }
      }),
      seeded,
    )
  })

  test('over random studies: the size for them is the given one; of the exact test never a larger', () => {
    fc.assert(
      fc.property(question, (texts) => {
        const { p1, below } = nearest(texts)
        for (const found of [p1, below]) {
          if (found === undefined) continue
          const { size } = compute({ ...texts, find: 'size', p1: typed(found) })
          if (texts.test === 'normal') expect(size).toBe(Number(texts.n))
          // Its power goes up and down by the size: a smaller one may have it too.
          else expect(size).toBeLessThanOrEqual(Number(texts.n))
        }
      }),
      seeded,
    )
  })

  test('over random studies: success called failure, the same proportions from the other end', () => {
    fc.assert(
      fc.property(question, (texts) => {
        const one = nearest(texts)
        const other = nearest({ ...texts, p0: (100 - Number(texts.p0)).toFixed(2) })
        const turned = (proportion?: number) => (proportion === undefined ? -1 : 1 - proportion)
        expect(other.p1 ?? -1).toBeCloseTo(turned(one.below), 8)
        expect(other.below ?? -1).toBeCloseTo(turned(one.p1), 8)
      }),
      seeded,
    )
  })

  test('over random studies: where it refuses, no proportion has the power', () => {
    const percents = Array.from({ length: 99 }, (_, i) => `${i + 1}`)
    fc.assert(
      fc.property(question, fc.integer({ min: 1, max: 12 }), (given, n) => {
        const texts = { ...given, n: String(n) }
        if (oneProportion.answer({ find: 'p1', ...texts }).isResult) return
        const powers = percents.map((p1) => compute({ ...texts, find: 'power', p1 }).power ?? 0)
        expect(Math.max(...powers)).toBeLessThan(Number(texts.power) / 100)
      }),
      seeded,
    )
  })

  test.each([
    [{ n: '1' }, 'n', 'unreachable'],
    [{ test: 'normal', p0: '50', n: '1' }, 'n', 'unreachable'],
    [{ power: '5' }, 'power', 'powerBelowAlpha'],
    [{ n: '5001' }, 'n', 'tooLarge'],
  ])('%j: refused at %s, %s', (texts: Texts, field, code) => {
    expect(oneProportion.answer({ find: 'p1', sides: '2', ...texts })).toMatchObject({
      faults: [{ field, code }],
    })
  })
})

test('over random studies: no proportion of the z test has more power than the highest', () => {
  fc.assert(
    fc.property(question, fc.integer({ min: 1, max: 12 }), ({ sides, alpha, p0 }, n) => {
      const study = { sides, alpha: Number(alpha), p0: Number(p0) / 100, p1: 0.5 } as const
      for (const [side, last] of [
        ['above', 0.9999],
        ['below', 0.0001],
      ] as const) {
        const highest = highestPower(study, side, n, last)
        const most = normalPower({ ...study, p1: highest }, n)
        for (let share = 0.01; share < 1; share += 0.01) {
          const p1 = study.p0 + share * (last - study.p0)
          const level = study.alpha / Number(sides)
          // At p0 itself the power is the level, also where it only falls from there.
          expect(normalPower({ ...study, p1 }, n)).toBeLessThanOrEqual(Math.max(most, level) + 1e-9)
        }
      }
    }),
    seeded,
  )
})

test('a larger size of the z test has its power, and an older address with a size means it', () => {
  const texts = { test: 'normal', p0: '50', p1: '51' }
  const { size = 0, power } = compute(texts)
  expect(size).toBeGreaterThan(5000)
  expect(compute({ ...texts, find: 'power', n: String(size) }).power).toBe(power)
  expect(compute({ ...texts, n: String(size) }).power).toBe(power)
})

describe('changed assumptions', () => {
  const rowsOf = (texts: Texts) => resultOf(oneProportion, texts).sensitivity.rows

  // R: the smallest n with the power by qbinom and pbinom, and pbinom at 35.
  test('the fixed proportion with the same difference, and the difference alone', () => {
    expect(rowsOf({})).toMatchObject([
      {
        name: 'sameEffect',
        less: { texts: { p0: '16', p1: '36' }, value: 30, left: expect.closeTo(0.863409260654, 9) },
        more: { texts: { p0: '24', p1: '44' }, value: 34, left: expect.closeTo(0.739555511226, 9) },
      },
      {
        name: 'effect',
        less: { texts: { p1: '36' }, value: 52, left: expect.closeTo(0.645146321727, 9) },
        more: { texts: { p1: '44' }, value: 24, left: expect.closeTo(0.909214105297, 9) },
      },
    ])
  })

  test('above a half, the mirror image', () => {
    const mirrored = rowsOf({ p0: '80', p1: '60' })?.map(({ less, more }) => [less.value, more.value])
    expect(mirrored).toEqual([
      [34, 30],
      [52, 24],
    ])
  })

  // R: binom.test as above, with the rule of qbinom.
  test('the proportion found, by the fixed one', () => {
    expect(rowsOf({ find: 'p1' })?.[0]).toMatchObject({
      name: 'p0',
      less: { value: expect.closeTo(0.33926800738, 8) },
      more: { value: expect.closeTo(0.456755575439, 8) },
    })
  })
})

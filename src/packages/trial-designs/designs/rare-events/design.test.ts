import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultOf } from '../../testing/result.ts'
import { real, seeded, type Texts, valuesOf } from '../../testing/states.ts'
import { rareEvents } from './design.ts'

const compute = valuesOf(rareEvents)

/** With its sign and every digit, as the form writes it. */
const typed = (risk = 0) => `${Number((risk * 100).toPrecision(10))}%`

const question = fc.record({
  events: fc.integer({ min: 1, max: 30 }).map(String),
  confidence: real(50, 99.9),
  n: fc
    .double({ min: 0, max: Math.log(1e6), noNaN: true })
    .map((log) => String(Math.min(1e6, Math.ceil(Math.exp(log))))),
})

describe('the smallest risk that a size reveals', () => {
  // R 4.2.2: binom.test(3, 1000, alternative = "greater", conf.level = 0.05), its lower limit.
  test.each([
    [{}, 0.00993608194446],
    [{ events: '3', n: '1000' }, 0.00628228454672],
    [{ events: '5', confidence: '80', n: '50' }, 0.130771666806],
    [{ events: '20', confidence: '90', n: '21' }, 0.974382717912],
  ])('%j: %d', (texts: Texts, risk) => {
    expect(compute({ find: 'risk', ...texts }).risk).toBeCloseTo(risk, 9)
  })

  test('over random studies: the chance is the target there, and the size for it the given one', () => {
    fc.assert(
      fc.property(question, (texts) => {
        const { risk, chance } = compute({ ...texts, find: 'risk' })
        if (risk === undefined) {
          const most = compute({ ...texts, find: 'chance', risk: '99' }).chance ?? 0
          expect(most).toBeLessThan(Number(texts.confidence) / 100)
          return
        }
        expect(chance).toBeCloseTo(Number(texts.confidence) / 100, 7)
        // A double holds eight digits of the chance in a million participants: one of them is less.
        const { size = 1_000_001 } = compute({ ...texts, find: 'size', risk: typed(risk) })
        expect(Math.abs(size - Number(texts.n))).toBeLessThanOrEqual(Number(texts.n) > 500_000 ? 1 : 0)
      }),
      seeded,
    )
  })

  test('one event: the risk that no event would exclude', () => {
    const { risk, upperLimit = 0 } = compute({ find: 'risk', n: '77' })
    expect(risk).toBeCloseTo(upperLimit, 9)
  })

  test('fewer participants than events: refused', () => {
    expect(rareEvents.answer({ find: 'risk', events: '5', n: '4' })).toMatchObject({
      faults: [{ field: 'n', code: 'unreachable' }],
    })
  })
})

test('an older address with a size: the chance', () => {
  expect(compute({ n: '299' })).toEqual(compute({ find: 'chance', n: '299' }))
})

// R: log(0.05) / log1p(-0.008), pbinom(0, 299, 0.008, lower.tail = FALSE), and with 0.012.
test('a changed risk: the size, and the chance that is left', () => {
  expect(resultOf(rareEvents, {}).sensitivity).toMatchObject({
    headline: 'size',
    left: 'chance',
    rows: [
      {
        name: 'risk',
        less: { value: 373, left: expect.closeTo(0.909428830814, 9) },
        more: { value: 249, left: expect.closeTo(0.972940084774, 9) },
      },
    ],
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeToEvent } from './design.ts'

type Texts = Record<string, string>

const compute = (texts: Texts) => {
  const computed = timeToEvent.answer(texts)
  return computed.isResult ? computed.values : {}
}
const refusal = (texts: Texts) => {
  const computed = timeToEvent.answer(texts)
  return computed.isResult ? undefined : computed.faults[0]
}

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((x) => x.toFixed(4))
const trial = fc
  .record({
    method: fc.constantFrom('schoenfeld', 'freedman'),
    sides: fc.constantFrom('1', '2'),
    alpha: real(0.001, 0.2),
    power: real(25, 99.9),
    hr: fc.oneof(real(0.2, 0.9), real(1.1, 4)),
    allocation: fc.constantFrom('1', '2', '3'),
    median: real(1, 60),
    accrual: real(1, 60),
    followUp: real(0, 60),
    lost: real(0, 30),
  })
  .filter((texts) => Number(texts.power) / 100 > Number(texts.alpha))
const seeded = { seed: 20260923, numRuns: 1000 }

describe('over random trials', () => {
  test('the participants reach the power and the whole events, one fewer in the first arm does not', () => {
    fc.assert(
      fc.property(trial, (texts) => {
        const { first = 0, power = 0, events = 0, expectedEvents = 0 } = compute(texts)
        fc.pre(first > 0)
        const target = Number(texts.power) / 100
        expect(power).toBeGreaterThanOrEqual(target - 1e-12)
        expect(expectedEvents).toBeGreaterThanOrEqual(events - 1e-6)
        if (first < 3) return
        expect(compute({ ...texts, n: String(first - 1) }).expectedEvents).toBeLessThan(events)
      }),
      seeded,
    )
  })

  test('more participants, a larger alpha or a larger effect: never less power', () => {
    fc.assert(
      fc.property(trial, fc.integer({ min: 10, max: 2000 }), (texts, n) => {
        const powerOf = (changed: Texts) => compute({ ...texts, n: String(n), ...changed }).power ?? 0
        const power = powerOf({})
        expect(powerOf({ n: String(n + 1) })).toBeGreaterThanOrEqual(power)
        expect(powerOf({ alpha: String(Number(texts.alpha) * 1.05) })).toBeGreaterThanOrEqual(power)
        const hr = Number(texts.hr)
        expect(powerOf({ hr: String(hr < 1 ? hr * 0.95 : hr * 1.05) })).toBeGreaterThanOrEqual(power - 1e-12)
      }),
      seeded,
    )
  })

  test('the arms swapped: the same events and the same total', () => {
    fc.assert(
      fc.property(trial, (texts) => {
        const swapped = {
          ...texts,
          hr: String(1 / Number(texts.hr)),
          allocation: `1:${texts.allocation}`,
          median: String(Number(texts.median) / Number(texts.hr)),
        }
        const [there, back] = [compute(texts), compute(swapped)]
        fc.pre('exactTotal' in there)
        expect((back.exactEvents ?? 0) / (there.exactEvents ?? 1)).toBeCloseTo(1, 9)
        expect((back.exactTotal ?? 0) / (there.exactTotal ?? 1)).toBeCloseTo(1, 9)
      }),
      seeded,
    )
  })

  test('a margin of 1.3 and a ratio of 1: the events of a ratio of 1 / 1.3 without a margin', () => {
    const withMargin = compute({ goal: 'noninferiority', hr: '1', margin: '1.3' }).exactEvents ?? 0
    expect(withMargin).toBeCloseTo(compute({ hr: String(1 / 1.3) }).exactEvents ?? 0, 8)
  })
})

describe('the direction of a margin', () => {
  test('an earlier event is better: the mirrored trial with reciprocal ratios', () => {
    fc.assert(
      fc.property(trial, real(1.05, 2), real(0.5, 1.04), (texts, margin, hr) => {
        const later = { ...texts, goal: 'noninferiority', method: 'schoenfeld', margin, hr }
        const earlier = {
          ...later,
          better: 'lower',
          margin: String(1 / Number(margin)),
          hr: String(1 / Number(hr)),
        }
        const [there, back] = [compute(later), compute(earlier)]
        fc.pre('exactEvents' in there && 'exactEvents' in back)
        expect((back.exactEvents ?? 0) / (there.exactEvents ?? 1)).toBeCloseTo(1, 9)
      }),
      seeded,
    )
  })

  test('a treatment that brings a wanted event sooner needs fewer events, one that delays it more', () => {
    const events = (hr: string) =>
      compute({ goal: 'noninferiority', better: 'lower', margin: '0.8', hr }).events ?? 0
    expect(events('1.1')).toBeLessThan(events('1'))
    expect(events('0.9')).toBeGreaterThan(events('1'))
  })
})

/** The values of the version before the fields `allocation` and `better`. */
describe('older addresses have the numbers that they had', () => {
  test.each([
    ['ratio=2', { first: 160, second: 319, exactTotal: 476.7985413799587 }],
    ['ratio=0.5&method=freedman', { exactEvents: 317.87962924113816 }],
    ['goal=noninferiority&hr=1&margin=1.3&ratio=2', { events: 514, exactTotal: 771.9514440658498 }],
    ['goal=noninferiority&hr=0.95&lost=0&n=90', { total: 180, power: 0.4110883257583772 }],
    ['ratio=3&n=60&hr=0.5', { total: 240, power: 0.9017391161296799 }],
  ])('%s', (query, values) => {
    const found = compute(Object.fromEntries(new URLSearchParams(query)))
    for (const [name, value] of Object.entries(values)) expect(found[name], name).toBeCloseTo(value, 9)
  })
})

describe('what is refused', () => {
  test.each([
    [{ hr: '1' }, 'hr', 'noEffect'],
    [{ goal: 'noninferiority', hr: '1.3' }, 'margin', 'beyondMargin'],
    [{ goal: 'noninferiority', hr: '1', margin: '0.8' }, 'margin', 'marginNotAboveOne'],
    [{ goal: 'noninferiority', better: 'lower', hr: '1', margin: '1.3' }, 'margin', 'marginNotBelowOne'],
    [{ goal: 'noninferiority', better: 'lower', hr: '0.8', margin: '0.8' }, 'margin', 'beyondMargin'],
    [{ goal: 'noninferiority', hr: '1', method: 'freedman' }, 'method', 'freedmanWithMargin'],
    [{ power: '5' }, 'power', 'powerBelowAlpha'],
    [{ hr: '0.999' }, '', 'tooMany'],
    [{ accrual: '0.1', followUp: '0', median: '10000' }, '', 'tooMany'],
    [{ hr: '-0.5' }, 'hr', 'tooSmall'],
    [{ median: 'twelve' }, 'median', 'notANumber'],
    [{ accrual: '0' }, 'accrual', 'tooSmall'],
  ])('%j: %s, %s', (texts: Texts, field, code) => {
    expect(refusal(texts)).toMatchObject({ field, code })
  })

  test('a margin on the other side of 1: its reciprocal is offered', () => {
    expect(refusal({ goal: 'noninferiority', hr: '1', margin: '0.8' })?.offers).toEqual([{ margin: '1.25' }])
    expect(refusal({ goal: 'noninferiority', hr: '1', margin: '1' })?.offers).toBeUndefined()
  })

  test('Freedman without a margin, or a hazard ratio of 1 with one: answered', () => {
    expect(compute({ method: 'freedman' }).events).toBeGreaterThan(0)
    expect(compute({ goal: 'noninferiority', hr: '1' }).events).toBeGreaterThan(0)
  })
})

describe('what is shown beside the sizes', () => {
  test('events by month: they grow, and end at those that are expected', () => {
    const answer = timeToEvent.answer({})
    if (!answer.isResult) throw new Error('no result')
    const events = answer.table?.rows.map(([, , by]) => by ?? 0) ?? []
    expect(events).toEqual([...events].sort((a, b) => a - b))
    expect(events.at(-1)).toBeCloseTo(answer.values.expectedEvents ?? 0, 9)
  })

  test('the curve passes through the target at the exact size', () => {
    const answer = timeToEvent.answer({ allocation: '2' })
    if (!answer.isResult) throw new Error('no result')
    const line = answer.curve?.lines[0] ?? []
    const exact = answer.values.exactTotal ?? 0
    const after = line.findIndex(([size]) => size > exact)
    expect(line[after - 1]?.[1]).toBeLessThan(0.8)
    expect(line[after]?.[1]).toBeGreaterThan(0.8)
  })

  test('the code in R: the arguments of the form, the control arm second', () => {
    const answer = timeToEvent.answer({ goal: 'noninferiority', hr: '1', power: '90', allocation: '2' })
    expect(answer.isResult && answer.r.split('\n')).toEqual([
      '# R 4.2.2, rpact 3.3.4',
      'chance <- rpact::getEventProbabilities(',
      '  time = 18 + 12,',
      '  accrualTime = c(0, 18),',
      '  lambda2 = log(2) / 12,',
      '  hazardRatio = 1,',
      '  allocationRatioPlanned = 2,',
      '  dropoutRate1 = 0.05,',
      '  dropoutRate2 = 0.05,',
      '  dropoutTime = 12',
      ')',
      'average <- 1',
      'events <- ceiling(rpact::getSampleSizeSurvival(',
      '  alpha = 0.025,',
      '  sided = 1,',
      '  beta = 0.1,',
      '  thetaH0 = 1.3,',
      '  hazardRatio = average,',
      '  allocationRatioPlanned = 2',
      ')$eventsFixed)',
      'control <- events / (chance$eventProbabilities2 + 2 * chance$eventProbabilities1)',
      'ceiling(control) + ceiling(2 * control)',
      '#> [1] 1035',
    ])
  })

  test('with a given size R gets no number that we computed, and SAS the sizes', () => {
    const answer = timeToEvent.answer({ n: '90', allocation: '2' })
    if (!answer.isResult) throw new Error('no result')
    expect(answer.r).toContain('treated <- 180\ncontrol <- 90\n')
    expect(answer.r).not.toContain(String(Number((answer.values.expectedEvents ?? 0).toPrecision(7))))
    expect(answer.r).toContain(`#> [1] ${Number((answer.values.power ?? 0).toPrecision(7))}`)
    expect(answer.sas).toContain('groupns = (90 180)')
  })

  test('a margin: no SAS, which has none on the hazard ratio', () => {
    const answer = timeToEvent.answer({ goal: 'noninferiority', hr: '1' })
    expect(answer.isResult && answer.sas).toBeUndefined()
  })
})

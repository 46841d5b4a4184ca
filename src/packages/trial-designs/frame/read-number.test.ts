import { describe, expect, test } from 'vitest'
import { choice, number, percent, textsOf } from './fields.ts'
import { dropout, fromRatio, power, proportion } from './planning.ts'
import { readInputs } from './read-inputs.ts'
import { readAllocation, readNumber } from './read-number.ts'

const any = { min: -1e9, max: 1e9 }
const whole = { min: 1, max: 1e6, isWhole: true }
const level = { min: 0.00001, max: 0.5 }
const limit = { min: 0.01, max: 10 }
const share = { min: 1, max: 99.99 }

describe('a number as people type it', () => {
  test.each([
    ['5', any, 'plain', 5],
    ['\u22121.5', any, 'plain', -1.5],
    ['1e-3', any, 'plain', 0.001],
    ['0,05', any, 'plain', 0.05],
    ['12,5', any, 'plain', 12.5],
    ['1,234,567', any, 'plain', 1234567],
    ['1,234.5', any, 'plain', 1234.5],
    ['1 000', any, 'plain', 1000],
    ['1,000', whole, 'plain', 1000],
    ['1.000', { ...whole, min: 2 }, 'plain', 1000],
    ['\u0661\u0662\u066b\u0665', any, 'plain', 12.5],
    ['\uff11\uff12', any, 'plain', 12],
    ['\u200f30\u200e', whole, 'plain', 30],
    ['\u20670.8\u2069', share, 'percent', 80],
    ['5%', level, 'share', 0.05],
    ['5', level, 'share', 0.05],
    ['0.05', level, 'share', 0.05],
    ['80', limit, 'share', 0.8],
    ['125', limit, 'share', 1.25],
    ['1.25', limit, 'share', 1.25],
    ['80', share, 'percent', 80],
    ['80 %', share, 'percent', 80],
    ['0.8', share, 'percent', 80],
    ['.8', share, 'percent', 80],
  ] as const)('%s', (text, bounds, unit, value) => {
    expect(readNumber(text, bounds, unit)).toMatchObject({ value })
  })

  test.each([
    ['0.8', share, 'percent', '80%'],
    ['5', level, 'share', '0.05'],
    ['1,000', whole, 'plain', '1000'],
    ['1.000', { ...whole, min: 2 }, 'plain', '1000'],
    ['\u22125', any, 'plain', undefined],
    ['80 %', share, 'percent', undefined],
    ['0,05', level, 'share', '0.05'],
    ['80%', share, 'percent', undefined],
    ['0.05', level, 'share', undefined],
    [' 80 ', share, 'percent', undefined],
  ] as const)('%s is said to be read in another way only if it is', (text, bounds, unit, as) => {
    expect(readNumber(text, bounds, unit)).toHaveProperty('value')
    expect(readNumber(text, bounds, unit)).toEqual(
      as === undefined ? { value: expect.any(Number) } : { value: expect.any(Number), as },
    )
  })

  test.each([
    ['1,234', any, ['1234', '1.234']],
    ['2.000', whole, ['2000', '2']],
  ] as const)('%s has two meanings: both are offered', (text, bounds, offers) => {
    expect(readNumber(text, bounds)).toMatchObject({ code: 'comma', offers })
  })

  test.each([
    ['abc', any, 'plain', 'notANumber'],
    ['5%', any, 'plain', 'notANumber'],
    ['1,2,3', any, 'plain', 'notANumber'],
    ['5\u00b2', any, 'plain', 'notANumber'],
    ['0.5%', share, 'percent', 'tooSmall'],
    ['70', level, 'share', 'tooLarge'],
    ['0.6', level, 'share', 'tooLarge'],
    ['1.5', whole, 'plain', 'notWhole'],
    ['1'.repeat(31), any, 'plain', 'tooLong'],
    [`${' '.repeat(50_000)}%`, share, 'percent', 'tooLong'],
  ] as const)('%s is refused', (text, bounds, unit, code) => {
    expect(readNumber(text, bounds, unit)).toMatchObject({ code })
  })
})

describe('an allocation', () => {
  const bounds = { min: 0.05, max: 20 }
  test.each([
    ['2', 2],
    ['2:1', 2],
    ['1:2', 0.5],
    ['3/2', 1.5],
    ['1 : 0,5', 2],
  ])('%s', (text, value) => expect(readAllocation(text, bounds)).toMatchObject({ value }))

  test.each([
    ['2:0', 'notARatio'],
    ['a:b', 'notARatio'],
    ['2:1:1', 'notARatio'],
    ['2 to 1', 'notARatio'],
    ['1:100', 'tooSmall'],
    [`${'1:'.repeat(50_000)}`, 'tooLong'],
  ])('%.20s is refused', (text, code) => expect(readAllocation(text, bounds)).toMatchObject({ code }))
})

describe('values below 1 % without a sign', () => {
  const fields = {
    goal: choice(['equal', 'margin']),
    p1: proportion('65'),
    p2: proportion('50'),
    power: power(),
    dropout: dropout(),
    margin: percent({
      initial: '10',
      min: 0.01,
      max: 90,
      asks: 'alone',
      onlyWith: { field: 'goal', options: ['margin'] },
    }),
  }
  const read = (texts: Record<string, string>) => readInputs(fields, textsOf(fields, texts))

  test('two proportions: asked, with both readings to choose from', () => {
    expect(read({ p1: '.5', p2: '0,4' })).toEqual({
      faults: [
        {
          field: 'p1',
          code: 'askShare',
          facts: { percent: '0.5', share: '50', typed: '50' },
          offers: [
            { p1: '50', p2: '40' },
            { p1: '0.5%', p2: '0.4%' },
          ],
        },
        { field: 'p2', code: 'askShare', facts: { percent: '0.4', share: '40', typed: '40' } },
      ],
    })
  })

  test('what is offered is read', () => {
    expect(read({ p1: '0.5%', p2: '0.4%' })).toMatchObject({ inputs: { p1: 0.005, p2: 0.004 } })
    expect(read({ p1: '50', p2: '40' })).toMatchObject({ inputs: { p1: 0.5, p2: 0.4 } })
  })

  test('what is offered is not asked about again: .005 may be 0.5% or 0.005%', () => {
    const asked = read({ dropout: '.005' })
    expect(asked).toMatchObject({
      faults: [{ facts: { typed: '0.5%' }, offers: [{ dropout: '0.5%' }, { dropout: '0.005%' }] }],
    })
    expect(read({ dropout: '0.5%' })).toMatchObject({ inputs: { dropout: 0.005 } })
  })

  test('one rare proportion is read, one dropout or margin is asked about', () => {
    expect(read({ p1: '0.5', p2: '2' })).toMatchObject({ inputs: { p1: 0.005, p2: 0.02 } })
    expect(read({ p1: '0.65', p2: '50' })).toMatchObject({ faults: [{ field: 'p1', code: 'askShare' }] })
    expect(read({ dropout: '0.1' })).toMatchObject({ faults: [{ field: 'dropout', code: 'askShare' }] })
    expect(read({ goal: 'margin', margin: '.1' })).toMatchObject({ faults: [{ field: 'margin' }] })
  })

  test('a field that is not read is not asked about, and a power has one meaning', () => {
    expect(read({ margin: '.1' })).toHaveProperty('inputs')
    expect(read({ power: '.9' })).toMatchObject({ inputs: { power: 0.9 }, readings: { power: '90%' } })
  })
})

test('a proportion below 1 % is written with its sign, so that it is read again as it was', () => {
  const { write, read } = proportion('50')
  for (const value of [0.5, 0.004, 0.0125]) expect(read(write(value))).toMatchObject({ value })
  expect(number({ initial: '1', min: 0, max: 9 }).write(0.1 + 0.2)).toBe('0.3')
})

test.each([
  [true, { ratio: '2' }, { allocation: '1:2' }],
  [true, { ratio: '1' }, { allocation: '1' }],
  [false, { ratio: '2' }, { allocation: '2' }],
  [false, { ratio: '2', allocation: '3' }, { allocation: '3' }],
  [true, { sd: '4' }, { sd: '4' }],
])('an older address (new group first: %s) %o', (isNewFirst, given, texts) => {
  expect(fromRatio(isNewFirst)(given)).toEqual(texts)
})

import { expect, test } from 'vitest'
import { pastMoment } from './moment.ts'

const now = Date.parse('2026-11-25T12:00:00Z')

test.each([
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T10:30', '2026-11-20T10:30:00.000Z'],
  ['2026-11-20 10:30:15', '2026-11-20T10:30:15.000Z'],
  ['2026-11-20T10:30:15.123Z', '2026-11-20T10:30:15.123Z'],
  ['2026-11-20T10:30+02:00', '2026-11-20T08:30:00.000Z'],
  ['2026-11-25T12:00:00Z', '2026-11-25T12:00:00.000Z'],
])('%s: %s', (text, expected) => {
  expect(new Date(pastMoment(text, now) ?? 0).toISOString()).toBe(expected)
})

test.each(['', 'yesterday', '2026', '2026-13-01', '2026-02-31', '2026-11-20T25:00', '1700000000000'])(
  '"%s": cannot be read',
  (text) => {
    expect(pastMoment(text, now)).toBeNull()
  },
)

test.each(['2026-11-26', '2026-11-25T12:00:01Z', '2026-11-25T12:00-00:01'])('%s: in the future', (text) => {
  expect(pastMoment(text, now)).toBeNull()
})

import { expect, test } from 'vitest'
import type { Column } from '../metadata.ts'
import { filled, type Row, type Value } from '../row.ts'
import { sasDay, xptOf } from './xpt.ts'

const described = { name: 'ADX', label: 'Two days', class: '', structure: '' }
const variable = (name: string, type: Column['type'], label = name): Column => ({
  name,
  label,
  type,
  rule: '',
})
const row = (values: Record<string, Value>): Row =>
  filled<Row>({ subject: '', dataset: 'ADX', seq: 1 }, values)

const file = (variables: Column[], rows: Record<string, Value>[]) =>
  xptOf('adam', { ...described, variables }, rows.map(row))

const blanks = (count: number) => ' '.repeat(count)

/** By hand from the layouts of TS-140: each part on a line, in the order of the technical note. */
test('a dataset of three variables and two rows: the bytes of the technical note', () => {
  const zeros = (count: number) => '0'.repeat(count)
  const nothing = (bytes: number) => '\0'.repeat(bytes)
  const namestr = (type: string, length: string, number: string, name: string, rest: string) =>
    `\0${type}\0\0\0${length}\0${number}${name.padEnd(8)}${name.padEnd(40)}${rest}${nothing(52)}`
  const plain = (position: string) => blanks(8) + nothing(8) + blanks(8) + nothing(7) + position
  const expected = [
    `HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!${zeros(30)}  `,
    `SAS     SAS     SASLIB  6.06    bsd4.2  ${blanks(24)}02JUL24:23:59:59`,
    `02JUL24:23:59:59${blanks(64)}`,
    'HEADER RECORD*******MEMBER  HEADER RECORD!!!!!!!000000000000000001600000000140  ',
    `HEADER RECORD*******DSCRPTR HEADER RECORD!!!!!!!${zeros(30)}  `,
    `SAS     ADX     SASDATA 6.06    bsd4.2  ${blanks(24)}02JUL24:23:59:59`,
    `02JUL24:23:59:59${blanks(16)}Two days${blanks(32)}${blanks(8)}`,
    `HEADER RECORD*******NAMESTR HEADER RECORD!!!!!!!0000000003${zeros(20)}  `,
    namestr('\x02', '\x05', '\x01', 'TERM', plain('\0')),
    namestr('\x01', '\x08', '\x02', 'AVAL', plain('\x05')),
    namestr('\x01', '\x08', '\x03', 'ADT', `E8601DA \0\x0a${nothing(6)}${blanks(8)}${nothing(7)}\x0d`),
    // Three times 140 bytes end 60 bytes before a record does.
    blanks(60),
    `HEADER RECORD*******OBS     HEADER RECORD!!!!!!!${zeros(30)}  `,
    // -118.625, and the day after 1 January 1960.
    'ABCDE\xc2\x76\xa0\0\0\0\0\0\x41\x10\0\0\0\0\0\0',
    // Nothing known.
    `${blanks(5)}.${nothing(7)}.${nothing(7)}`,
    blanks(38),
  ]
  const bytes = file(
    [variable('TERM', 'string'), variable('AVAL', 'float'), variable('ADT', 'date')],
    [
      { TERM: 'ABCDE', AVAL: -118.625, ADT: '1960-01-02' },
      { TERM: null, AVAL: null, ADT: null },
    ],
  )
  expect(bytes.toString('latin1')).toBe(expected.join(''))
})

test('rows that end with a record: no further record of blanks', () => {
  const headers = 8 * 80 + 160 + 80
  const rows = (count: number) =>
    file(
      [variable('TERM', 'string')],
      Array.from({ length: count }, () => ({ TERM: 'x'.repeat(40) })),
    )
  expect(rows(1)).toHaveLength(headers + 80)
  expect(rows(2)).toHaveLength(headers + 80)
  expect(rows(3)).toHaveLength(headers + 160)
  expect(rows(0)).toHaveLength(headers)
})

// Counted by the datetime of Python 3.
test.each([
  ['1959-12-31', -1],
  ['1960-01-01', 0],
  ['1961-01-01', 366],
  ['2006-06-15', 16_967],
  ['1950-10-21', -3359],
])('%s: day %d of SAS', (date, day) => expect(sasDay(date)).toBe(day))

test.each([
  ['a name of nine letters', [variable('STUDYIDXX', 'string')], {}, 'to 8 characters'],
  ['a label of 41 letters', [variable('TERM', 'string', 'x'.repeat(41))], {}, 'to 40 characters'],
  ['a letter that is not ASCII', [variable('TERM', 'string')], { TERM: 'naïve' }, 'in ASCII'],
  ['a text of 201 letters', [variable('TERM', 'string')], { TERM: 'x'.repeat(201) }, 'more than 200'],
  ['a date without a day', [variable('ADT', 'date')], { ADT: '2024-05' }, 'needs a day'],
  ['a text for a number', [variable('AVAL', 'float')], { AVAL: '1.5' }, 'must be a number'],
])('%s: an error that says what to do', (_case, variables, values, words) => {
  expect(() => file(variables, [values])).toThrow(words)
})

import { expect, test } from 'vitest'
import { type Dataset, derive, makeTable, type Row, type Table, variable } from './derive.ts'
import { contentOf, filled, valuesOf } from './row.ts'

const form = (seq: number, DAY: string | null) =>
  filled({ subject: '101-001', dataset: 'form-x', seq }, { DAY })

const days: Dataset<{ entry: Row; all?: Table }> = {
  name: 'DY',
  label: 'Days',
  class: 'EVENTS',
  structure: 'One record for each form',
  variables: [
    variable('DYDTC', 'Date', 'copied', (read, { entry }) => read.text(entry, 'DAY')),
    variable('DYYEAR', 'Year', 'year', (read, _source, self) => read.text(self, 'DYDTC').slice(0, 4)),
    variable('DYN', 'Number of others', 'count', (read, { all }) => read.rows(all).length),
  ],
}

const typed = [form(1, '2024-02-03'), form(2, null), form(3, '2023-11-30')]
const isThere = makeTable(
  days,
  '101-001',
  typed.map((entry) => ({ entry })),
  (read, { entry }) => read.text(entry, 'DAY') !== '',
)
const [row] = makeTable(days, '101-001', [{ entry: form(1, '2024-02-03'), all: isThere }]).rows

test('values, and what was read for each', () => {
  if (!row) throw new Error('no row')
  expect(valuesOf(row)).toEqual({ DYDTC: '2024-02-03', DYYEAR: '2024', DYN: 2 })
  const used = Object.entries(contentOf(row).origins).map(([name, origin]) => [
    name,
    origin.rule,
    origin.used,
  ])
  expect(used).toEqual([
    ['DYDTC', 'copied', ['101-001.form-x.1.DAY']],
    ['DYYEAR', 'year', ['101-001.DY.1.DYDTC']],
    ['DYN', 'count', ['101-001.form-x.2.DAY']],
  ])
  expect(contentOf(row).readsOf('DYYEAR')).toEqual([row, 'DYDTC'])
})

test('a row that does not exist leaves a gap in the numbers; the others say why they exist', () => {
  expect(isThere.rows.map(({ seq }) => seq)).toEqual([1, 3])
  expect(isThere.rows.map((one) => contentOf(one).because.used)).toEqual([
    ['101-001.form-x.1.DAY'],
    ['101-001.form-x.3.DAY'],
  ])
  expect(derive((read) => read.rows(isThere).length)).toEqual({ result: 2, used: ['101-001.form-x.2.DAY'] })
})

test('a rule cannot read a variable that is derived after it, or is not there', () => {
  const early = variable<{ entry: Row }>('DYX', 'X', 'early', (read, _source, self) =>
    read.text(self, 'DYDTC'),
  )
  const dataset = { ...days, variables: [early, ...days.variables] }
  expect(() => makeTable(dataset, '101-001', [{ entry: form(1, null) }])).toThrow('derive it earlier')
  expect(() => derive((read) => read.text(form(1, null), 'NAME'))).toThrow('form-x.NAME, which is not there')
})

test('a row does not show its values', () => {
  expect(Object.keys(row ?? {})).toEqual(['subject', 'dataset', 'seq'])
  expect(() => valuesOf({ subject: '101-001', dataset: 'DY', seq: 1 })).toThrow('has no values')
})

import { describe, expect, test } from 'vitest'
import schema from './dataset.schema.json' with { type: 'json' }
import { datasetFile, datasets, textOf } from './files.ts'
import { faultsOf } from './json-schema.ts'

describe.each(datasets)('%s', (name) => {
  const file = datasetFile(name)

  test('is Dataset-JSON 1.1 by the published schema', () => {
    expect(faultsOf(file, schema, schema)).toEqual([])
    expect(file.records).toBe(file.rows.length)
  })

  test('a row has a value for each column, of the type that the column says', () => {
    for (const [
      index,
      { dataType, length = Number.POSITIVE_INFINITY, name: column },
    ] of file.columns.entries()) {
      const isOne = (value: unknown) =>
        dataType === 'integer'
          ? Number.isInteger(value)
          : typeof value === (dataType === 'float' ? 'number' : 'string')
      const values = new Set(file.rows.map((row) => row[index]))
      const wrong = [...values].filter(
        (value) => value !== null && !(isOne(value) && String(value).length <= length),
      )
      expect(wrong, column).toEqual([])
    }
  })

  test('its keys are unique and never empty, but for those of a supplemental qualifier of DM', () => {
    const keys = file.columns.flatMap(({ keySequence, name: column }, index) =>
      keySequence ? [{ column, index }] : [],
    )
    expect(keys.length).toBeGreaterThan(1)
    const seen = file.rows.map((row) => keys.map(({ index }) => row[index]).join('|'))
    expect(new Set(seen).size).toBe(file.rows.length)
    for (const { column, index } of keys)
      if (!column.startsWith('IDVAR'))
        expect(
          file.rows.every((row) => row[index] !== null),
          column,
        ).toBe(true)
  })

  test('names have at most 8 letters, labels at most 40 (SAS transport format, version 5)', () => {
    for (const column of file.columns) {
      expect(column.name).toMatch(/^[A-Z][A-Z0-9]{0,7}$/)
      expect(column.label.length, column.label).toBeLessThanOrEqual(40)
    }
  })

  test('dates are ISO 8601, as far as they are known', () => {
    file.columns.forEach(({ name: column }, index) => {
      if (!/(?:DTC|DT)$/.test(column)) return
      const days = file.rows.flatMap((row) => row[index] ?? [])
      expect(days.filter((day) => !/^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(String(day)))).toEqual([])
    })
  })

  test('as CSV: as many lines, the same first and last', () => {
    const lines = textOf(`${name}.csv`).trimEnd().split('\r\n')
    expect(lines.length).toBe(file.rows.length + 1)
    expect(lines[0]).toBe(file.columns.map((column) => column.name).join(','))
    expect(textOf(`${name}.csv`)).toContain('-SIM')
  })
})

test('the schema refuses: a column without a label, a type that is none, a member that it does not know', () => {
  const file = {
    ...datasetFile('dm'),
    records: -1,
    more: 1,
    columns: [{ itemOID: 'a', name: 'B', dataType: 'text' }],
  }
  expect(faultsOf(file, schema, schema)).toEqual([
    '$.records is below 0',
    '$.columns[0].label is missing',
    '$.columns[0].dataType: text is not in the list',
    '$.more is unknown',
  ])
})

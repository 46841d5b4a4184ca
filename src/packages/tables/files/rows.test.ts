import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { keyed } from '../keyed.ts'
import { filled, rowsIn } from './rows.ts'

const shape = z.object({ name: filled, size: z.enum(['big', 'small']), note: z.string() })
const read = (...lines: string[]) => rowsIn(['name,size,note', ...lines, ''].join('\n'), 'a.csv', shape)

describe('a table', () => {
  test('has cells with commas and quotation marks, and empty ones', () => {
    expect(read('cat,small,', '"dog, old",big,"says ""woof"""')).toEqual([
      { name: 'cat', size: 'small', note: '', at: 'a.csv:2' },
      { name: 'dog, old', size: 'big', note: 'says "woof"', at: 'a.csv:3' },
    ])
  })

  test.each([
    ['too few cells', 'cat,small', 'a.csv:2: 2 cells instead of 3.'],
    ['too many cells', 'cat,small,a,b', 'a.csv:2: 4 cells instead of 3.'],
    ['an empty line', '', 'a.csv:2: 1 cells instead of 3.'],
    ['an open quotation mark', '"cat,small,', 'a.csv:2: a quotation mark is wrong. Write'],
    ['a quotation mark in a bare cell', 'c"at,small,', 'a.csv:2: a quotation mark is wrong. Write'],
    ['an empty cell', ',small,', 'a.csv:2: name: the cell is empty.'],
    ['an unknown value', 'cat,huge,', 'a.csv:2: size: Invalid option'],
  ])('%s: file, line and what is wrong', (_, line, message) => {
    expect(() => read(line, 'dog,big,')).toThrow(message)
  })

  test('all faults at once', () => {
    expect(() => read(',huge,', 'cat')).toThrow(/^a\.csv:2: name.+\na\.csv:2: size.+\na\.csv:3: /)
  })

  test('other columns: both lists of names', () => {
    expect(() => rowsIn('name,note,size\n', 'a.csv', shape)).toThrow(
      'a.csv:1: the columns must be "name,size,note", not "name,note,size".',
    )
  })
})

test('the same key twice: both lines', () => {
  const rows = read('cat,small,', 'dog,big,', 'cat,big,')
  expect(() => keyed(rows, ({ name }) => name)).toThrow('a.csv:4: "cat" is at a.csv:2 too.')
  expect([...keyed(rows, ({ name, size }) => `${name} ${size}`).keys()]).toHaveLength(3)
})

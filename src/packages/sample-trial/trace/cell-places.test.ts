import { expect, test } from 'vitest'
import { type PlacedCell, placeText } from './cell-places.ts'

const words = {
  lines: { test: 'Deaths, and test:', all: 'All participants' },
  columns: { treatment: 'Treatment' },
}

const place: PlacedCell = {
  cell: { id: '1', text: '0.53', parts: ['0.53'] },
  label: 'all',
  isTerm: false,
  above: 'test',
  column: 'treatment',
  isAlone: false,
}

test('a place is the line above without its colon, the line, and the column', () => {
  expect(placeText(place, words)).toBe('Deaths, and test, All participants, Treatment')
})

test('of the only number of its line the column is left out, and a term is no name', () => {
  expect(placeText({ ...place, isAlone: true, above: undefined }, words)).toBe('All participants')
  expect(placeText({ ...place, isTerm: true }, words)).toBe('Deaths, and test, all, Treatment')
})

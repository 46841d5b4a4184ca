import { rowsIn } from '@marom/tables/files'
import { describe, expect, test } from 'vitest'
import { listShape, listsOf, placeShape, placesOf, termShape } from './tables.ts'

const joined = (lists: string[], terms: string[]) =>
  listsOf(
    rowsIn(['list,name,concept,set,type,namesOf', ...lists].join('\n'), 'lists.csv', listShape),
    rowsIn(['list,value,concept,decode', ...terms].join('\n'), 'terms.csv', termShape),
  )

const codes = 'SEX,Sex,C66731,SDTM,text,'
const names = 'SEXN,Sex Name,,,text,SEX'
const terms = ['SEX,F,C16576,Female', 'SEX,M,C20197,']

test('a list of names has the meanings of the codes, or else the codes', () => {
  const { SEX, SEXN } = joined([codes, names], terms)
  expect(SEX).toEqual({
    name: 'Sex',
    concept: 'C66731',
    set: 'SDTM',
    type: 'text',
    terms: [
      { value: 'F', concept: 'C16576', decode: 'Female' },
      { value: 'M', concept: 'C20197' },
    ],
  })
  expect(SEXN?.terms).toEqual([
    { value: 'Female', concept: 'C16576' },
    { value: 'M', concept: 'C20197' },
  ])
})

describe('a table that does not fit: file and line', () => {
  test.each<[string, string[], string[], string]>([
    ['a list twice', [codes, codes], terms, 'lists.csv:3: "SEX" is at lists.csv:2 too'],
    ['a term twice', [codes], [...terms, 'SEX,F,,'], 'terms.csv:4: "SEX: F" is at terms.csv:2 too'],
    ['a term of no list', [codes], [...terms, 'SX,U,,'], 'terms.csv:4: SX is not in lists.csv'],
    ['a list without terms', [codes, 'AGEU,Age Unit,,,text,'], terms, 'lists.csv:3: AGEU has either'],
    ['names of no list', [codes, 'SEXN,Sex,,,text,SX'], terms, 'lists.csv:3: SEXN has either'],
    ['a concept without a set', ['SEX,Sex,C66731,,text,'], terms, 'lists.csv:2: SEX has a concept and a set'],
    ['no concept', ['SEX,Sex,66731,SDTM,text,'], terms, 'lists.csv:2: concept: write the code'],
  ])('%s', (_, lists, all, message) => {
    expect(() => joined(lists, all)).toThrow(message)
  })

  test.each([
    ['no such list', 'DM.SEX,SX', 'places.csv:2: there is no list SX'],
    ['no such variable', 'DM.SX.F,SEX', 'places.csv:2: no dataset has DM.SX'],
  ])('%s', (_, line, message) => {
    const rows = rowsIn(`place,list\n${line}`, 'places.csv', placeShape)
    const places = () =>
      placesOf(
        rows,
        (name) => name === 'SEX',
        (name) => name === 'DM.SEX',
      )
    expect(places).toThrow(message)
  })
})

import { expect, test } from 'vitest'
import { queriesIn, recordsIn, requireIn } from './listed.ts'
import { ruleWords } from './rule.ts'

const sql = '-- About.\n\n-- TRIAL-01\nselect 1\n  from dm;\n\n-- TRIAL-02\nwith a as (select 1) select 2;\n'
const record = (id: string, more = '') => `  {"id":"${id}","also":["CG0001"],"says":"It holds."${more}}`
const json = (...records: string[]) => `[\n${records.join(',\n')}\n]\n`

test('queries and records by id, with file and line', () => {
  expect([...queriesIn('a.sql', sql)]).toEqual([
    ['TRIAL-01', { place: 'a.sql:3', value: 'select 1\n  from dm' }],
    ['TRIAL-02', { place: 'a.sql:7', value: 'with a as (select 1) select 2' }],
  ])
  const records = recordsIn('a.json', json(record('TRIAL-01'), record('TRIAL-02')), ruleWords)
  expect([...records].map(([id, { place }]) => [id, place])).toEqual([
    ['TRIAL-01', 'a.json:2'],
    ['TRIAL-02', 'a.json:3'],
  ])
})

test.each([
  ['no semicolon', sql.replace('dm;', 'dm'), 'a.sql:3: '],
  ['no id above', sql.replace('-- TRIAL-01\n', ''), 'a.sql:3: '],
  ['a wrong id', sql.replace('-- TRIAL-02', '-- Trial 2'), 'a.sql:3: '],
  ['another statement', sql.replace('with a', 'delete from dm where 1 in'), 'a.sql:7: '],
  ['an id twice', sql.replace('TRIAL-02', 'TRIAL-01'), 'a.sql:7: TRIAL-01 is at a.sql:3'],
])('a file of queries with %s: its place', (_, text, place) => {
  expect(() => queriesIn('a.sql', text)).toThrow(place)
})

test.each([
  ['a missing sentence', json(record('A'), record('B').replace(',"says":"It holds."', '')), 'a.json:3: '],
  ['a sentence without its end', json(record('A').replace('holds.', 'holds')), 'a.json:2: '],
  ['an unknown field', json(record('A'), record('B', ',"more":1')), 'a.json:3: '],
  ['an unknown number', json(record('A').replace('CG0001', 'CG1')), 'a.json:2: '],
  ['an id twice', json(record('A'), record('A')), 'a.json:3: A is at a.json:2'],
  ['a missing comma', json(record('A'), record('B')).replace('},\n', '}\n'), 'line 3'],
  ['two records on a line', json(record('A'), record('B')).replace(',\n', ','), 'a.json: It has 2 records'],
])('a file of records with %s: its place', (_, text, place) => {
  expect(() => recordsIn('a.json', text, ruleWords)).toThrow(place)
})

test('an id that the other list does not have: its place', () => {
  const records = recordsIn('a.json', json(record('TRIAL-01'), record('TRIAL-03')), ruleWords)
  expect(() => requireIn(queriesIn('a.sql', sql), records, 'a.sql')).toThrow('a.json:3: TRIAL-03')
})

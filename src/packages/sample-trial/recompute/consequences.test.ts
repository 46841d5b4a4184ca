import { expect, test } from 'vitest'
import { participantFiles } from '../files/participant-files.ts'
import { data, outputs } from '../testing/made.ts'
import { Participant } from '../trace/participant-file.ts'
import { standingStudy } from './changed-study.ts'
import { consequencesOf } from './consequences.ts'
import { packForms, unpackForms } from './forms-file.ts'

const standing = standingStudy(unpackForms(packForms(data.books)))
const field = { subject: '102-005', form: 'form-ds', seq: 1, item: 'SURVDAT' }
const person = [...participantFiles(data, outputs)].flatMap(([subject, file]) =>
  subject === field.subject ? new Participant(file) : [],
)[0]
const after = (value: string | null, item = field.item) => {
  if (!person) throw new Error('The participant is not there.')
  return consequencesOf(standing, { ...field, item, value }, person)
}

test('a death on another day: records, rows and numbers follow, and the trace announced them all', () => {
  const found = after('2024-03-01')
  expect(found.missed).toEqual([])
  expect(found.announced).toBeGreaterThan(found.cells.length)
  expect(found.records.map(({ dataset }) => dataset)).toContain('DM')
  expect(found.rows.map(({ dataset }) => dataset)).toContain('ADTTE')
  const { printed, exact } = found.primary.ratio
  expect(exact[0]).not.toBe(exact[1])
  expect(printed).toEqual(['0.53 (0.35–0.81)', '0.52 (0.34–0.80)'])
})

test('the value that is there: nothing follows', () => {
  const value = String(person?.value('form-ds.1', 'SURVDAT'))
  const { records, rows, cells, missed } = after(value)
  expect([records, rows, cells, missed]).toEqual([[], [], [], []])
})

test('a field that is not there is refused', () => {
  expect(() => after('1', 'NONE')).toThrow('102-005 has no field form-ds.1.NONE.')
})

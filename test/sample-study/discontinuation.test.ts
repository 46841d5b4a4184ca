import { expect, test } from 'vitest'
import { csvRows } from '#test/support/csv.ts'
import { study } from './built.ts'
import { textOf } from './files.ts'

function rowsOf(name: string): Record<string, string>[] {
  const [header = [], ...rows] = csvRows(textOf(`${name}.csv`))
  return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])))
}

const counted = (output: string, id: string) =>
  study.outputs[output]?.lines.flatMap(({ cells }) => cells).find((cell) => cell?.id === id)?.parts[0]

test('of the participants whose treatment an event ended, the report counts elsewhere only those who died of it on treatment', () => {
  const withdrawn = rowsOf('adae').filter((row) => row.AEACN === 'DRUG WITHDRAWN' && row.TRTEMFL === 'Y')
  const participants = rowsOf('adsl')
  for (const [arm, id] of [
    ['MCR-117 400 mg', 'treatment'],
    ['Placebo', 'control'],
  ]) {
    const events = withdrawn.filter(({ TRTA }) => TRTA === arm)
    const acted = participants.filter(({ USUBJID }) => events.some((event) => event.USUBJID === USUBJID))
    const elsewhere = acted.filter(({ DCTREAS }) => DCTREAS !== 'ADVERSE EVENT')
    expect(String(acted.length)).toBe(counted('t-14-3-1', `leadingToWithdrawal-${id}`))
    expect(String(acted.length - elsewhere.length)).toBe(counted('t-14-1-2', `stopped-adverseEvent-${id}`))
    for (const { USUBJID, DCTREAS, TRTEDT, DTHDT } of elsewhere) {
      const outcomes = events.filter((event) => event.USUBJID === USUBJID).map(({ AEOUT }) => AEOUT)
      expect([DCTREAS, TRTEDT, outcomes], USUBJID).toEqual(['DEATH', DTHDT, ['FATAL']])
    }
  }
})

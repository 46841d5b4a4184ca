import type { Read } from '../derive.ts'
import {
  all,
  armsOf,
  type Condition,
  cell,
  chosen,
  count,
  type Data,
  type Found,
  type Group,
  isFilled,
  type Line,
  type Named,
  type Output,
  share,
  where,
} from './cell.ts'
import { asText, joined } from './statistic.ts'
import { type Measurement, summaries } from './summary.ts'

/** The arms and all who were randomized. */
export function groupsOf(adsl: Data): readonly Group[] {
  const isRandomized = where('ITTFL', 'Y')
  return [...armsOf(adsl, isRandomized, 'TRT01PN'), { name: 'total', data: chosen(adsl, isRandomized) }]
}

type Groups = readonly Group[]

export const sizes = (groups: Groups): Line => ({
  label: 'participants',
  cells: groups.map(({ name, data }) => cell(`n-${name}`, 'count', count, data)),
})

export const shares = (groups: Groups, id: string, property: Condition, level = 1): Line => ({
  label: id,
  level,
  cells: groups.map(({ name, data }) => cell(`${id}-${name}`, 'share', share, data, property)),
})

export function summary(groups: Groups, id: string, of: Measurement): Line[] {
  const lines = summaries.map(([name, program]) => ({
    label: name,
    level: 1,
    cells: groups.map((group) => cell(`${id}-${name}-${group.name}`, name, program, group.data, of)),
  }))
  return [heading(id), ...lines]
}

export const heading = (label: string): Line => ({ label, cells: [null, null, null] })

export const columns = ['treatment', 'control', 'total']

/** T 14.1.1: who was randomized. */
export function demographics(adsl: Data): Output {
  const groups = groupsOf(adsl)
  const of = (variable: string, values: readonly [id: string, value: string][]) =>
    values.map(([id, value]) => shares(groups, id, where(variable, value)))
  return {
    id: 't-14-1-1',
    file: 'participants.ts',
    columns,
    lines: [
      sizes(groups),
      ...summary(groups, 'age', { text: 'AGE', variable: 'AGE', places: 0 }),
      ...of('AGEGR1', [
        ['under65', '<65'],
        ['from65', '>=65'],
      ]),
      heading('sex'),
      ...of('SEX', [
        ['female', 'F'],
        ['male', 'M'],
      ]),
      heading('race'),
      ...of('RACE', [
        ['white', 'WHITE'],
        ['asian', 'ASIAN'],
        ['black', 'BLACK OR AFRICAN AMERICAN'],
        ['raceNotReported', 'NOT REPORTED'],
      ]),
      heading('region'),
      ...of('REGION1', [
        ['israel', 'Israel'],
        ['europe', 'Europe'],
      ]),
      heading('invasion'),
      ...of('STRAT2R', [
        ['invasionYes', 'Y'],
        ['invasionNo', 'N'],
      ]),
      ...summary(groups, 'bmi', { text: 'BMIBL', variable: 'BMIBL', places: 1 }),
    ],
  }
}

const reasons = [
  ['progression', 'PROGRESSIVE DISEASE'],
  ['adverseEvent', 'ADVERSE EVENT'],
  ['death', 'DEATH'],
  ['withdrawal', 'WITHDRAWAL BY SUBJECT'],
  ['lost', 'LOST TO FOLLOW-UP'],
  ['physician', 'PHYSICIAN DECISION'],
] as const

/** The first and the last day. */
function days(read: Read, { rows }: Data, { text: variable }: Named): Found {
  const found = rows.map((row) => read.text(row, variable)).sort()
  const parts = [asText('min', found[0] ?? ''), asText('max', found.at(-1) ?? '')]
  return { rows, parts, text: joined(parts, '–') }
}

/** T 14.1.2: disposition. */
export function disposition(adsl: Data): Output {
  const groups = groupsOf(adsl)
  const line = (id: string, property: Condition, level?: number) => shares(groups, id, property, level)
  const isTreated = where('SAFFL', 'Y')
  return {
    id: 't-14-1-2',
    file: 'participants.ts',
    columns,
    lines: [
      sizes(groups),
      {
        label: 'randomized',
        cells: groups.map(({ name, data }) =>
          cell(`randomized-${name}`, 'days', days, data, { text: 'RANDDT' }),
        ),
      },
      line('treated', isTreated),
      line('notTreated', where('SAFFL', 'N')),
      heading('treatment'),
      line('ongoing', all(isTreated, where('EOTSTT', 'ONGOING'))),
      line('stopped', all(isTreated, where('EOTSTT', 'DISCONTINUED'))),
      ...reasons.map(([id, reason]) => line(`stopped-${id}`, all(isTreated, where('DCTREAS', reason)), 2)),
      heading('study'),
      line('followed', where('EOSSTT', 'ONGOING')),
      line('died', where('DCSREAS', 'DEATH')),
      line('left-withdrawal', where('DCSREAS', 'WITHDRAWAL BY SUBJECT')),
      line('left-lost', where('DCSREAS', 'LOST TO FOLLOW-UP')),
      line('newTherapy', isFilled('NATDT')),
      heading('sets'),
      line('set-itt', where('ITTFL', 'Y')),
      line('set-safety', isTreated),
      line('set-protocol', where('PPROTFL', 'Y')),
    ],
  }
}

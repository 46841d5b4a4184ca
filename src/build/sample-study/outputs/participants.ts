import type { Read, Row } from '#src/sample-study/derive.ts'
import { mean, median, standardDeviation } from '#src/statistics/sample.ts'
import { cell, type Group, groupsBy, type Line, type Output, share } from './cell.ts'

const groups = groupsBy('TRT01PN')

const members = (read: Read, adsl: readonly Row[], group: Group) =>
  adsl.filter((row) => read.text(row, 'ITTFL') === 'Y' && group.holds(read, row))

function sizes(adsl: readonly Row[]): Line {
  const cells = groups.map((group) =>
    cell(`n-${group.name}`, 'count', (read) => {
      const rows = members(read, adsl, group)
      return { parts: [String(rows.length)], rows }
    }),
  )
  return { label: 'participants', cells }
}

function shares(
  adsl: readonly Row[],
  id: string,
  label: string,
  has: (read: Read, row: Row) => boolean,
): Line {
  const cells = groups.map((group) =>
    cell(`${id}-${group.name}`, 'share', (read) => share(read, members(read, adsl, group), has)),
  )
  return { label, level: 1, cells }
}

const valued = (variable: string, value: string) => (read: Read, row: Row) =>
  read.text(row, variable) === value

/** @param places decimal places of the data; the mean gets one more, the deviation two more */
function measurement(adsl: readonly Row[], variable: string, id: string, places: number): Line[] {
  const line = (
    name: string,
    print: (values: readonly number[]) => { parts: string[]; text: string },
  ): Line => ({
    label: name,
    level: 1,
    cells: groups.map((group) =>
      cell(`${id}-${name}-${group.name}`, name, (read) => {
        const rows = members(read, adsl, group).filter((row) => !Number.isNaN(read.number(row, variable)))
        return { ...print(rows.map((row) => read.number(row, variable))), rows }
      }),
    ),
  })
  return [
    { label: id, cells: [null, null, null] },
    line('known', (values) => ({ parts: [String(values.length)], text: String(values.length) })),
    line('meanSd', (values) => {
      const parts = [mean(values).toFixed(places + 1), standardDeviation(values).toFixed(places + 2)]
      return { parts, text: `${parts[0]} (${parts[1]})` }
    }),
    line('median', (values) => {
      const text = median(values).toFixed(places + 1)
      return { parts: [text], text }
    }),
    line('range', (values) => {
      const parts = [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(places))
      return { parts, text: parts.join('–') }
    }),
  ]
}

const heading = (label: string): Line => ({ label, cells: [null, null, null] })

/** T 14.1.1: who was randomized. */
export function demographics(adsl: readonly Row[]): Output {
  const of = (variable: string, values: readonly [id: string, value: string][]) =>
    values.map(([id, value]) => shares(adsl, id, id, valued(variable, value)))
  return {
    id: 't-14-1-1',
    program: 'participants.ts',
    columns: groups.map(({ name }) => name),
    lines: [
      sizes(adsl),
      ...measurement(adsl, 'AGE', 'age', 0),
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
      ...measurement(adsl, 'BMIBL', 'bmi', 1),
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

/** T 14.1.2: disposition. */
export function disposition(adsl: readonly Row[]): Output {
  const line = (id: string, has: (read: Read, row: Row) => boolean) => shares(adsl, id, id, has)
  const isTreated = valued('SAFFL', 'Y')
  return {
    id: 't-14-1-2',
    program: 'participants.ts',
    columns: groups.map(({ name }) => name),
    lines: [
      sizes(adsl),
      line('treated', isTreated),
      line('notTreated', valued('SAFFL', 'N')),
      heading('treatment'),
      line('ongoing', (read, row) => isTreated(read, row) && read.text(row, 'EOTSTT') === 'ONGOING'),
      line('stopped', (read, row) => isTreated(read, row) && read.text(row, 'EOTSTT') === 'DISCONTINUED'),
      ...reasons
        .map(([id, reason]) =>
          line(`stopped-${id}`, (read, row) => isTreated(read, row) && read.text(row, 'DCTREAS') === reason),
        )
        .map((one) => ({ ...one, level: 2 })),
      heading('study'),
      line('followed', valued('EOSSTT', 'ONGOING')),
      line('died', valued('DCSREAS', 'DEATH')),
      line('left-withdrawal', valued('DCSREAS', 'WITHDRAWAL BY SUBJECT')),
      line('left-lost', valued('DCSREAS', 'LOST TO FOLLOW-UP')),
      line('newTherapy', (read, row) => read.text(row, 'NATDT') !== ''),
      heading('sets'),
      line('set-itt', valued('ITTFL', 'Y')),
      line('set-safety', isTreated),
      line('set-protocol', valued('PPROTFL', 'Y')),
    ],
  }
}

import { dayNumber } from '../days.ts'
import { noted, type Read, type Row } from '../derive.ts'
import { study } from '../protocol.ts'
import {
  all,
  armsOf,
  type Condition,
  cell,
  chosen,
  count,
  type Data,
  type Found,
  type Line,
  type Output,
  rowsWhere,
  share,
  where,
} from './cell.ts'
import { type Event, listed } from './safety.ts'
import { whole } from './statistic.ts'

const died = where('DTHFL', 'Y')

/** NaN for who took no dose. */
function daysSinceDose(read: Read, row: Row): number {
  const [death, last] = [read.text(row, 'DTHDT'), read.text(row, 'TRTEDT')]
  return death && last ? dayNumber(death) - dayNumber(last) : Number.NaN
}

const isEarly: Condition = {
  text: `DTHDT at most ${study.emergentDays} days after TRTEDT`,
  holds: (read, row) => daysSinceDose(read, row) <= study.emergentDays,
}

const isLate: Condition = {
  text: `DTHDT more than ${study.emergentDays} days after TRTEDT`,
  holds: (read, row) => daysSinceDose(read, row) > study.emergentDays,
}

const causes = [
  ['ofProgression', 'DISEASE PROGRESSION'],
  ['ofEvent', 'ADVERSE EVENT'],
  ['ofOther', 'OTHER'],
  ['ofUnknown', 'UNKNOWN'],
] as const

const periods: readonly [string, Condition][] = [
  ['deaths', died],
  ['deathsEarly', all(died, isEarly)],
  ['deathsLate', all(died, isLate)],
]

/** T 14.3.2.1: when and of what participants died. */
export function deaths(adsl: Data): Output {
  const arms = armsOf(adsl, where('SAFFL', 'Y'), 'TRT01AN')
  const shares = (id: string, label: string, property: Condition, level: number): Line => ({
    label,
    level,
    cells: arms.map(({ name, data }) => cell(`${id}-${name}`, 'share', share, data, property)),
  })
  return {
    id: 't-14-3-2-1',
    file: 'deaths.ts',
    columns: ['treatment', 'control'],
    lines: [
      { label: 'participants', cells: arms.map(({ name, data }) => cell(`n-${name}`, 'count', count, data)) },
      ...periods.flatMap(([period, isIn]) => [
        shares(period, period, isIn, 0),
        ...causes.map(([cause, value]) =>
          shares(`${period}-${cause}`, cause, all(isIn, where('DTHCAUS', value)), 1),
        ),
      ]),
    ],
  }
}

function sinceDose(read: Read, { row }: Event): Found {
  return { parts: [whole('value', daysSinceDose(read, row))], rows: [row] }
}

/** L 14.3.2.2: every death, value by value. Who took no dose has nothing about doses. */
export function deathListing(adsl: Data): Output {
  const dead = chosen(adsl, all(where('ITTFL', 'Y'), died))
  const { result: treated, notes } = noted((read) => new Set(rowsWhere(read, dead, where('SAFFL', 'Y'))))
  return {
    id: 'l-14-3-2-2',
    file: 'deaths.ts',
    columns: ['TRT01P', 'TRTSDT', 'TRTEDT', 'DTHDT', 'DTHCAUS', 'sinceDose'],
    linesFrom: [...dead.notes, notes],
    lines: dead.rows.map((row) => {
      const { subject } = row
      const death = { row, text: `ADSL ${row.seq} of ${subject}` }
      const value = (text: string) =>
        cell(`${subject}-${text.toLowerCase()}`, 'listed', listed, death, { text })
      const isTreated = treated.has(row)
      return {
        label: subject,
        isTerm: true,
        cells: [
          value('TRT01P'),
          isTreated ? value('TRTSDT') : null,
          isTreated ? value('TRTEDT') : null,
          value('DTHDT'),
          value('DTHCAUS'),
          isTreated ? cell(`${subject}-since`, 'sinceDose', sinceDose, death) : null,
        ],
      }
    }),
  }
}

import { noted, type Read, type Row } from '../derive.ts'
import {
  all,
  armsOf,
  atLeast,
  type Condition,
  cell,
  chosen,
  count,
  type Data,
  everyone,
  type Found,
  type Line,
  type Named,
  type Output,
  rowsWhere,
  where,
} from './cell.ts'
import { countAndPercent, whole } from './statistic.ts'

/** The safety set of an arm, and its treatment-emergent events. */
export interface Arm {
  name: string
  people: Data
  events: Data
}

const isEmergent = all(where('SAFFL', 'Y'), where('TRTEMFL', 'Y'))

export function safetyArms(adsl: Data, adae: Data): Arm[] {
  const [treatment, control] = armsOf(adsl, where('SAFFL', 'Y'), 'TRT01AN')
  return [treatment, control].map(({ name, data }, index) => ({
    name,
    people: data,
    events: chosen(adae, all(where('TRTAN', index + 1), isEmergent)),
  }))
}

/** Participants with an event, their share of the group, and the number of events. */
function withEvent(read: Read, people: Data, events: Data, property: Condition): Found {
  const rows = rowsWhere(read, events, property)
  const count = new Set(rows.map(({ subject }) => subject)).size
  const { parts, text } = countAndPercent(count, people.rows.length)
  const number = whole('n.event', rows.length)
  return { parts: [...parts, number], rows, group: people.rows, text: `${text} ${number.text}` }
}

function line(arms: readonly Arm[], id: string, has: Condition, more: Partial<Line> = {}): Line {
  const cells = arms.map(({ name, people, events }) =>
    cell(`${id}-${name}`, 'withEvent', withEvent, people, events, has),
  )
  return { label: id, cells, ...more }
}

const sizes = (arms: readonly Arm[]): Line => ({
  label: 'participants',
  cells: arms.map(({ name, people }) => cell(`n-${name}`, 'count', count, people)),
})

const columns = ['treatment', 'control']
const isRelated = where('AEREL', 'RELATED')
const isSerious = where('AESER', 'Y')
const isSevere = atLeast('ATOXGRN', 3)

/** T 14.3.1.1: overview of adverse events. Addresses keep its first number. */
export function overview(arms: readonly Arm[]): Output {
  return {
    id: 't-14-3-1',
    file: 'safety.ts',
    columns,
    lines: [
      sizes(arms),
      line(arms, 'any', everyone),
      line(arms, 'related', isRelated),
      line(arms, 'grade3', isSevere),
      line(arms, 'serious', isSerious),
      line(arms, 'seriousRelated', all(isSerious, isRelated)),
      line(arms, 'leadingToWithdrawal', where('AEACN', 'DRUG WITHDRAWN')),
      line(arms, 'fatal', where('AEOUT', 'FATAL')),
    ],
  }
}

const slugOf = (term: string) => term.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** Classes in alphabetical order, terms by the number of participants. */
function termsByClass(read: Read, adae: Data): [string, string[]][] {
  const events = rowsWhere(read, adae, isEmergent).map((row) => ({
    subject: row.subject,
    term: read.text(row, 'AEDECOD'),
    group: read.text(row, 'AEBODSYS'),
  }))
  const people = (term: string) =>
    new Set(events.filter((event) => event.term === term).map(({ subject }) => subject)).size
  return [...new Set(events.map(({ group }) => group))].sort().map((group) => {
    const terms = new Set(events.filter((event) => event.group === group).map(({ term }) => term))
    const order = (one: string, other: string) => people(other) - people(one) || (one < other ? -1 : 1)
    return [group, [...terms].sort(order)]
  })
}

/** A line for each class and for each of its terms. */
export function linesByTerm(
  adae: Data,
  make: (id: string, has: Condition, more: Partial<Line>) => Line,
): Required<Pick<Output, 'lines' | 'linesFrom'>> {
  const { result, notes } = noted((read) => termsByClass(read, adae))
  const lines = result.flatMap(([group, terms]) => [
    make(slugOf(group), where('AEBODSYS', group), { label: group, isTerm: true }),
    ...terms.map((term) =>
      make(slugOf(term), where('AEDECOD', term), { label: term, isTerm: true, level: 1 }),
    ),
  ])
  return { lines, linesFrom: [notes] }
}

/** T 14.3.1.2: events by class and term. Addresses keep its first number. */
export function byTerm(arms: readonly Arm[], adae: Data): Output {
  const { lines, linesFrom } = linesByTerm(adae, (id, has, more) => line(arms, id, has, more))
  return {
    id: 't-14-3-2',
    file: 'safety.ts',
    columns,
    linesFrom,
    lines: [sizes(arms), line(arms, 'any', everyone), ...lines],
  }
}

export interface Event extends Named {
  row: Row
}

export function listed(read: Read, { row }: Event, { text: variable }: Named): Found {
  return { parts: [read.text(row, variable) || '–'], rows: [row] }
}

/** L 16.2.7: every serious adverse event, value by value. */
export function listing(adae: Data): Output {
  const variables = ['TRTA', 'AETERM', 'AEDECOD', 'ASTDT', 'AENDT', 'ATOXGR', 'AEREL', 'AEACN', 'AEOUT']
  const serious = chosen(adae, all(isSerious, where('SAFFL', 'Y')))
  return {
    id: 'l-16-2-7',
    file: 'safety.ts',
    columns: variables,
    linesFrom: serious.notes,
    lines: serious.rows.map((row) => {
      const event = { row, text: `ADAE ${row.seq} of ${row.subject}` }
      const id = `${row.subject}-${row.seq}`
      const cells = variables.map((text) =>
        cell(`${id}-${text.toLowerCase()}`, 'listed', listed, event, { text }),
      )
      return { label: row.subject, isTerm: true, cells }
    }),
  }
}

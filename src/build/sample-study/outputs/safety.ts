import type { Read, Row } from '#src/sample-study/derive.ts'
import { cell, groupsBy, type Line, type Output, percent } from './cell.ts'

const [treatment, control] = groupsBy('TRT01AN')
const arms = [
  { group: treatment, number: 1 },
  { group: control, number: 2 },
] as const

interface SafetyData {
  /** The safety set. */
  adsl: readonly Row[]
  adae: readonly Row[]
}

type Property = (read: Read, row: Row) => boolean

const valued =
  (variable: string, value: string): Property =>
  (read, row) =>
    read.text(row, variable) === value
const both =
  (one: Property, other: Property): Property =>
  (read, row) =>
    one(read, row) && other(read, row)

const isEmergent = both(valued('SAFFL', 'Y'), valued('TRTEMFL', 'Y'))

/** The first number counts participants with an event, the second one events. */
function line(data: SafetyData, id: string, has: Property, more: Partial<Line> = {}): Line {
  const cells = arms.map(({ group, number }) =>
    cell(`${id}-${group.name}`, 'withEvent', (read) => {
      const people = data.adsl.filter((row) => read.text(row, 'SAFFL') === 'Y' && group.holds(read, row))
      const rows = data.adae.filter(
        (row) => read.number(row, 'TRTAN') === number && isEmergent(read, row) && has(read, row),
      )
      const count = new Set(rows.map(({ subject }) => subject)).size
      const parts = [String(count), percent(count, people.length), String(rows.length)]
      return { parts, rows, text: `${parts[0]} (${parts[1]}%) ${parts[2]}` }
    }),
  )
  return { label: id, cells, ...more }
}

function sizes({ adsl }: SafetyData): Line {
  const cells = arms.map(({ group }) =>
    cell(`n-${group.name}`, 'count', (read) => {
      const rows = adsl.filter((row) => read.text(row, 'SAFFL') === 'Y' && group.holds(read, row))
      return { parts: [String(rows.length)], rows }
    }),
  )
  return { label: 'participants', cells }
}

const columns = ['treatment', 'control']
const isRelated = valued('AEREL', 'RELATED')
const isSerious = valued('AESER', 'Y')

/** T 14.3.1: overview of adverse events. */
export function overview(data: SafetyData): Output {
  return {
    id: 't-14-3-1',
    program: 'safety.ts',
    columns,
    lines: [
      sizes(data),
      line(data, 'any', () => true),
      line(data, 'related', isRelated),
      line(data, 'severe', valued('AESEV', 'SEVERE')),
      line(data, 'serious', isSerious),
      line(data, 'seriousRelated', both(isSerious, isRelated)),
      line(data, 'leadingToWithdrawal', valued('AEACN', 'DRUG WITHDRAWN')),
      line(data, 'fatal', valued('AEOUT', 'FATAL')),
    ],
  }
}

const slugOf = (term: string) => term.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** T 14.3.2: classes in alphabetical order, terms by the number of participants. */
export function byTerm(data: SafetyData): Output {
  const emergent = data.adae.filter(({ values }) => values.TRTEMFL === 'Y')
  const count = (term: string) =>
    new Set(emergent.filter(({ values }) => values.AEDECOD === term).map(({ subject }) => subject)).size
  const groups = [...new Set(emergent.map(({ values }) => String(values.AEBODSYS)))].sort()
  const lines = groups.flatMap((group) => {
    const inside = emergent.filter(({ values }) => values.AEBODSYS === group)
    const terms = [...new Set(inside.map(({ values }) => String(values.AEDECOD)))]
    terms.sort((one, other) => count(other) - count(one) || (one < other ? -1 : 1))
    return [
      line(data, slugOf(group), valued('AEBODSYS', group), { label: group, isTerm: true }),
      ...terms.map((term) =>
        line(data, slugOf(term), valued('AEDECOD', term), { label: term, isTerm: true, level: 1 }),
      ),
    ]
  })
  return {
    id: 't-14-3-2',
    program: 'safety.ts',
    columns,
    lines: [sizes(data), line(data, 'any', () => true), ...lines],
  }
}

/** L 16.2.7: every serious adverse event, value by value. */
export function listing({ adae }: SafetyData): Output {
  const variables = ['TRTA', 'AETERM', 'AEDECOD', 'ASTDT', 'AENDT', 'AESEV', 'AEREL', 'AEACN', 'AEOUT']
  const rows = adae.filter(({ values }) => values.AESER === 'Y' && values.SAFFL === 'Y')
  return {
    id: 'l-16-2-7',
    program: 'safety.ts',
    columns: variables,
    lines: rows.map((row) => ({
      label: row.subject,
      isTerm: true,
      cells: variables.map((variable) =>
        cell(`${row.subject}-${row.seq}-${variable.toLowerCase()}`, 'listed', (read) => ({
          parts: [read.text(row, variable) || '–'],
          rows: [row],
        })),
      ),
    })),
  }
}

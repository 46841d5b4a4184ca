import type { Read, Row } from '../derive.ts'
import {
  type Condition,
  cell,
  cellsOf,
  count,
  type Data,
  everyone,
  type Found,
  type Line,
  type Output,
  rowsWhere,
} from './cell.ts'
import { type Arm, linesByTerm } from './safety.ts'
import { countAndPercent } from './statistic.ts'

const grades = [1, 2, 3, 4, 5] as const

/**
 * For each grade, the participants whose worst event of a kind has it. The row that counts is the first of the worst.
 */
function withWorst(read: Read, people: Data, events: Data, property: Condition): Found[] {
  const worst = new Map<string, Row>()
  for (const row of rowsWhere(read, events, property)) {
    const before = worst.get(row.subject)
    if (!before || read.number(row, 'ATOXGRN') > read.number(before, 'ATOXGRN')) worst.set(row.subject, row)
  }
  return grades.map((grade) => {
    const rows = [...worst.values()].filter((row) => read.number(row, 'ATOXGRN') === grade)
    return { ...countAndPercent(rows.length, people.rows.length), rows, group: people.rows }
  })
}

const line = (arms: readonly Arm[], id: string, has: Condition, more: Partial<Line> = {}): Line => ({
  label: id,
  cells: arms.flatMap(({ name, people, events }) => {
    const ids = grades.map((grade) => ({ id: `${id}-${name}-grade${grade}`, text: `worst grade ${grade}` }))
    return cellsOf(ids, 'withWorst', withWorst, people, events, has)
  }),
  ...more,
})

/** Above the first grade of each arm. */
const sizes = (arms: readonly Arm[]): Line => ({
  label: 'participants',
  cells: arms.flatMap(({ name, people }) =>
    grades.map((grade) => (grade === 1 ? cell(`n-${name}`, 'count', count, people) : null)),
  ),
})

/** T 14.3.1.3: events by class, term and worst grade. */
export function byWorstGrade(arms: readonly Arm[], adae: Data): Output {
  const { lines, linesFrom } = linesByTerm(adae, (id, has, more) => line(arms, id, has, more))
  return {
    id: 't-14-3-1-3',
    file: 'severity.ts',
    columns: arms.flatMap(({ name }) => grades.map((grade) => `${name}${grade}`)),
    linesFrom,
    lines: [sizes(arms), line(arms, 'any', everyone), ...lines],
  }
}

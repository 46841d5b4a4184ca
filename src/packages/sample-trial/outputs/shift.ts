import { noted, type Read, type Row } from '../derive.ts'
import { cellsOf, type Data, type Found, type Group, type Line, type Named, type Output } from './cell.ts'
import { armsIn, bySubject, highest, type Tests } from './laboratory.ts'
import { whole } from './statistic.ts'

/** Tests with grades. */
const tests = ['ALT', 'AST', 'ALP', 'BILI', 'CREAT', 'INR', 'ALB', 'HGB', 'PLAT', 'NEUT'] as const

const grades = [0, 1, 2, 3, 4] as const

interface Shift {
  baseline: string
  /** The first of the worst results under treatment. */
  worst: Row
}

/** Who has a baseline and a result under treatment. */
function shiftsOf(read: Read, results: Data): Shift[] {
  return [...bySubject(results).values()].flatMap((rows) => {
    const baseline = rows.find((row) => read.text(row, 'ABLFL') === 'Y')
    const worst = highest(read, rows, 'ATOXGR')
    return baseline && worst ? [{ baseline: read.text(baseline, 'ATOXGR'), worst }] : []
  })
}

interface Baseline extends Named {
  baseline: string
}

/** For each worst grade. The rows are the worst results, one for each participant. */
function shifted(read: Read, results: Data, { baseline }: Baseline): Found[] {
  const from = shiftsOf(read, results).filter((shift) => shift.baseline === baseline)
  return grades.map((grade) => {
    const rows = from.map((shift) => shift.worst).filter((row) => read.number(row, 'ATOXGR') === grade)
    return { parts: [whole('n', rows.length)], rows, group: from.map((shift) => shift.worst) }
  })
}

function testLines(test: string, arms: readonly Group[]): { lines: Line[]; notes: Output['linesFrom'] } {
  const { result: baselines, notes } = noted(
    (read) => new Set(arms.flatMap(({ data }) => shiftsOf(read, data)).map(({ baseline }) => baseline)),
  )
  const lines = [...baselines].sort().map(
    (baseline): Line => ({
      label: `baseline${baseline}`,
      level: 1,
      cells: arms.flatMap(({ name, data }) => {
        const ids = grades.map((worst) => ({
          id: `${test.toLowerCase()}-${baseline}-${name}-${worst}`,
          text: `worst ${worst}`,
        }))
        return cellsOf(ids, 'shifted', shifted, data, { text: `baseline ${baseline}`, baseline })
      }),
    }),
  )
  const heading: Line = { label: test, cells: arms.flatMap(() => grades.map(() => null)) }
  return { lines: [heading, ...lines], notes: [notes, ...arms.flatMap(({ data }) => data.notes)] }
}

/** T 14.3.4.3: from the grade at baseline to the worst one under treatment. */
export function shifts(all: Tests): Output {
  const made = tests.map((test) => testLines(test, armsIn(all, test)))
  return {
    id: 't-14-3-4-3',
    file: 'shift.ts',
    columns: ['treatment', 'control'].flatMap((name) => grades.map((grade) => `${name}${grade}`)),
    linesFrom: made.flatMap(({ notes }) => notes ?? []),
    lines: made.flatMap(({ lines }) => lines),
  }
}

import { mean, median, standardDeviation } from '@marom/statistics'
import type { Read } from '../derive.ts'
import { type Data, type Found, isFilled, type Named, rowsWhere } from './cell.ts'
import { joined, rounded, whole } from './statistic.ts'

/** A variable that was measured. */
export interface Measurement extends Named {
  variable: string
  /** Decimal places of the data; the mean gets one more, the deviation two more. */
  places: number
}

function measured(read: Read, group: Data, { variable }: Measurement) {
  const rows = rowsWhere(read, group, isFilled(variable))
  return { group: group.rows, rows, values: rows.map((row) => read.number(row, variable)) }
}

type Summary = (read: Read, group: Data, of: Measurement) => Found

const known: Summary = (read, data, of) => {
  const { group, rows } = measured(read, data, of)
  return { group, rows, parts: [whole('n', rows.length)] }
}

const meanSd: Summary = (read, data, of) => {
  const { group, rows, values } = measured(read, data, of)
  const parts = [
    rounded('mean', mean(values), of.places + 1),
    rounded('sd', standardDeviation(values), of.places + 2),
  ] as const
  return { group, rows, parts, text: `${parts[0].text} (${parts[1].text})` }
}

const middle: Summary = (read, data, of) => {
  const { group, rows, values } = measured(read, data, of)
  return { group, rows, parts: [rounded('median', median(values), of.places + 1)] }
}

const range: Summary = (read, data, of) => {
  const { group, rows, values } = measured(read, data, of)
  const parts = [
    rounded('min', Math.min(...values), of.places),
    rounded('max', Math.max(...values), of.places),
  ]
  return { group, rows, parts, text: joined(parts, '–') }
}

export const summaries: readonly [name: string, summary: Summary][] = [
  ['known', known],
  ['meanSd', meanSd],
  ['median', middle],
  ['range', range],
]

import { type BenchmarkRow, type CheckCase, toleranceOf } from '@marom/trial-designs/benchmarks'

/** In the order in which a key comes first. */
export function grouped(
  rows: readonly BenchmarkRow[],
  keyOf: (row: BenchmarkRow) => string,
): BenchmarkRow[][] {
  const groups = Map.groupBy(rows, keyOf)
  return [...groups.values()]
}

const caseKey = ({ design, inputs, quantity }: BenchmarkRow) =>
  `${design} ${design ? JSON.stringify(inputs) : quantity}`

/** A design with its inputs, or a function: its rows, whatever their sources. */
export const inCases = (rows: readonly BenchmarkRow[]): BenchmarkRow[][] => grouped(rows, caseKey)

/** What a browser needs to compute the rows again. */
export function checkCases(rows: readonly BenchmarkRow[]): CheckCase[] {
  return inCases(rows).map((some) => ({
    design: some[0]?.design ?? '',
    inputs: some[0]?.inputs ?? {},
    values: some.map(({ id, quantity, printed, tolerance, computed }) => ({
      id,
      quantity,
      printed,
      ...(tolerance === toleranceOf({ printed }) ? {} : { tolerance }),
      computed,
    })),
  }))
}

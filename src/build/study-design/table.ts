import { designNames, designs } from '#src/study-design/designs/index.ts'
import { type BenchmarkRow, isWithin, toleranceOf } from '#src/study-design/frame/benchmark.ts'
import { parametersOf } from '#src/study-design/frame/parameters.ts'
import { designBenchmarks } from './design-benchmarks.ts'
import { functionBenchmarks } from './function-benchmarks.ts'

/** Computes every row. */
export function computeBenchmarks(): BenchmarkRow[] {
  const ofDesigns = designNames.flatMap((design) =>
    designBenchmarks[design].map((check) => {
      const found = designs[design].compute(check.inputs)
      const computed = 'values' in found ? (found.values[check.quantity] ?? Number.NaN) : Number.NaN
      return { design, ...check, computed }
    }),
  )
  const ofFunctions = functionBenchmarks.map(({ expression, compute, ...check }) => ({
    design: '' as const,
    inputs: {},
    quantity: expression,
    ...check,
    computed: compute(),
  }))
  return [...ofDesigns, ...ofFunctions].map(
    ({ design, inputs, quantity, published, source, note, ...row }) => ({
      design,
      inputs: design ? parametersOf(designs[design].fields, inputs) : {},
      quantity,
      published,
      computed: row.computed,
      difference: row.computed - Number(published),
      tolerance: toleranceOf({ published, tolerance: row.tolerance }),
      isWithin: isWithin({ published, tolerance: row.tolerance }, row.computed),
      source,
      note: note ?? '',
    }),
  )
}

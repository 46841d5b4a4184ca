import { designNames, designs } from '#src/study-design/designs/index.ts'
import { type BenchmarkRow, isWithin, toleranceOf } from '#src/study-design/frame/checks.ts'
import { parametersOf } from '#src/study-design/frame/parameters.ts'
import { designChecks } from './checks.ts'
import { functionChecks } from './functions.ts'

/** Computes every row. */
export function computeBenchmarks(): BenchmarkRow[] {
  const ofDesigns = designNames.flatMap((design) =>
    designChecks[design].map((check) => {
      const found = designs[design].compute(check.inputs)
      const computed = 'values' in found ? (found.values[check.quantity] ?? Number.NaN) : Number.NaN
      return { design, ...check, computed }
    }),
  )
  const ofFunctions = functionChecks.map(({ expression, compute, ...check }) => ({
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

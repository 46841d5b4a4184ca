import type { DesignName } from '#content/routes.ts'
import { designNames, designs } from '#src/study-design/designs/index.ts'
import { type CheckNote, isWithin, toleranceOf } from '#src/study-design/frame/checks.ts'
import { parametersOf } from '#src/study-design/frame/parameters.ts'
import { designChecks } from './checks.ts'
import { functionChecks } from './functions.ts'

/** A published value, and what is computed here. */
export interface LedgerRow {
  /** The design, or empty where a function that designs share is checked. */
  design: DesignName | ''
  /** The parameters that differ from the design's example. */
  inputs: Readonly<Record<string, string>>
  /** The quantity of the design; of a function, what is computed in signs. */
  quantity: string
  published: string
  /** NaN where the design refuses: then the row is not within its tolerance. */
  computed: number
  difference: number
  tolerance: number
  isWithin: boolean
  source: string
  note: CheckNote | ''
}

/**
 * Every row of the ledger, computed now: what the build prints, and what the tests hold to the
 * tolerances.
 */
export function computeLedger(): LedgerRow[] {
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

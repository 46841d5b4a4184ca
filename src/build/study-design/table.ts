import { createHash } from 'node:crypto'
import { type DesignName, designs, parametersOf, type Texts } from '@marom/trial-designs'
import {
  type Benchmark,
  type BenchmarkRow,
  designBenchmarks,
  type FunctionBenchmark,
  functionBenchmarks,
  isWithin,
  toleranceOf,
  valueIn,
} from '@marom/trial-designs/benchmarks'

/** All rows, computed. */
export function computeBenchmarks(): BenchmarkRow[] {
  const ofDesigns = designBenchmarks.flatMap(({ design, benchmarks }) =>
    benchmarks.map((check) => {
      // Without methods, code, curve and tables, which no row compares.
      const answer = designs[design].summary(check.inputs)
      return rowOf(design, check, inputsOf(design, answer.texts), valueIn(answer, check.quantity))
    }),
  )
  const ofFunctions = functionBenchmarks.map(({ expression, ...check }) =>
    rowOf('', { ...check, quantity: expression }, {}, check.compute()),
  )
  return [...ofDesigns, ...ofFunctions]
}

/** The parameters that open the case: whatever the design reads, but for initial values. */
function inputsOf(design: DesignName, texts: Texts): Record<string, string> {
  const { fields } = designs[design]
  const initial = Object.fromEntries(fields.map((field) => [field.name, field.initial]))
  const read = Object.entries(parametersOf(fields, texts))
  return Object.fromEntries(read.filter(([name, text]) => text !== initial[name]))
}

type Printed = Pick<Benchmark & FunctionBenchmark, 'quantity' | 'printed' | 'tolerance' | 'note' | 'source'>

function rowOf(
  design: DesignName | '',
  { quantity, printed, tolerance, note, source }: Printed,
  inputs: Record<string, string>,
  computed: number,
): BenchmarkRow {
  return {
    id: idOf(design, inputs, quantity, source),
    design,
    inputs,
    quantity,
    printed,
    computed,
    difference: computed - Number(printed),
    tolerance: toleranceOf({ printed, tolerance }),
    isWithin: isWithin({ printed, tolerance }, computed),
    kind: source.kind,
    source: source.text,
    program: source.program ?? '',
    note: note ?? '',
  }
}

/**
 * An address that people may cite: it stays as long as case, quantity and author do. Versions, digits
 * and the order of rows may change.
 */
function idOf(
  design: DesignName | '',
  inputs: Record<string, string>,
  quantity: string,
  { by }: Benchmark['source'],
): string {
  const state = design ? new URLSearchParams(inputs).toString() : quantity
  const hash = createHash('sha256').update(state).digest('hex').slice(0, 6)
  return [design || 'function', hash, ...(design ? [quantity] : []), by].join('-')
}

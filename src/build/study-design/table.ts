import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { stopAt } from '@marom/tables'
import { type Answer, type DesignName, designs, parametersOf, type Texts } from '@marom/trial-designs'
import {
  type Benchmark,
  type BenchmarkRow,
  inputsText,
  isWithin,
  readBenchmarks,
  toleranceOf,
  valueIn,
} from '@marom/trial-designs/benchmarks'

const { resolve } = createRequire(import.meta.url)

/** A row with the file and line that say it. */
type CheckedRow = BenchmarkRow & { at: string }

/** The text of a table of the package. */
export const benchmarkText = (file: string): string =>
  readFileSync(resolve(`@marom/trial-designs/${file}`), 'utf8')

/**
 * All rows, computed.
 * @throws with file and line of each fault
 */
export function computeBenchmarks(textOf = benchmarkText): CheckedRow[] {
  const { designBenchmarks, functionBenchmarks } = readBenchmarks(textOf)
  const faults: string[] = []
  const ofDesigns = designBenchmarks.flatMap(({ design, benchmarks }) =>
    benchmarks.map((check) => {
      const answer = designs[design].answer(check.inputs)
      const fault = faultOf(design, check, answer)
      if (fault) faults.push(`${check.at}: ${fault}.`)
      return rowOf(design, check, valueIn(answer, check.quantity))
    }),
  )
  stopAt(faults)
  const ofFunctions = functionBenchmarks.map(({ expression, compute, ...check }) =>
    rowOf('', { ...check, inputs: {}, quantity: expression }, compute()),
  )
  return [...ofDesigns, ...ofFunctions]
}

function faultOf(design: DesignName, { inputs, quantity }: Benchmark, answer: Answer): string {
  if (!answer.isResult)
    return answer.faults.map(({ field, code }) => `inputs: ${design} refuses them: ${field}, ${code}`).join()
  if (answer.values[quantity] === undefined)
    return `quantity: ${design} computes no "${quantity}" of these inputs`
  const address = inputsText(inputsOf(design, answer.texts))
  return address === inputsText(inputs) ? '' : `inputs: write the address of the case, "${address}"`
}

/** The parameters that open the case: whatever the design reads, but for initial values. */
function inputsOf(design: DesignName, texts: Texts): Record<string, string> {
  const { fields } = designs[design]
  const initial = Object.fromEntries(fields.map((field) => [field.name, field.initial]))
  const read = Object.entries(parametersOf(fields, texts))
  return Object.fromEntries(read.filter(([name, text]) => text !== initial[name]))
}

function rowOf(
  design: DesignName | '',
  { at, inputs, quantity, printed, tolerance, note, source }: Benchmark,
  computed: number,
): CheckedRow {
  return {
    at,
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
  inputs: Benchmark['inputs'],
  quantity: string,
  { by }: Benchmark['source'],
): string {
  const state = design ? new URLSearchParams(inputs).toString() : quantity
  const hash = createHash('sha256').update(state).digest('hex').slice(0, 6)
  return [design || 'function', hash, ...(design ? [quantity] : []), by].join('-')
}

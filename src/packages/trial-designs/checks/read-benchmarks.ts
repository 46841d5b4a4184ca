import { type DesignName, designNames, designs } from '../designs/index.ts'
import type { Benchmark, FunctionBenchmark } from '../frame/benchmark.ts'
import { functions } from './functions.ts'
import { readSources } from './read-sources.ts'
import { readTable } from './read-table.ts'

const sourceFile = 'designs/sources.csv'
const functionFile = 'checks/benchmarks.csv'
const fileOf = (design: DesignName) => `designs/${design}/benchmarks.csv`

/** The tables of benchmark values. The package has an entry for each, e.g. `/designs/sources.csv`. */
export const benchmarkFiles: readonly string[] = [sourceFile, ...designNames.map(fileOf), functionFile]

interface Benchmarks {
  /** In the order of the designs. */
  designBenchmarks: readonly { design: DesignName; benchmarks: readonly Benchmark[] }[]
  functionBenchmarks: readonly FunctionBenchmark[]
}

const faultsIn = (design: DesignName) => (inputs: Benchmark['inputs']) => {
  const { fields } = designs[design]
  const unknown = Object.keys(inputs).filter((name) => fields.every((field) => field.name !== name))
  return unknown.map((name) => `inputs: ${design} has no field "${name}"`)
}

/**
 * @param textOf gives the text of a file of `benchmarkFiles`
 * @throws with file and line of each fault of a file
 */
export function readBenchmarks(textOf: (file: string) => string): Benchmarks {
  const sources = readSources(textOf(sourceFile), sourceFile)
  const designBenchmarks = designNames.map((design) => {
    const file = fileOf(design)
    return { design, benchmarks: readTable(textOf(file), file, sources, faultsIn(design)) }
  })
  const ofFunctions = readTable(textOf(functionFile), functionFile, sources, (inputs, quantity) => [
    Object.keys(inputs).length === 0 ? '' : 'inputs: a function has none',
    functions.has(quantity) ? '' : `quantity: no function of checks/functions.ts computes "${quantity}"`,
  ])
  const functionBenchmarks = ofFunctions.flatMap(({ inputs, quantity, ...printed }) => {
    const compute = functions.get(quantity)
    return compute ? [{ expression: quantity, compute, ...printed }] : []
  })
  return { designBenchmarks, functionBenchmarks }
}

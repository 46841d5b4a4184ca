export { inputsText } from './checks/inputs-text.ts'
export { benchmarkFiles, readBenchmarks } from './checks/read-benchmarks.ts'
export { recompute, valueIn } from './checks/recompute.ts'
export type { BenchmarkSection, Recompute, Recomputed } from './checks/recomputed.ts'
export { type CheckedValue, inCases, readValues, valuesCsv } from './checks/values.ts'
export {
  type Benchmark,
  type BenchmarkNote,
  type BenchmarkRow,
  benchmarkNotes,
  callOf,
  type FunctionBenchmark,
  isWithin,
  type Kind,
  kinds,
  toleranceOf,
} from './frame/benchmark.ts'

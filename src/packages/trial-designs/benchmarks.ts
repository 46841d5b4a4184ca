export type { CheckCase } from './checks/cases.ts'
export { functionBenchmarks } from './checks/function-benchmarks.ts'
export { recompute, valueIn } from './checks/recompute.ts'
export type { BenchmarkSection, Recompute, Recomputed } from './checks/recomputed.ts'
export { designBenchmarks } from './designs/benchmarks.ts'
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

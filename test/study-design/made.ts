import { computeBenchmarks } from '#src/build/study-design/table.ts'

/** The benchmark values, computed once for all tests of a process. */
export const benchmarks = computeBenchmarks()

import type { Benchmark } from '../frame/benchmark.ts'
import { type DesignName, designNames } from './names.ts'

interface WithBenchmarks {
  benchmarks: readonly Benchmark[]
}

async function read(design: DesignName) {
  const { benchmarks }: WithBenchmarks = await import(`./${design}/benchmarks.ts`)
  return { design, benchmarks }
}

/** Of all designs. For build and tests, never in the Worker. */
export const designBenchmarks = await Promise.all(designNames.map(read))

import type { Language } from '#content/locales.ts'
import type { DesignName } from '#content/study-design/routes.ts'
import type { Bindings } from '#src/env.ts'
import { keptFile } from '#src/words/static-files.ts'
import type { BenchmarkRow } from './frame/benchmark.ts'

/** Written by the build, in the order of the designs. */
export const benchmarkRows = keptFile<readonly BenchmarkRow[]>('/data/benchmarks/values.json')

/** A part of the table of benchmark values: a design, or the functions that designs share. */
export type BenchmarkSection = DesignName | 'functions'

export interface BenchmarkTables {
  /** The number of rows in all tables. */
  count: number
  /** HTML. */
  tables: Partial<Record<BenchmarkSection, string>>
}

const tablesIn = (language: Language) => keptFile<BenchmarkTables>(`/data/benchmark-tables/${language}.json`)

const tables: Record<Language, ReturnType<typeof tablesIn>> = { en: tablesIn('en'), he: tablesIn('he') }

export const benchmarkTables = (language: Language, env: Bindings) => tables[language](env)

import { type BenchmarkRow, type BenchmarkSection, type Kind, kinds } from '@marom/trial-designs/benchmarks'
import type { Language } from '#content/locales.ts'
import type { Bindings } from '#src/env.ts'
import { keptFile } from '#src/words/static-files.ts'

/** Written by the build, in the order of the designs. */
export const benchmarkRows = keptFile<readonly BenchmarkRow[]>('/data/benchmarks/rows.json')

/** Where the values are computed from. */
export interface Commit {
  hash: string
  /** ISO day. */
  date: string
}

/** Null if the build could not know it. */
export const benchmarkCommit = keptFile<Commit | null>('/data/benchmark-commit/commit.json')

/** The rows of a case that have one source. */
export interface CasePart {
  kind: Kind
  count: number
  /** HTML. */
  rows: string
}

export interface BenchmarkCase {
  /** HTML: a row with the inputs and the link that opens them; empty for a function. */
  head: string
  parts: readonly CasePart[]
}

export interface BenchmarkTables {
  /** HTML: a picture of all cases. */
  plot: string
  /** HTML: the head of each table. */
  head: string
  sections: Readonly<Record<BenchmarkSection, readonly BenchmarkCase[]>>
  /** Programs that were run, with their versions. */
  programs: readonly string[]
}

const tablesIn = (language: Language) => keptFile<BenchmarkTables>(`/data/benchmark-tables/${language}.json`)

const tables: Record<Language, ReturnType<typeof tablesIn>> = { en: tablesIn('en'), he: tablesIn('he') }

export const benchmarkTables = (language: Language, env: Bindings) => tables[language](env)

/** The cases that have a value of the kind, with these values only; all of them for `''`. */
export function casesOf(cases: readonly BenchmarkCase[], kind: Kind | ''): BenchmarkCase[] {
  if (kind === '') return [...cases]
  return cases
    .map(({ head, parts }) => ({ head, parts: parts.filter((part) => part.kind === kind) }))
    .filter(({ parts }) => parts.length > 0)
}

export const kindsIn = (cases: readonly BenchmarkCase[]): Kind[] =>
  kinds.filter((kind) => casesOf(cases, kind).length > 0)

export const valuesIn = (cases: readonly BenchmarkCase[]): number =>
  cases.flatMap(({ parts }) => parts).reduce((sum, { count }) => sum + count, 0)

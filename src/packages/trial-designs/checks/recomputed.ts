import type { DesignName } from '../frame/names.ts'

/** A part of the list of benchmark values: a design, or the functions that designs share. */
export type BenchmarkSection = DesignName | 'functions'

/**
 * Against the printed value and the one that the build computed: its very number, another one that
 * agrees with the source too, or one outside the tolerance.
 */
export type Verdict = 'same' | 'agrees' | 'differs'

/** A benchmark value, computed again. */
export interface Recomputed {
  /** The anchor of its row. */
  id: string
  section: BenchmarkSection
  verdict: Verdict
  /** Eight digits. */
  text: string
  /** From the number of the build, as a part of it. */
  distance: number
}

/** A function of `client/compute`. Its input is the text of the file of values; each case is reported. */
export type Recompute = (file: string, report: (values: readonly Recomputed[]) => void) => void

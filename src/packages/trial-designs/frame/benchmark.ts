import type { Texts } from './fields.ts'
import type { DesignName } from './names.ts'

/** What a reader must know of a value, e.g. why the source differs by more than its digits. */
export const benchmarkNotes = [
  'roundedUp',
  'helpRoundedUp',
  'roundedUpToEven',
  'roundedTwice',
  'nearest',
  'wrongSide',
  'quantiles',
  'tailsLeftOut',
  'sas',
] as const

export type BenchmarkNote = (typeof benchmarkNotes)[number]

/**
 * Who printed a value: nobody, a program was run for the list; a manual, a help page, a test suite or
 * a vendor; a publication that was read; a publication through its copy in another project; a web page.
 * It follows from the table of sources (`kindOf` in `checks/read-sources.ts`).
 */
export const kinds = ['program', 'manual', 'paper', 'transcription', 'page'] as const

export type Kind = (typeof kinds)[number]

export interface Source {
  kind: Kind
  /** Author, or program without version, as in an address: people cite it, so do not change it. */
  by: string
  /** Paper, table, page, DOI; or package, version, function. In English, as in a list of references. */
  text: string
  /** A program that was run, with its version. */
  program?: string
}

interface Printed {
  /** The file and line that say it. */
  at: string
  /** As the source prints it. Its digits are the tolerance unless one is given. */
  printed: string
  /** Largest allowed absolute difference. */
  tolerance?: number
  /** What a reader must know, e.g. why the source differs by more than its digits. */
  note?: BenchmarkNote
  source: Source
}

/** `inputs` are the parameters of the address that differ from the initial ones. */
export interface Benchmark extends Printed {
  inputs: Texts
  quantity: string
}

export interface FunctionBenchmark extends Printed {
  /** In mathematical notation, e.g. `Q(10, 2.5, 5, 0, 2)`. */
  expression: string
  compute: () => number
}

/**
 * The allowed absolute difference: half a unit of the last printed digit. With six digits or more
 * at least a millionth of the value, since a source's last digits are not always right.
 */
export function toleranceOf({ printed, tolerance }: Pick<Printed, 'printed' | 'tolerance'>): number {
  if (tolerance !== undefined) return tolerance
  const [mantissa = '', exponent = '0'] = printed.toLowerCase().split('e')
  const [, fraction = ''] = mantissa.split('.')
  const digits = mantissa.replace(/^-?[0.]*/, '').replace('.', '').length
  const halfUnit = 0.5 * 10 ** (Number(exponent) - fraction.length)
  return Math.max(halfUnit, digits >= 6 ? Math.abs(Number(printed)) * 1e-6 : 0)
}

/** Whether a computed value agrees with the printed one; false for NaN. */
export function isWithin(row: Pick<Printed, 'printed' | 'tolerance'>, computed: number): boolean {
  return Math.abs(computed - Number(row.printed)) <= toleranceOf(row) * (1 + 1e-9)
}

export interface BenchmarkRow {
  /** The anchor of the row on the page, unique and stable. */
  id: string
  /** Empty for a function that designs share. */
  design: DesignName | ''
  /** Parameters of the address that opens the case; those at their initial value are left out. */
  inputs: Readonly<Record<string, string>>
  /** The quantity of the design, or the expression of a function. */
  quantity: string
  printed: string
  /** NaN where the design refuses. The row is then not within its tolerance. */
  computed: number
  difference: number
  tolerance: number
  isWithin: boolean
  kind: Kind
  source: string
  /** The program that was run, with its version; empty if the source is a text. */
  program: string
  note: BenchmarkNote | ''
}

/** The code that gives the numbers of a case, in the order of its rows; empty if the source is a text. */
export const callOf = ({ source, program }: Pick<BenchmarkRow, 'source' | 'program'>): string =>
  program && source.slice(`${program}, `.length)

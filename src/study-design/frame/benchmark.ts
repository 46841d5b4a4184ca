import type { en } from '#content/study-design/benchmarks/en.ts'
import type { DesignName } from '#content/study-design/routes.ts'
import type { Texts } from './fields.ts'

type Note = keyof typeof en.notes

interface Published {
  /** As the source prints it. Its digits are the tolerance unless one is given. */
  published: string
  /** Largest allowed absolute difference. */
  tolerance?: number
  /** What a reader must know, e.g. why the source differs by more than its digits. */
  note?: Note
  /** Paper, table, page; or package, version, function. In English, as in a list of references. */
  source: string
}

/** `inputs` are the parameters of the address that differ from the initial ones. */
export interface Benchmark extends Published {
  inputs: Texts
  quantity: string
}

export function printed(
  inputs: Texts,
  values: Readonly<Record<string, string>>,
  source: string,
  more: Pick<Published, 'tolerance' | 'note'> = {},
): Benchmark[] {
  return Object.entries(values).map(([quantity, published]) => ({
    inputs,
    quantity,
    published,
    source,
    ...more,
  }))
}

export interface FunctionBenchmark extends Published {
  /** In mathematical notation, e.g. `Q(10, 2.5, 5, 0, 2)`. */
  expression: string
  compute: () => number
}

/**
 * The allowed absolute difference: half a unit of the last printed digit. With six digits or more
 * at least a millionth of the value, since a source's last digits are not always right.
 */
export function toleranceOf({ published, tolerance }: Pick<Published, 'published' | 'tolerance'>): number {
  if (tolerance !== undefined) return tolerance
  const [mantissa = '', exponent = '0'] = published.toLowerCase().split('e')
  const decimals = mantissa.split('.')[1]?.length ?? 0
  const digits = mantissa.replace(/^-?[0.]*/, '').replace('.', '').length
  const halfUnit = 0.5 * 10 ** (Number(exponent) - decimals)
  return Math.max(halfUnit, digits >= 6 ? Math.abs(Number(published)) * 1e-6 : 0)
}

/** Whether a computed value agrees with the printed one; false for NaN. */
export function isWithin(row: Pick<Published, 'published' | 'tolerance'>, computed: number): boolean {
  return Math.abs(computed - Number(row.published)) <= toleranceOf(row) * (1 + 1e-9)
}

export interface BenchmarkRow {
  /** Empty for a function that designs share. */
  design: DesignName | ''
  inputs: Readonly<Record<string, string>>
  /** The quantity of the design, or the expression of a function. */
  quantity: string
  published: string
  /** NaN where the design refuses. The row is then not within its tolerance. */
  computed: number
  difference: number
  tolerance: number
  isWithin: boolean
  source: string
  note: Note | ''
}

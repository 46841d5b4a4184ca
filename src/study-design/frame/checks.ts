import type { en } from '#content/study-design/benchmarks/en.ts'
import type { DesignName } from '#content/study-design/routes.ts'
import type { Texts } from './fields.ts'

/** What the page of the checks says beside a row, by name. */
export type CheckNote = keyof typeof en.notes

interface Published {
  /** As printed in the source: its digits are the tolerance, unless one is given. */
  published: string
  /** Largest difference that is allowed, absolute; a row with one says why. */
  tolerance?: number
  /** What a reader must know of the row, e.g. why the source differs by more than its digits. */
  note?: CheckNote
  /**
   * Paper, table, page; or package with version and function. In English, as a reference list
   * writes it.
   */
  source: string
}

/**
 * A value of a design: the parameters of its address, those that differ from the initial ones, and
 * a quantity.
 */
export interface DesignCheck extends Published {
  inputs: Texts
  quantity: string
}

/** Values of one design that a source prints together, by quantity. */
export function printed(
  inputs: Texts,
  values: Readonly<Record<string, string>>,
  source: string,
  more: Pick<Published, 'tolerance' | 'note'> = {},
): DesignCheck[] {
  return Object.entries(values).map(([quantity, published]) => ({
    inputs,
    quantity,
    published,
    source,
    ...more,
  }))
}

/** A value of a function that designs share, e.g. of a distribution. */
export interface FunctionCheck extends Published {
  /** As a mathematician writes it, e.g. `Q(10, 2.5, 5, 0, 2)`. */
  expression: string
  compute: () => number
}

/**
 * How far from a printed value a computed one may be: half a unit of its last digit; where six
 * digits or more are printed, a millionth of it, since a source's own last digits are not always
 * right.
 */
export function toleranceOf({ published, tolerance }: Pick<Published, 'published' | 'tolerance'>): number {
  if (tolerance !== undefined) return tolerance
  const [mantissa = '', exponent = '0'] = published.toLowerCase().split('e')
  const decimals = mantissa.split('.')[1]?.length ?? 0
  const digits = mantissa.replace(/^-?[0.]*/, '').replace('.', '').length
  const halfUnit = 0.5 * 10 ** (Number(exponent) - decimals)
  return Math.max(halfUnit, digits >= 6 ? Math.abs(Number(published)) * 1e-6 : 0)
}

/** Whether a computed value is what the source printed. */
export function isWithin(row: Pick<Published, 'published' | 'tolerance'>, computed: number): boolean {
  return Math.abs(computed - Number(row.published)) <= toleranceOf(row) * (1 + 1e-9)
}

/** A published value, and what is computed here. */
export interface BenchmarkRow {
  /** The design, or empty where a function that designs share is checked. */
  design: DesignName | ''
  /** The parameters that differ from the design's example. */
  inputs: Readonly<Record<string, string>>
  /** The quantity of the design; of a function, what is computed in signs. */
  quantity: string
  published: string
  /** NaN where the design refuses: then the row is not within its tolerance. */
  computed: number
  difference: number
  tolerance: number
  isWithin: boolean
  source: string
  note: CheckNote | ''
}

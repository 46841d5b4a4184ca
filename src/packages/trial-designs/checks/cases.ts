import type { DesignName } from '../designs/names.ts'

/** A benchmark value without its source, and what the build computed. */
export interface CheckedValue {
  id: string
  quantity: string
  printed: string
  /** Where it is not that of the printed digits. */
  tolerance?: number
  computed: number
}

/** A case of the file that a browser recomputes from. */
export interface CheckCase {
  /** Empty for a function that designs share. */
  design: DesignName | ''
  inputs: Readonly<Record<string, string>>
  values: readonly CheckedValue[]
}

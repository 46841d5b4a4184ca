import { type DesignName, designNames } from '../designs/names.ts'

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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isValue = (value: unknown): value is CheckedValue =>
  isObject(value) &&
  'id' in value &&
  'quantity' in value &&
  'printed' in value &&
  'computed' in value &&
  typeof value.printed === 'string' &&
  typeof value.computed === 'number'

const sections: readonly unknown[] = ['', ...designNames]

const isCase = (value: unknown): value is CheckCase =>
  isObject(value) &&
  'design' in value &&
  'inputs' in value &&
  'values' in value &&
  sections.includes(value.design) &&
  isObject(value.inputs) &&
  Array.isArray(value.values) &&
  value.values.every(isValue)

/**
 * The cases in the text of the file.
 * @throws if it is not such a file, e.g. a page that a network answered instead
 */
export function readCases(text: string): readonly CheckCase[] {
  const found: unknown = JSON.parse(text)
  if (Array.isArray(found) && found.every(isCase)) return found
  throw new Error('These are no benchmark values: load the file again.')
}

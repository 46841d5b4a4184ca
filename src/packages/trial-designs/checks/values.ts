import { csvText, linesIn } from '@marom/tables'
import { isDesignName } from '../designs/index.ts'
import { type BenchmarkRow, toleranceOf } from '../frame/benchmark.ts'
import { inputsIn, inputsText } from './inputs-text.ts'

/** A benchmark value without its source, and what the build computed. */
export interface CheckedValue
  extends Pick<BenchmarkRow, 'id' | 'design' | 'inputs' | 'quantity' | 'printed'> {
  /** Where it is not that of the printed digits. */
  tolerance?: number
  computed: number
}

const columns = ['id', 'design', 'inputs', 'quantity', 'printed', 'tolerance', 'computed'] as const

/** The text of the file that a browser recomputes from. */
export function valuesCsv(rows: readonly BenchmarkRow[]): string {
  const lines = rows.map(({ id, design, inputs, quantity, printed, tolerance, computed }) => {
    const given = tolerance === toleranceOf({ printed }) ? '' : tolerance
    return [id, design, inputsText(inputs), quantity, printed, given, computed]
  })
  return csvText([columns, ...lines])
}

/**
 * The values of the file, in its order.
 * @throws if it is not such a file, e.g. a page that a network answered instead, or a part of it
 */
export function readValues(text: string): CheckedValue[] {
  if (!text.endsWith('\n')) throw new Error('values.csv: its end is missing. Load it again.')
  return linesIn(text, 'values.csv', columns, ({ cell }, say): CheckedValue | undefined => {
    const [design, inputs, tolerance] = [cell('design'), inputsIn(cell('inputs')), cell('tolerance')]
    const computed = Number(cell('computed') || Number.NaN)
    if ((design === '' || isDesignName(design)) && inputs && !Number.isNaN(computed))
      return {
        ...{ id: cell('id'), design, inputs, quantity: cell('quantity'), printed: cell('printed') },
        ...(tolerance && { tolerance: Number(tolerance) }),
        computed,
      }
    say('this is no benchmark value')
    return undefined
  })
}

/** A design with its inputs, or a function: its values, in the order in which a case comes first. */
export function inCases<Value extends Pick<BenchmarkRow, 'design' | 'inputs' | 'quantity'>>(
  values: readonly Value[],
): Value[][] {
  const cases = new Map<string, Value[]>()
  for (const value of values) {
    const { design, inputs, quantity } = value
    const key = `${design} ${design ? inputsText(inputs) : quantity}`
    const others = cases.get(key)
    if (others) others.push(value)
    else cases.set(key, [value])
  }
  return [...cases.values()]
}

/** What is wrong with a text; `offers` are texts of the same field that may have been meant. */
interface Unread {
  code: string
  facts?: Readonly<Record<string, string | number>>
  offers?: readonly string[]
}

/** `as` is the text that the visitor could have typed instead, where the reading is not obvious. */
export type Read<T> = { value: T; as?: string } | Unread

export interface Bounds {
  min: number
  max: number
  isWhole?: boolean
}

/**
 * What a number means. `share`: a proportion or ratio, such as 0.05, which `5%` is too. `percent`: a
 * percentage, also its bounds, such as 80.
 */
export type Unit = 'plain' | 'share' | 'percent'

/** Longest text of a field, in UTF-16 units: a number with all digits of a double takes 25. */
const longestText = 30

/** Digits and signs of other keyboards, as ASCII. */
const others: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u2013': '-',
  '\u066b': '.',
  '\u066c': ',',
  '\u066a': '%',
}

/** Marks of direction that come along from a right-to-left text: nobody sees them. Not overrides. */
const marks = /[\u200e\u200f\u202a-\u202c\u2066-\u2069\ufeff]/g

/** Full-width characters are 0xfee0 above ASCII; Arabic and Persian digits are in order. */
function inAscii(text: string): string {
  return text
    .replace(marks, '')
    .replace(/[\uff05-\uff1a]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (char) => String(char.charCodeAt(0) & 15))
    .replace(/[\u2212\u2013\u066a-\u066c]/g, (char) => others[char] ?? char)
}

const numeral = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i
const thousands = /^[+-]?[1-9]\d{0,2}([, ]\d{3})+(\.\d*)?$/
const decimalComma = /^[+-]?\d*,\d+$/
/** `2.000` in a field of whole numbers may be two, or two thousand. */
const pointThousands = /^[1-9]\d{0,2}(\.000)+$/

/** The numbers that a text may mean: none, one, or two. */
function meanings(text: string, isWhole: boolean): number[] {
  if (isWhole && pointThousands.test(text)) return [Number(text.replaceAll('.', '')), Number(text)]
  if (numeral.test(text)) return [Number(text)]
  const joined = Number(text.replace(/[, ]/g, ''))
  const isDecimal = decimalComma.test(text)
  if (!thousands.test(text)) return isDecimal ? [Number(text.replace(',', '.'))] : []
  return isDecimal && !isWhole ? [joined, Number(text.replace(',', '.'))] : [joined]
}

/** Without digits such as 0.30000000000000004. */
export const exact = (value: number) => Number(value.toPrecision(15))

const lies = (value: number, { min, max }: Bounds) => value >= min && value <= max

/** A number outside the bounds that lies inside them if it was typed in the other convention. */
function converted(value: number, unit: Unit, bounds: Bounds): number | undefined {
  if (unit === 'plain' || lies(value, bounds)) return undefined
  const other = exact(unit === 'percent' ? value * 100 : value / 100)
  const isTyped = unit === 'percent' ? value > 0 && value < 1 : value > 1
  return isTyped && lies(other, bounds) ? other : undefined
}

/**
 * A number as people type it: `80%`, `1,000`, `0,05`, digits of other keyboards. A share and a
 * percentage stand for each other where only one of them lies within the bounds.
 * @returns the number in the unit of the bounds
 */
export function readNumber(text: string, bounds: Bounds, unit: Unit = 'plain'): Read<number> {
  if (text.length > longestText) return { code: 'tooLong', facts: { max: longestText, length: text.length } }
  const ascii = inAscii(text).trim().replace(/\s+/g, ' ')
  const hasSign = unit !== 'plain' && ascii.endsWith('%')
  const bare = hasSign ? ascii.slice(0, -1).trimEnd() : ascii
  const possible = meanings(bare, bounds.isWhole ?? false)
  const allowed = possible.filter((value) => lies(value, bounds))
  const [typed, second] = allowed.length > 0 ? allowed : possible
  if (typed === undefined) return { code: 'notANumber' }
  if (second !== undefined)
    return { code: 'comma', facts: { text: bare }, offers: [String(typed), String(second)] }
  const shown = hasSign && unit === 'share' ? exact(typed / 100) : typed
  const other = hasSign ? undefined : converted(shown, unit, bounds)
  const value = other ?? shown
  const { min, max } = bounds
  if (value < min) return { code: 'tooSmall', facts: { min } }
  if (value > max) return { code: 'tooLarge', facts: { max } }
  if (bounds.isWhole && !Number.isInteger(value)) return { code: 'notWhole' }
  const isObvious = other === undefined && Number(text.replace('\u2212', '-').replace('%', '')) === typed
  return isObvious ? { value } : { value, as: `${value}${unit === 'percent' ? '%' : ''}` }
}

/** How many for each one of the other: `2`, `2:1`, `1:2`, `3/2`. */
export function readAllocation(text: string, bounds: Bounds): Read<number> {
  const [, first, second] = /^([^:/]+)[:/]([^:/]+)$/.exec(text.length > longestText ? '' : text) ?? []
  if (first === undefined || second === undefined) {
    const read = readNumber(text, bounds)
    return 'code' in read && read.code === 'notANumber' ? { code: 'notARatio' } : read
  }
  const partOf = (part: string) => {
    const read = readNumber(part, { min: 1e-6, max: 1e6 })
    return 'value' in read ? read.value : Number.NaN
  }
  const value = exact(partOf(first) / partOf(second))
  return Number.isNaN(value) ? { code: 'notARatio' } : readNumber(String(value), bounds)
}

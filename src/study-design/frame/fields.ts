/** Texts as typed, by parameter of the address or field of the form. */
export type Texts = Readonly<Record<string, string>>

export type Facts = Readonly<Record<string, string | number>>

/** What is wrong with a field; `code` names the sentence, `facts` fill its places. */
export interface Fault<Code extends string = string> {
  field: string
  code: Code
  facts?: Facts
}

type Read<T> = { value: T } | { code: string; facts?: Facts }

/** A field of the form and the address. Its label and hint are in the words, under its name. */
export interface Field<T> {
  kind: 'number' | 'percent' | 'choice'
  /** As the address writes it; empty only if the field is optional. */
  initial: string
  isOptional: boolean
  options: readonly string[]
  /** Bounds, both allowed, as the address writes them: a percentage from 0 to 100. */
  min: number
  max: number
  isWhole: boolean
  /** Whether the table of changed assumptions has a row for it. */
  varies: boolean
  /** Read only if the choice `field` has one of these options; else the initial text counts. */
  onlyWith?: { field: string; options: readonly string[] }
  read: (text: string) => Read<T>
}

export type NamedField = Omit<Field<unknown>, 'read'> & { name: string }

interface NumberOptions {
  initial?: string
  min: number
  max: number
  isWhole?: boolean
  varies?: boolean
  onlyWith?: Field<number>['onlyWith']
}

/** Longest text of a field, in UTF-16 units: a number with all digits of a double takes 25. */
const longestText = 30

const numeral = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i

function readNumber(text: string, { min, max, isWhole }: NumberOptions): Read<number> {
  if (text.length > longestText) return { code: 'tooLong', facts: { max: longestText, length: text.length } }
  const trimmed = text.trim().replace('\u2212', '-')
  if (!numeral.test(trimmed)) return { code: 'notANumber' }
  const value = Number(trimmed)
  if (value < min) return { code: 'tooSmall', facts: { min } }
  if (value > max) return { code: 'tooLarge', facts: { max } }
  return isWhole && !Number.isInteger(value) ? { code: 'notWhole' } : { value }
}

function shape(kind: Field<unknown>['kind'], options: NumberOptions) {
  const { initial = '', min, max, isWhole = false, varies = false, onlyWith } = options
  return { kind, initial, isOptional: false, options: [], min, max, isWhole, varies, onlyWith }
}

export function number(options: NumberOptions & { initial: string }): Field<number> {
  const read = (text: string): Read<number> =>
    text.trim() === '' ? { code: 'missing' } : readNumber(text, options)
  return { ...shape('number', options), read }
}

/** May be left empty, e.g. the size for which the power is computed. */
export function optionalNumber(options: NumberOptions): Field<number | null> {
  const read = (text: string): Read<number | null> =>
    text.trim() === '' ? { value: null } : readNumber(text, options)
  return { ...shape('number', options), isOptional: true, read }
}

/** A percentage that is read as a proportion: `40` is 0.4. Bounds are in per cent. */
export function percent(options: NumberOptions & { initial: string }): Field<number> {
  const read = (text: string): Read<number> => {
    if (text.trim() === '') return { code: 'missing' }
    // The expression takes quadratic time.
    const bare = text.length > longestText ? text : text.replace(/\s*%\s*$/, '')
    const found = readNumber(bare, options)
    return 'value' in found ? { value: Number((found.value / 100).toPrecision(15)) } : found
  }
  return { ...shape('percent', options), read }
}

export function choice<const T extends string>(
  options: readonly [T, ...T[]],
  { initial = options[0], onlyWith }: { initial?: T; onlyWith?: Field<T>['onlyWith'] } = {},
): Field<T> {
  const read = (text: string): Read<T> => {
    const value = options.find((option) => option === text)
    return value === undefined ? { code: 'notAnOption' } : { value }
  }
  return { ...shape('choice', { initial, min: 0, max: 0 }), options, onlyWith, read }
}

export type Fields<V> = { readonly [K in keyof V]: Field<V[K]> }

/** What the fields of a design read. */
export type InputsOf<F> = { [Name in keyof F]: F[Name] extends Field<infer T> ? T : never }

/** Whether the field is read: some count only with certain options of a choice. */
export function counts({ onlyWith }: Pick<NamedField, 'onlyWith'>, texts: Texts): boolean {
  return !onlyWith || onlyWith.options.includes(texts[onlyWith.field] ?? '')
}

/** The given texts, else the initial ones; always the initial one for a field that is not read. */
export function textsOf<V>(fields: Fields<V>, given: Texts): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const name in fields) {
    const { initial } = fields[name]
    texts[name] = counts(fields[name], texts) ? (given[name] ?? initial) : initial
  }
  return texts
}

function isComplete<V>(inputs: Partial<V>, fields: Fields<V>): inputs is V {
  for (const name in fields) if (!(name in inputs)) return false
  return true
}

export function readInputs<V>(fields: Fields<V>, texts: Texts): { inputs: V } | { faults: Fault[] } {
  const inputs: Partial<V> = {}
  const faults: Fault[] = []
  for (const name in fields) {
    const read = fields[name].read(texts[name] ?? '')
    if ('value' in read) inputs[name] = read.value
    else faults.push({ field: name, ...read })
  }
  return isComplete(inputs, fields) ? { inputs } : { faults }
}

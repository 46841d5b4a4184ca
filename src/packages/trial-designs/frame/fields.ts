import type { DesignName } from './names.ts'
import { type Bounds, exact, type Read, readAllocation, readNumber, type Unit } from './read-number.ts'
import { rememberLast } from './remember-last.ts'

/** Texts as typed, by parameter of the address or field of the form. */
export type Texts = Readonly<Record<string, string>>

export type Facts = Readonly<Record<string, string | number>>

/**
 * What is wrong with a field; `code` names the sentence, as `key` of a note does, and `facts` fill its
 * places. `offers` are changed texts that may have been meant.
 */
export interface Fault<Code extends string = string> {
  field: string
  code: Code
  /** The design whose words have the sentence, where another one refuses. */
  from?: DesignName
  facts?: Facts
  offers?: readonly Texts[]
}

/** The option of another field with which a field is read. */
export interface Condition {
  field: string
  options: readonly string[]
}

/** A field of the form and the address. Its label and hint are in the words, under its name. */
export interface Field<T> {
  kind: 'number' | 'percent' | 'choice'
  /** As the address writes it; empty only if the field is optional. */
  initial: string
  isOptional: boolean
  /**
   * Whether the initial text is what planners take if nobody says otherwise, such as a level of 0.05.
   * Any other is the example's: an assumption of a study, which a machine has to give.
   */
  isConventional: boolean
  options: readonly string[]
  /** Bounds, both allowed, as the address writes them: a percentage from 0 to 100. */
  min: number
  max: number
  isWhole: boolean
  /** Whether the table of changed assumptions has a row for it. */
  varies: boolean
  /** Read only if each of these choices has one of its options; else the initial text counts. */
  onlyWith?: Condition | readonly Condition[]
  /** Not read with these options of the choice `find`: the field is what is asked for. */
  unless?: readonly string[]
  /** Stands for the value where the field is not read; else the initial text does. */
  unread?: T
  /** Whether a value below 1 % without a sign is asked about: always, or if several fields have one. */
  asks?: 'alone' | 'together'
  read: (text: string) => Read<T>
  /** A number that was read, as the address writes it, with 10 significant digits by default. */
  write: (value: number, digits?: number) => string
}

export type NamedField<Name extends string = string> = Field<unknown> & { name: Name }

interface NumberOptions extends Bounds {
  initial?: string
  varies?: boolean
  isConventional?: boolean
  onlyWith?: Field<number>['onlyWith']
  unless?: readonly string[]
  unit?: Exclude<Unit, 'percent'>
}

type PercentOptions = Omit<NumberOptions, 'unit'> & Pick<Field<number>, 'asks'>

const isEmpty = (text: string) => text.trim() === ''

export const written = (value: number, digits = 10) => String(Number(value.toPrecision(digits)))

function shape(kind: Field<unknown>['kind'], options: NumberOptions) {
  const { initial = '', min, max, isWhole = false, varies = false, onlyWith, unless } = options
  const { isConventional = false } = options
  const write = (value: number, digits?: number) => written(isWhole ? Math.round(value) : value, digits)
  const shared = { kind, initial, isOptional: false, isConventional, options: [] }
  return { ...shared, min, max, isWhole, varies, onlyWith, unless, write }
}

/** Each changed assumption leaves the texts of most fields as they are. */
const remembered = <T>(read: Field<T>['read']) => rememberLast(read, (text) => [text])

export function number(options: NumberOptions & { initial: string }): Field<number> {
  const read = remembered(
    (text: string): Read<number> =>
      isEmpty(text) ? { code: 'missing' } : readNumber(text, options, options.unit),
  )
  return { ...shape('number', options), read }
}

/** May be left empty, e.g. the time of a look: the empty text has its meaning. */
export function optionalNumber(options: NumberOptions): Field<number | null> {
  const read = remembered(
    (text: string): Read<number | null> =>
      isEmpty(text) ? { value: null } : readNumber(text, options, options.unit),
  )
  return { ...shape('number', options), isOptional: true, read }
}

/** A number that is null where it is not read, e.g. the size where it is what is asked for. */
export function givenNumber(options: NumberOptions & { initial: string }): Field<number | null> {
  return { ...number(options), unread: null }
}

/** How many participants for each one of the other arm. */
export function allocation(options: NumberOptions & { initial: string }): Field<number> {
  const read = remembered(
    (text: string): Read<number> => (isEmpty(text) ? { code: 'missing' } : readAllocation(text, options)),
  )
  return { ...shape('number', options), read }
}

/** A percentage that is read as a proportion: `40` is 0.4. Bounds are in per cent. */
export function percent(options: PercentOptions & { initial: string }): Field<number> {
  const read = remembered((text: string): Read<number> => {
    if (isEmpty(text)) return { code: 'missing' }
    const found = readNumber(text, options, 'percent')
    return 'value' in found ? { ...found, value: exact(found.value / 100) } : found
  })
  // Below 1 the sign shows that a percentage is meant.
  const write = (value: number, digits?: number) =>
    `${written(value * 100, digits)}${value !== 0 && value < 0.01 ? '%' : ''}`
  return { ...shape('percent', options), asks: options.asks, read, write }
}

/** A percentage that may be left empty, e.g. of an arm that has the other's. */
export function optionalPercent(options: PercentOptions): Field<number | null> {
  const { read, ...field } = percent({ ...options, initial: '' })
  return { ...field, isOptional: true, read: (text) => (isEmpty(text) ? { value: null } : read(text)) }
}

export function choice<const T extends string>(
  options: readonly [T, ...T[]],
  { initial = options[0], onlyWith }: { initial?: T; onlyWith?: Field<T>['onlyWith'] } = {},
): Field<T> {
  const read = (text: string): Read<T> => {
    const value = options.find((option) => option === text)
    return value === undefined ? { code: 'notAnOption' } : { value }
  }
  return { ...shape('choice', { initial, min: 0, max: 0, isConventional: true }), options, onlyWith, read }
}

export type Fields<V> = { readonly [K in keyof V]: Field<V[K]> }

/** What the fields of a design read. */
export type InputsOf<F> = { [Name in keyof F]: F[Name] extends Field<infer T> ? T : never }

export function conditionsOf({ onlyWith = [] }: Pick<NamedField, 'onlyWith'>): readonly Condition[] {
  return 'field' in onlyWith ? [onlyWith] : onlyWith
}

/** Whether the field is read: some count only with certain options of a choice. */
export function counts(field: Pick<NamedField, 'onlyWith' | 'unless'>, texts: Texts): boolean {
  if (field.unless?.includes(texts.find ?? '')) return false
  return conditionsOf(field).every(({ field: name, options }) => options.includes(texts[name] ?? ''))
}

/**
 * Whether a value is of the study alone: neither usual nor, as an empty text, an answer of its own. The
 * initial text of such a field is the example's.
 */
export const isAssumption = ({
  isConventional,
  isOptional,
}: Pick<NamedField, 'isConventional' | 'isOptional'>) => !(isConventional || isOptional)

/** The given texts, else the initial ones; always the initial one for a field that is not read. */
export function textsOf<V>(fields: Fields<V>, given: Texts): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const name in fields) {
    const { initial } = fields[name]
    texts[name] = counts(fields[name], texts) ? (given[name] ?? initial) : initial
  }
  return texts
}

import type { en } from '#content/study-design/frame/en.ts'
import type { DesignName } from '#content/study-design/routes.ts'
import { type Fault, type Fields, type NamedField, readInputs, type Texts, textsOf } from './fields.ts'
import { type Sensitivity, sensitivityOf } from './sensitivity.ts'

type Shared = typeof en

/** The words of a design whose keys the compiler compares with its code: `typeof en` of its folder. */
export interface DesignKeys {
  fields: object
  quantities: object
  methods: object
  parts: object
  faults: object
}

/** The keys of all members of a union: a design may compute other quantities for other inputs. */
type KeyOf<R> = R extends unknown ? keyof R & string : never

type Known<Words, Kind extends keyof DesignKeys & keyof Shared> =
  | (Words extends DesignKeys ? keyof Words[Kind] : never)
  | keyof Shared[Kind]

/** What keeps a design from a result: the code is a sentence of its words or of the frame's. */
export type Refusal<Words> = Fault<
  (keyof Shared['errors'] | (Words extends DesignKeys ? keyof Words['faults'] : never)) & string
>

/** The quantities of a design, or the one field that stands in their way. */
export type Computed<R, Words> = { values: R } | { refusal: Refusal<Words> }

/** What a design computed, by the name of the quantity, for pages that know no design. */
export type Values = Readonly<Record<string, number>>

/** How a quantity is printed: a count has no decimals, a proportion is printed as a percentage. */
export interface Quantity {
  as: 'count' | 'decimal' | 'percent'
  /** 2 unless told; of a percentage 1. */
  decimals?: number
  /** Printed below the answer itself, e.g. the size before it is rounded up. */
  isDetail?: boolean
}

export type Place = readonly [x: number, y: number]

/**
 * A picture of the answer, e.g. power by size. Axes are labeled by the quantities they are named
 * after.
 */
export interface Curve<Name extends string = string> {
  x: Name
  y: Name
  /** One line, or more where a design compares them; the first is drawn full. */
  lines: readonly (readonly Place[])[]
  /** The answer itself: marked on the line. */
  chosen: readonly Place[]
  /** What was asked for, on the y axis: a line across. */
  target?: number
  /** Each value holds until the next place. */
  isStepped?: boolean
}

/** A table of the answer, e.g. the looks of a sequential design; columns are quantities. */
export interface Table<Name extends string = string, Label extends string = string> {
  columns: readonly Name[]
  rows: readonly (readonly (number | null)[])[]
  /**
   * A name for each row, by its key among the parts of the design's words; else rows are numbered.
   */
  labels?: readonly Label[]
}

/** A part of the words: `{ part: 'twoSided' }` is filled in from the words of each language. */
export interface Part<Name extends string = string> {
  part: Name
}

/**
 * One sentence of the methods paragraph: its key in the words, and what fills its places. A fact may
 * be missing if the sentence has no place for it.
 */
export interface Sentence<Words = unknown> {
  key: Words extends DesignKeys ? keyof Words['methods'] & string : string
  facts: Readonly<
    Record<
      string,
      string | number | Part<Words extends DesignKeys ? Known<Words, 'parts'> & string : string> | undefined
    >
  >
}

/** An error that says what is missing, in place of a field or a quantity. */
interface WithoutWords {
  missing: 'Write its words in content/study-design/designs.'
}

/**
 * What the author of a design writes.
 * @typeParam V its typed inputs: percentages as proportions
 * @typeParam R its quantities; one that is not always computed is optional
 * @typeParam Words `typeof en` of its words
 * @typeParam Column quantities of its table or curve alone
 */
export interface DesignOptions<V, R, Words, Column extends string> {
  /** The last segment of the address. */
  name: DesignName
  fields: Fields<V> & { readonly [Name in Exclude<keyof V, Known<Words, 'fields'>>]: WithoutWords }
  /** All quantities that the design may compute, in the order in which they are shown. */
  quantities: { readonly [Name in KeyOf<R> | Column]: Quantity } & {
    readonly [Name in Exclude<KeyOf<R> | Column, Known<Words, 'quantities'>>]: WithoutWords
  }
  /** The quantity that the table of changed assumptions shows. */
  headline: (inputs: V) => KeyOf<R>
  compute: (inputs: V) => Computed<R, Words>
  curve?: (inputs: V, values: R) => Curve<KeyOf<R> | Column> | null
  table?: (inputs: V, values: R) => Table<KeyOf<R> | Column, Known<Words, 'parts'> & string> | null
  /** The methods paragraph; the sentences on dropout and on the tool are added by the page. */
  methods: (inputs: V, values: R) => readonly Sentence<Words>[]
  /** Lines of R that give the same number. */
  rCall: (inputs: V, values: R) => string
  /** Lines of mathematics, in Unicode, the same in every language. */
  formula: (inputs: V) => readonly string[]
  /** Where the method stands, as a reference list writes it. */
  sources: readonly string[]
}

interface Result {
  isResult: true
  texts: Texts
  values: Values
  headline: string
  curve: Curve | null
  table: Table | null
  methods: readonly Sentence[]
  rCall: string
  formula: readonly string[]
}

/** A result, or the faults that stand in its way. `texts` is what the form holds, in its order. */
export type Answer = Result | { isResult: false; texts: Texts; faults: readonly Fault[] }

/**
 * A design as the registry holds it: its inputs are closed over, so that all designs have one type.
 */
export interface Design {
  name: DesignName
  fields: readonly NamedField[]
  quantities: Readonly<Record<string, Quantity>>
  sources: readonly string[]
  /** The values alone: what tables and checks need. */
  compute: (parameters: Texts) => { values: Values } | { refusal: Fault } | { faults: readonly Fault[] }
  answer: (parameters: Texts) => Answer
  /** What a fifth less and a fifth more of each assumption make of the headline. */
  sensitivity: (parameters: Texts) => readonly Sensitivity[]
}

/** Nobody plans a larger trial with a form; and every loop has an end. */
export const maxParticipants = 1_000_000

/** A real size that no trial of bounded size reaches, or none at all: why there is no result. */
export const refuseSize = (size: number) => ({
  refusal: { field: '', code: size > 0 ? 'tooMany' : 'notComputable' } as const,
})

/**
 * The values that are there, by name. Nothing that is not a number, and no size beyond what may be
 * asked for, leaves a design.
 */
function checked(
  values: object,
  quantities: Design['quantities'],
): { values: Values } | ReturnType<typeof refuseSize> {
  const found: Record<string, number> = {}
  for (const [name, value] of Object.entries<number | undefined>({ ...values })) {
    if (value === undefined) continue
    if (!Number.isFinite(value) || (quantities[name]?.as === 'count' && value > maxParticipants))
      return refuseSize(value)
    found[name] = value
  }
  return { values: found }
}

type Found<V, R> = { texts: Texts } & (
  | { faults: readonly Fault[] }
  | { refusal: Fault }
  | { inputs: V; typed: R; values: Values }
)

/** Makes an entry of the registry of a design's fields and functions. */
export function defineDesign<V, R extends object, Words extends DesignKeys, Column extends string = never>(
  options: DesignOptions<V, R, Words, Column>,
): Design {
  const { name, sources } = options
  const fields: Fields<V> = options.fields
  const quantities: Design['quantities'] = options.quantities
  const named: NamedField[] = []
  for (const field in fields) named.push({ name: field, ...fields[field] })

  /** What the parameters lead to: both the typed quantities and those that pages are given. */
  function find(parameters: Texts): Found<V, R> {
    const texts = textsOf(fields, parameters)
    const read = readInputs(fields, texts)
    if ('faults' in read) return { texts, faults: read.faults }
    const computed = options.compute(read.inputs)
    if ('refusal' in computed) return { texts, ...computed }
    const shown = checked(computed.values, quantities)
    if ('refusal' in shown) return { texts, ...shown }
    return { texts, inputs: read.inputs, typed: computed.values, ...shown }
  }
  const answer: Design['answer'] = (parameters) => {
    const found = find(parameters)
    if ('faults' in found) return { isResult: false, texts: found.texts, faults: found.faults }
    if ('refusal' in found) return { isResult: false, texts: found.texts, faults: [found.refusal] }
    const { texts, inputs, typed, values } = found
    return {
      isResult: true,
      texts,
      values,
      headline: options.headline(inputs),
      curve: options.curve?.(inputs, typed) ?? null,
      table: options.table?.(inputs, typed) ?? null,
      methods: options.methods(inputs, typed),
      rCall: options.rCall(inputs, typed),
      formula: options.formula(inputs),
    }
  }
  const sensitivity: Design['sensitivity'] = (parameters) => {
    const texts = textsOf(fields, parameters)
    const read = readInputs(fields, texts)
    if ('faults' in read) return []
    const headline = options.headline(read.inputs)
    return sensitivityOf(named, texts, (changed) => {
      const found = find(changed)
      return 'values' in found ? (found.values[headline] ?? null) : null
    })
  }
  return { name, fields: named, quantities, sources, compute: find, answer, sensitivity }
}

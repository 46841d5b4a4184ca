import { type Fault, type Fields, type NamedField, readInputs, type Texts, textsOf } from './fields.ts'
import { type Sensitivity, sensitivityOf } from './sensitivity.ts'

/** What a design computed, by the name of the quantity. What does not apply is left out. */
export type Values = Readonly<Record<string, number>>

/**
 * Values, or the one field that stands in their way; `code` names a sentence in the design's words
 * or the frame's.
 */
export type Computed = { values: Values } | { refusal: Fault }

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
export interface Curve {
  x: string
  y: string
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
export interface Table {
  columns: readonly string[]
  rows: readonly (readonly (number | null)[])[]
  /**
   * A name for each row, by its key among the parts of the design's words; else rows are numbered.
   */
  labels?: readonly string[]
}

/** A part of the words: `{ part: 'twoSided' }` is filled in from the words of each language. */
export interface Part {
  part: string
}

/** One sentence of the methods paragraph: its key in the words, and what fills its places. */
export interface Sentence {
  key: string
  facts?: Readonly<Record<string, string | number | Part>>
}

/** What the author of a design writes. `V` are its typed inputs: percentages as proportions. */
export interface DesignOptions<V> {
  /** The last segment of the address. */
  name: string
  fields: Fields<V>
  /** All quantities that the design may compute, in the order in which they are shown. */
  quantities: Readonly<Record<string, Quantity>>
  /** The quantity that the table of changed assumptions shows. */
  headline: (inputs: V) => string
  compute: (inputs: V) => Computed
  curve?: (inputs: V, values: Values) => Curve | null
  table?: (inputs: V, values: Values) => Table | null
  /** The methods paragraph; the sentences on dropout and on the tool are added by the page. */
  methods: (inputs: V, values: Values) => readonly Sentence[]
  /** Lines of R that give the same number. */
  rCall: (inputs: V, values: Values) => string
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
  name: string
  fields: readonly NamedField[]
  quantities: DesignOptions<unknown>['quantities']
  sources: readonly string[]
  /** The values alone: what tables and checks need. */
  compute: (parameters: Texts) => Computed | { faults: readonly Fault[] }
  answer: (parameters: Texts) => Answer
  /** What a fifth less and a fifth more of each assumption make of the headline. */
  sensitivity: (parameters: Texts) => readonly Sensitivity[]
}

/** Nobody plans a larger trial with a form; and every loop has an end. */
export const maxParticipants = 1_000_000

/** Nothing that is not a number, and no size beyond what may be asked for, leaves a design. */
function checked(computed: Computed, quantities: DesignOptions<unknown>['quantities']): Computed {
  if ('refusal' in computed) return computed
  for (const [name, value] of Object.entries(computed.values)) {
    if (Number.isFinite(value) && (quantities[name]?.as !== 'count' || value <= maxParticipants)) continue
    return { refusal: { field: '', code: value > 0 ? 'tooMany' : 'notComputable' } }
  }
  return computed
}

/** Makes an entry of the registry of a design's fields and functions. */
export function defineDesign<V>(options: DesignOptions<V>): Design {
  const { name, fields, quantities, sources } = options
  const read = (parameters: Texts) => {
    const texts = textsOf(fields, parameters)
    return { texts, ...readInputs(fields, texts) }
  }
  const named: NamedField[] = []
  for (const field in fields) named.push({ name: field, ...fields[field] })

  const compute: Design['compute'] = (parameters) => {
    const found = read(parameters)
    return 'faults' in found ? found : checked(options.compute(found.inputs), quantities)
  }
  const answer: Design['answer'] = (parameters) => {
    const { texts, ...found } = read(parameters)
    if ('faults' in found) return { isResult: false, texts, faults: found.faults }
    const { inputs } = found
    const computed = checked(options.compute(inputs), quantities)
    if ('refusal' in computed) return { isResult: false, texts, faults: [computed.refusal] }
    const { values } = computed
    return {
      isResult: true,
      texts,
      values,
      headline: options.headline(inputs),
      curve: options.curve?.(inputs, values) ?? null,
      table: options.table?.(inputs, values) ?? null,
      methods: options.methods(inputs, values),
      rCall: options.rCall(inputs, values),
      formula: options.formula(inputs),
    }
  }
  const sensitivity: Design['sensitivity'] = (parameters) => {
    const { texts, ...found } = read(parameters)
    if ('faults' in found) return []
    const headline = options.headline(found.inputs)
    return sensitivityOf(named, texts, (changed) => {
      const computed = compute(changed)
      return 'values' in computed ? (computed.values[headline] ?? null) : null
    })
  }
  return { name, fields: named, quantities, sources, compute, answer, sensitivity }
}

import { checked } from './checked.ts'
import { rScript } from './code.ts'
import {
  type Fault,
  type Fields,
  type NamedField,
  type Readings,
  readInputs,
  type Texts,
  textsOf,
} from './fields.ts'
import type { DesignOptions, Measure } from './options.ts'
import type { Boundaries, Curve, DesignKeys, Note, Quantity, Sentence, Table, Values } from './result.ts'
import { type Sensitivity, sensitivityOf } from './sensitivity.ts'

interface Result {
  isResult: true
  texts: Texts
  values: Values
  headline: string
  curve: Curve | null
  table: Table | null
  tables: readonly Table[]
  boundaries: Boundaries | null
  interim: Texts | null
  /** By field, how a text was read where that is not obvious. */
  readings: Readings
  assumed: Readings
  notes: readonly Note[]
  methods: readonly Sentence[]
  r: string
  sas?: string
  formula: readonly string[]
}

/** `texts` is the content of the form, in the order of its fields. */
export type Answer = Result | { isResult: false; texts: Texts; faults: readonly Fault[] }

/** A design in the registry. It hides the type of its inputs, so that all designs have one type. */
export interface Design {
  fields: readonly NamedField[]
  /** Parameters of the address: the fields, and those of older addresses. */
  parameters: readonly string[]
  measures: readonly Measure[]
  quantities: Readonly<Record<string, Quantity>>
  sources: readonly string[]
  compute: (parameters: Texts) => { values: Values } | { refusal: Fault } | { faults: readonly Fault[] }
  answer: (parameters: Texts) => Answer
  /** The headline with each assumption 20 % lower and 20 % higher. */
  sensitivity: (parameters: Texts) => readonly Sensitivity[]
}

const isRefused = <R extends object, Refused extends { refusal: Fault }>(
  computed: R | Refused,
): computed is Refused => 'refusal' in computed

type Found<V, R> = { texts: Texts } & (
  | { faults: readonly Fault[] }
  | { refusal: Fault }
  | { inputs: V; readings: Readings; typed: R; values: Values }
)

export function defineDesign<
  V,
  R extends Partial<Record<keyof R, number>>,
  Words extends DesignKeys,
  Column extends string = never,
>(options: DesignOptions<V, R, Words, Column>): Design {
  const { measures, sources } = options
  const fields: Fields<V> = options.fields
  const quantities: Design['quantities'] = options.quantities
  const named: NamedField[] = []
  for (const field in fields) named.push({ name: field, ...fields[field] })

  const formOf = (parameters: Texts) => textsOf(fields, options.rewrite?.(parameters) ?? parameters)
  function find(parameters: Texts): Found<V, R> {
    const texts = formOf(parameters)
    const read = readInputs(fields, texts)
    if ('faults' in read) return { texts, faults: read.faults }
    const refusal = options.refuse?.(read.inputs)
    if (refusal) return { texts, refusal }
    const computed = options.compute(read.inputs)
    if (isRefused(computed)) return { texts, ...computed }
    const shown = checked(computed, quantities)
    if ('refusal' in shown) return { texts, ...shown }
    return { texts, ...read, typed: computed, ...shown }
  }
  const answer: Design['answer'] = (parameters) => {
    const found = find(parameters)
    if ('faults' in found) return { isResult: false, texts: found.texts, faults: found.faults }
    if ('refusal' in found) return { isResult: false, texts: found.texts, faults: [found.refusal] }
    const { texts, inputs, readings, typed, values } = found
    const { r, sas } = options.code(inputs, typed)
    return {
      isResult: true,
      texts,
      values,
      headline: options.headline(inputs),
      curve: options.curve?.(inputs, typed) ?? null,
      table: options.table?.(inputs, typed) ?? null,
      tables: options.tables?.(inputs, typed) ?? [],
      boundaries: options.boundaries?.(inputs, typed) ?? null,
      interim: options.interim?.(inputs, typed) ?? null,
      readings,
      assumed: options.assumed?.(inputs) ?? {},
      notes: options.notes?.(inputs, typed) ?? [],
      methods: options.methods(inputs, typed),
      r: rScript(r),
      sas,
      formula: options.formula(inputs),
    }
  }
  const sensitivity: Design['sensitivity'] = (parameters) => {
    const texts = formOf(parameters)
    const read = readInputs(fields, texts)
    if ('faults' in read) return []
    const headline = options.headline(read.inputs)
    return sensitivityOf(named, texts, (changed) => {
      const found = find(changed)
      return 'values' in found ? (found.values[headline] ?? null) : null
    })
  }
  const parameters = [...named.map(({ name }) => name), ...(options.oldParameters ?? [])]
  return { fields: named, parameters, measures, quantities, sources, compute: find, answer, sensitivity }
}

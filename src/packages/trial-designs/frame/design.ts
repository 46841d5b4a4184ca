import type { Design, NoResult, Numbers } from './answer.ts'
import { checked } from './checked.ts'
import { rScript } from './code.ts'
import type { DesignCodes } from './codes.ts'
import { counts, type Fault, type Fields, type NamedField, type Texts, textsOf } from './fields.ts'
import { leftOut, likeness } from './left-out.ts'
import type { DesignOptions } from './options.ts'
import { type Readings, readInputs } from './read-inputs.ts'
import type { Assumed, KeyOf, Values } from './result.ts'
import {
  type Changes,
  sensitivityOf,
  sensitivitySentence,
  type Variation,
  variationsOf,
} from './sensitivity.ts'

/** With fewer, the size for a difference that was found would sometimes be one above the given one. */
const foundDigits = 14

/** Older addresses have a size and no question. */
function withQuestion(fields: readonly NamedField[], given: Texts): Texts {
  const isGiven = given.find === undefined && (given.n ?? '').trim() !== ''
  const answered = fields.find(({ name }) => name === 'find')?.options[1]
  return isGiven && answered !== undefined ? { ...given, find: answered } : given
}

const isRefused = <R, Refused extends { refusal: Fault }>(computed: R | Refused): computed is Refused =>
  typeof computed === 'object' && computed !== null && 'refusal' in computed

type Unfound = { texts: Texts } & ({ faults: readonly Fault[] } | { refusal: Fault })

interface Found<V, R> {
  texts: Texts
  inputs: V
  readings: Readings
  typed: R
  values: Values
}

const noResult = (unfound: Unfound): NoResult => ({
  isResult: false,
  texts: unfound.texts,
  faults: 'faults' in unfound ? unfound.faults : [unfound.refusal],
})

/**
 * A design from its parts: fields, computation, codes, and programs. It is one long function because all of
 * its parts share the fields and their types.
 */
export function defineDesign<
  V,
  R extends Partial<Record<keyof R, number>>,
  Codes extends DesignCodes,
  Column extends string = never,
>(options: DesignOptions<V, R, Codes, Column>): Design<Codes, keyof V & string, KeyOf<R> | Column> {
  const { measures, sources, sections = [] } = options
  const fields: Fields<V> = options.fields
  const { quantities } = options
  const named: NamedField<keyof V & string>[] = []
  for (const field in fields) named.push({ name: field, ...fields[field] })

  const givenOf = (parameters: Texts) => withQuestion(named, options.rewrite?.(parameters) ?? parameters)
  const formOf = (parameters: Texts) => textsOf(fields, givenOf(parameters))
  function find(parameters: Texts): Found<V, R> | Unfound {
    const texts = formOf(parameters)
    const read = readInputs(fields, texts)
    if ('faults' in read) return { texts, faults: read.faults }
    const { readings } = read
    const solved = options.solve?.(read.inputs) ?? read.inputs
    if (isRefused(solved)) return { texts, ...solved }
    const refusal = options.refuse?.(solved)
    if (refusal) return { texts, refusal }
    const computed = options.compute(solved)
    if (isRefused(computed)) return { texts, ...computed }
    const shown = checked(computed, quantities)
    if ('refusal' in shown) return { texts, ...shown }
    return { texts, inputs: solved, readings, typed: computed, ...shown }
  }
  /** The texts of some inputs, as the form writes them. */
  function written(inputs: Partial<V>): Texts {
    const texts: Record<string, string> = {}
    for (const name in fields) {
      const value = inputs[name]
      if (typeof value === 'number') texts[name] = fields[name].write(value)
      else if (typeof value === 'string') texts[name] = value
    }
    return texts
  }
  function assumedOf(inputs: V): Assumed {
    const assumed: Record<string, string | number | null> = {}
    for (const name in fields) {
      const value = inputs[name]
      assumed[name] = typeof value === 'number' || typeof value === 'string' ? value : null
    }
    return assumed
  }
  /** What is not read holds what was found. A power that is reached is no target. */
  function foundTexts({ texts, inputs, typed }: Found<V, R>): Texts {
    if (texts.find === 'size') return options.planned(typed)
    for (const name in fields) {
      const { unless, onlyWith, write } = fields[name]
      const isAsked = unless?.includes(texts.find ?? '') && counts({ onlyWith }, texts)
      const value = inputs[name]
      if (isAsked && name !== 'power' && typeof value === 'number')
        return { [name]: write(value, foundDigits) }
    }
    return {}
  }
  const numbersOf = (found: Found<V, R>): Numbers<Codes> => {
    const { texts, inputs, readings, typed, values } = found
    return {
      isResult: true,
      texts,
      found: foundTexts(found),
      values,
      headline: options.headline(inputs),
      likeness: likeness(named, texts),
      readings,
      assumed: options.assumed?.(inputs) ?? {},
      notes: options.notes?.(inputs, typed) ?? [],
    }
  }
  const summary: Design['summary'] = (parameters) => {
    const found = find(parameters)
    return 'inputs' in found ? numbersOf(found) : noResult(found)
  }
  const writtenOf = (found: Found<V, R>) => {
    const { texts, inputs, typed } = found
    const { r, sas } = options.code(inputs, typed)
    const doubts = options.doubts?.(inputs) ?? []
    const sensitivity = sensitivitySentence(changesOf(found), doubts, { fields: named, quantities })
    const methods = options.methods(inputs, typed, sensitivity)
    return { isResult: true, likeness: likeness(named, texts), methods, r: rScript(r), sas } as const
  }
  const protocol: Design['protocol'] = (parameters) => {
    const found = find(parameters)
    return 'inputs' in found ? writtenOf(found) : noResult(found)
  }
  const answer: Design<Codes>['answer'] = (parameters) => {
    const found = find(parameters)
    if (!('inputs' in found)) return noResult(found)
    const { inputs, typed } = found
    return {
      ...numbersOf(found),
      ...writtenOf(found),
      inputs: assumedOf(inputs),
      curve: options.curve?.(inputs, typed) ?? null,
      table: options.table?.(inputs, typed) ?? null,
      tables: options.tables?.(inputs, typed) ?? [],
      boundaries: options.boundaries?.(inputs, typed) ?? null,
      interim: options.interim?.(inputs, typed) ?? null,
      single: options.single?.(inputs, typed) ?? null,
      formula: options.formula(inputs),
    }
  }
  /** By inputs that are solved. */
  function variationsAt(texts: Texts, inputs: V): Changes['variations'] {
    const own = new Map<string, Variation | null>()
    for (const [name, change] of Object.entries(options.variations?.(inputs) ?? {}))
      own.set(name, change ? (factor) => written(change(factor)) : null)
    return variationsOf(named, texts, own)
  }
  /** By the texts of an answer: its paragraph and its table name the same changes. */
  const known = new WeakMap<Texts, Changes>()
  function changesOf(found: Found<V, R>): Changes {
    const changes = known.get(found.texts) ?? newChangesOf(found)
    known.set(found.texts, changes)
    return changes
  }
  function newChangesOf(found: Found<V, R>): Changes {
    const { texts, inputs, typed } = found
    const planned = texts.find === 'size' ? options.planned(typed) : null
    const headlineWith = (changed: Texts) => {
      const other = Object.keys(changed).length > 0 ? find({ ...texts, ...changed }) : found
      return 'values' in other ? (other.values[options.headline(other.inputs)] ?? null) : null
    }
    const leftWith = (changed: Texts) => planned && headlineWith({ ...changed, ...planned })
    const given = planned && readInputs(fields, { ...texts, ...planned })
    return {
      texts,
      written: written(inputs),
      headline: options.headline(inputs),
      left: given && 'inputs' in given ? options.headline(given.inputs) : null,
      variations: variationsAt(texts, inputs),
      reach: options.isSlow ? 1 : 2,
      at: (changed) => ({ texts: changed, value: headlineWith(changed), left: leftWith(changed) }),
      leftOutAt: (changed) => ({ texts: changed, value: null, left: leftWith(changed), isLeftOut: true }),
      workOf: (changed) => {
        const read = readInputs(fields, { ...texts, ...changed })
        const isChanged = Object.keys(changed).length > 0
        return isChanged && 'inputs' in read && options.work ? options.work(read.inputs) : 0
      },
      after: (changed) => {
        const all = { ...texts, ...changed }
        const read = readInputs(fields, all)
        if ('faults' in read) return null
        const solved = options.solve?.(read.inputs) ?? read.inputs
        return isRefused(solved) ? null : variationsAt(all, solved)
      },
    }
  }
  const changes: Design['changes'] = (parameters) => {
    const last = known.get(parameters)
    if (last) return last
    const found = find(parameters)
    return 'inputs' in found ? changesOf(found) : null
  }
  const sensitivity: Design['sensitivity'] = (parameters) => {
    const changed = changes(parameters)
    return changed && sensitivityOf(changed)
  }
  const parameters = [...named.map(({ name }) => name), ...(options.oldParameters ?? [])]
  return {
    fields: named,
    sections,
    parameters,
    measures,
    quantities,
    sources,
    compute: find,
    answer,
    leftOut: (parameters) => leftOut(named, givenOf(parameters), formOf(parameters)),
    protocol,
    summary,
    changes,
    sensitivity,
  }
}

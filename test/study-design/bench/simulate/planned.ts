import type { DesignName } from '#content/study-design/routes.ts'
import { designs, isDesignName } from '#src/study-design/designs/index.ts'
import type { Note } from '#src/study-design/frame/result.ts'
import type { Draw } from './draw.ts'

/** A state of a design: what its fields read and what it computed. */
export interface Planned {
  design: DesignName
  notes: readonly Note[]
  /** What the field reads: a percentage is a proportion. */
  number: (field: string) => number
  /** The same for a field that may be left empty, which gives null. */
  optional: (field: string) => number | null
  /** The chosen option; `otherwise` if the design has no such field. */
  option: (field: string, otherwise?: string) => string
  /** A computed quantity. */
  value: (quantity: string) => number
  /** The same, or undefined if it was not computed. */
  computed: (quantity: string) => number | undefined
  /** The level of each tested tail. */
  level: number
}

/** One trial and the number that its mean outcome is compared with. */
export interface Measured {
  quantity: string
  formula: number
  /** The formula fails if it is off by more. */
  limit: number
  /** Only an excess is a failure of a type I error, only a shortfall of a coverage. */
  fails?: 'above' | 'below'
  trial: (draw: Draw) => number
}

export type Simulation = (planned: Planned) => readonly Measured[]

/** @param query `two-means?sd=12&n=40`, as the address has it */
export function plan(query: string): Planned {
  const [design = '', search = ''] = query.split('?')
  if (!isDesignName(design)) throw new Error(`${query}: no design "${design}".`)
  const { fields, parameters, answer } = designs[design]
  const texts = Object.fromEntries(new URLSearchParams(search))
  const unknown = Object.keys(texts).filter((name) => !parameters.includes(name))
  if (unknown.length > 0) throw new Error(`${query}: no parameter ${unknown.join(', ')}.`)
  const found = answer(texts)
  if (!found.isResult) throw new Error(`${query} has no result: ${JSON.stringify(found.faults)}`)
  const read = (name: string): unknown => {
    const field = fields.find((one) => one.name === name)
    const text = field?.read(found.texts[name] ?? '')
    return text && 'value' in text ? text.value : undefined
  }
  const missing = (kind: string, name: string) => new Error(`${query} has no ${kind} "${name}".`)
  const number = (field: string) => {
    const value = read(field)
    if (typeof value !== 'number') throw missing('number', field)
    return value
  }
  const optional = (field: string) => (read(field) === null ? null : number(field))
  const option = (field: string, otherwise?: string) => {
    const value = read(field) ?? otherwise
    if (typeof value !== 'string') throw missing('choice', field)
    return value
  }
  const computed = (quantity: string) => found.values[quantity]
  const value = (quantity: string) => {
    const known = computed(quantity)
    if (known === undefined) throw missing('quantity', quantity)
    return known
  }
  const level = () => (option('sides', '1') === '2' ? number('alpha') / 2 : number('alpha'))
  const hasLevel = fields.some(({ name }) => name === 'alpha')
  return {
    design,
    notes: found.notes,
    number,
    optional,
    option,
    value,
    computed,
    level: hasLevel ? level() : Number.NaN,
  }
}

export const outcome = (isSuccess: boolean) => (isSuccess ? 1 : 0)

/** Three points of power: a plan for 80 % that has 77 % is noticed by nobody. */
const powerLimit = 0.03

export const chance = (quantity: string, formula: number, trial: Measured['trial']): Measured => ({
  quantity,
  formula,
  limit: powerLimit,
  trial,
})

/**
 * The chance to reject without an effect. It may exceed its level by a fifth, as Cochran allowed.
 * Source: Cochran WG. Biometrics 1954;10:417-51.
 */
export const typeOne = (level: number, trial: Measured['trial']): Measured => ({
  quantity: 'type I error',
  formula: level,
  limit: level / 5,
  fails: 'above',
  trial,
})

/** A mean, e.g. of events, within 3 % of the formula. */
export const mean = (quantity: string, formula: number, trial: Measured['trial']): Measured => ({
  quantity,
  formula,
  limit: 0.03 * formula,
  trial,
})

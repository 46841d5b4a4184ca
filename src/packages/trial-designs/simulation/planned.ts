import type { DesignName } from '../frame/names.ts'
import type { Assumed, Values } from '../frame/result.ts'

/** A design with numbers, as it is handed to a worker: what its fields read, with what was found. */
export interface Plan {
  design: DesignName
  inputs: Assumed
  values: Values
}

/** Reads a plan. What it does not have is an error. */
export interface Planned {
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
  /** The level of each tested tail; NaN for a design that tests nothing. */
  level: number
}

export function readPlan({ design, inputs, values }: Plan): Planned {
  const missing = (kind: string, name: string) => new Error(`${design} has no ${kind} "${name}".`)
  const number = (field: string) => {
    const value = inputs[field]
    if (typeof value !== 'number') throw missing('number', field)
    return value
  }
  const optional = (field: string) => (inputs[field] === null ? null : number(field))
  const option = (field: string, otherwise?: string) => {
    const value = inputs[field] ?? otherwise
    if (typeof value !== 'string') throw missing('choice', field)
    return value
  }
  const computed = (quantity: string) => values[quantity]
  const value = (quantity: string) => {
    const known = computed(quantity)
    if (known === undefined) throw missing('quantity', quantity)
    return known
  }
  const level = () => (option('sides', '1') === '2' ? number('alpha') / 2 : number('alpha'))
  return {
    number,
    optional,
    option,
    value,
    computed,
    level: 'alpha' in inputs ? level() : Number.NaN,
  }
}

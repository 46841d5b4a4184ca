import type { Draw } from './draw.ts'
import type { Planned } from './planned.ts'

/** An assumption that the simulated data break. Its words say by how much. */
export type Break = 'variances' | 'skewed' | 'losses' | 'delayed' | 'sizes' | 'correlated' | 'uneven'

/** What a simulation counts. Most are quantities of designs; the words of the page name the others. */
export const simulatedQuantities = [
  'power',
  'typeOne',
  'level',
  'earlyStop',
  'expectedSize',
  'expectedEvents',
  'expectedAlternative',
  'expectedNull',
  'coverage',
  'points',
  'halfWidth',
  'chance',
  'upperLimitHolds',
] as const

export type SimulatedQuantity = (typeof simulatedQuantities)[number]

/** One trial, whose mean outcome is compared with a number of the formula. */
export interface Measured {
  quantity: SimulatedQuantity
  formula: number
  /** Whether the outcome is 0 or 1. */
  isChance: boolean
  /** Whether the formula is exact for data as assumed, or an approximation. */
  isExact: boolean
  /** Only an excess is a failure of a type I error, only a shortfall of a coverage. */
  fails?: 'above' | 'below'
  trial: (draw: Draw) => number
}

/** The assumptions that a plan can break. */
export type Breaks = (planned: Planned) => readonly Break[]

/** A state as its address has it, and the assumption that its data break. */
interface Case {
  query: string
  broken?: Break
}

export interface Simulation {
  measure: (plan: Planned, broken: Break | null) => readonly Measured[]
  /** States in which the formula is known to fail, or data as they often are: the build simulates them. */
  difficult: readonly Case[]
}

export const outcome = (isSuccess: boolean) => (isSuccess ? 1 : 0)

export const chance = (
  quantity: SimulatedQuantity,
  formula: number,
  isExact: boolean,
  trial: Measured['trial'],
): Measured => ({ quantity, formula, isChance: true, isExact, trial })

/** The chance to reject at the border of the hypothesis. */
export const typeOne = (level: number, isExact: boolean, trial: Measured['trial']): Measured => ({
  ...chance('typeOne', level, isExact, trial),
  fails: 'above',
})

/** A mean, e.g. of events. */
export const mean = (
  quantity: SimulatedQuantity,
  formula: number,
  isExact: boolean,
  trial: Measured['trial'],
): Measured => ({ ...chance(quantity, formula, isExact, trial), isChance: false })

import type { EventMethod } from '#src/statistics/survival/event-trials.ts'

/** Times in months; hazard ratio of the second arm to the first; proportion lost in a year. */
export interface Timing {
  hr: number
  median: number
  accrual: number
  followUp: number
  lost: number
}

export interface Inputs extends Timing {
  goal: 'superiority' | 'noninferiority'
  method: EventMethod
  sides: '1' | '2'
  alpha: number
  power: number
  hr: number
  margin: number
  ratio: number
  n: number | null
}

export interface Quantities {
  events?: number
  first: number
  second: number
  total: number
  expectedEvents: number
  power: number
  exactEvents?: number
  exactTotal?: number
  controlEvents: number
  treatedEvents: number
  treatedMedian: number
  duration: number
}

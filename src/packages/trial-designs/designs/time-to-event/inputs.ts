import { courseFields } from '../../frame/course-fields.ts'
import { choice, type InputsOf, number } from '../../frame/fields.ts'
import { ratioText, significantText } from '../../frame/format.ts'
import { allocation, better, find, givenSize, testFields } from '../../frame/planning.ts'

const withMargin = { field: 'goal', options: ['noninferiority'] }

export const fields = {
  find: find('power', 'hr', 'followUp', 'margin'),
  goal: choice(['superiority', 'noninferiority']),
  method: choice(['schoenfeld', 'freedman']),
  ...testFields(),
  hr: number({ initial: '0.7', min: 0.01, max: 20, varies: true, unit: 'share', unless: ['hr'] }),
  better: better(withMargin),
  margin: number({
    initial: '1.3',
    min: 0.01,
    max: 20,
    varies: true,
    unit: 'share',
    onlyWith: withMargin,
    unless: ['margin'],
  }),
  allocation: allocation(),
  ...courseFields(),
  n: givenSize('200'),
}

export type Inputs = InputsOf<typeof fields>

export interface Quantities {
  /** What was asked for. */
  hr?: number
  /** Above 1, where the one below it is `hr`. */
  hrAbove?: number
  followUp?: number
  margin?: number
  events?: number
  /** The control arm, as `n` is: the hazard ratio is that of the second arm to it. */
  first: number
  /** The new treatment. */
  second: number
  total: number
  expectedEvents: number
  power: number
  exactEvents?: number
  exactTotal?: number
  controlEvents: number
  treatedEvents: number
  /** The mean over the events, where the treatment works only after a delay. */
  averageHr?: number
  treatedMedian?: number
  treatedEventFree?: number
  /** Months of recruitment at a typed rate, or the full rate for typed months. */
  recruitedIn?: number
  ratePerMonth?: number
  duration: number
}

/** A ratio that was found, as it is printed; one that was typed, with all its digits. */
export function ratioTextOf(inputs: Inputs, name: 'hr' | 'margin'): string {
  return (inputs.find === name ? significantText : ratioText)(inputs[name])
}

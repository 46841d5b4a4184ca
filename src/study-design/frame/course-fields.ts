import { type Condition, type InputsOf, number, percent } from './fields.ts'

/**
 * The fields of a survival trial's course, in months: what every design with such a trial asks.
 * @param onlyWith choices with which they are read; all must hold
 */
export function courseFields(onlyWith: readonly Condition[] = []) {
  const duration = { min: 0, max: 1200, varies: true, onlyWith }
  return {
    median: number({ initial: '12', min: 0.01, max: 10_000, varies: true, onlyWith }),
    accrual: number({ initial: '18', ...duration, min: 0.1 }),
    followUp: number({ initial: '12', ...duration, unless: ['followUp'] }),
    lost: percent({ initial: '5', min: 0, max: 90, varies: true, asks: 'alone', onlyWith }),
  }
}

export type CourseInputs = InputsOf<ReturnType<typeof courseFields>>

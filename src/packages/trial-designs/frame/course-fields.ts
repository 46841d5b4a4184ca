import { type Condition, choice, type InputsOf, number, optionalPercent, percent } from './fields.ts'

const withOption = (field: string, ...options: readonly string[]) => ({ field, options })

/** What the control arm is typed as. */
function controlFields(onlyWith: readonly Condition[]) {
  const months = { min: 0.01, max: 10_000, varies: true }
  const when = (...options: string[]) => [...onlyWith, withOption('controlBy', ...options)]
  return {
    controlBy: choice(['median', 'rate', 'changing'], { onlyWith }),
    median: number({ initial: '12', ...months, onlyWith: when('median', 'changing') }),
    eventFree: percent({
      initial: '60',
      min: 0.01,
      max: 99.99,
      varies: true,
      asks: 'alone',
      onlyWith: when('rate'),
    }),
    eventFreeAt: number({ initial: '24', ...months, varies: false, onlyWith: when('rate') }),
    changeAt: number({ initial: '6', ...months, max: 1200, onlyWith: when('changing') }),
    laterMedian: number({ initial: '24', ...months, onlyWith: when('changing') }),
  }
}

/** How participants enter. Duration and rate determine each other with the size: one of them is typed. */
function entryFields(onlyWith: readonly Condition[]) {
  const steps = [...onlyWith, withOption('pace', 'steps')]
  const share = { min: 1, max: 10_000, onlyWith: steps }
  const length = { min: 0, max: 1200, varies: true, onlyWith: steps }
  return {
    recruitment: choice(['months', 'rate'], { onlyWith }),
    accrual: number({
      initial: '18',
      min: 0.1,
      max: 1200,
      varies: true,
      onlyWith: [...onlyWith, withOption('recruitment', 'months')],
    }),
    perMonth: number({
      initial: '20',
      min: 0.01,
      max: 1_000_000,
      varies: true,
      onlyWith: [...onlyWith, withOption('recruitment', 'rate')],
    }),
    pace: choice(['even', 'steps'], { onlyWith }),
    firstMonths: number({ initial: '3', ...length }),
    firstPace: percent({ initial: '25', ...share }),
    nextMonths: number({ initial: '0', isConventional: true, ...length }),
    nextPace: percent({ initial: '50', ...share }),
  }
}

/** How a form groups the fields of `courseFields`. */
export const courseParts = {
  control: ['controlBy', 'median', 'eventFree', 'eventFreeAt', 'changeAt', 'laterMedian'],
  entry: ['recruitment', 'accrual', 'perMonth', 'followUp', 'lost'],
  /** What most trials leave as it is. */
  uneven: ['delay', 'pace', 'firstMonths', 'firstPace', 'nextMonths', 'nextPace', 'exposure', 'lostTreated'],
} as const satisfies Record<string, readonly (keyof CourseInputs)[]>

/**
 * The fields of a survival trial's course, in months: what every design with such a trial asks.
 * @param onlyWith choices with which they are read; all must hold
 */
export function courseFields(onlyWith: readonly Condition[] = []) {
  const lost = { min: 0, max: 90, varies: true, asks: 'alone', onlyWith } as const
  return {
    ...controlFields(onlyWith),
    delay: number({
      initial: '0',
      isConventional: true,
      min: 0,
      max: 1200,
      varies: true,
      onlyWith: [...onlyWith, withOption('goal', 'superiority')],
    }),
    ...entryFields(onlyWith),
    exposure: choice(['untilEnd', 'fixed'], { onlyWith }),
    followUp: number({ initial: '12', min: 0, max: 1200, varies: true, onlyWith, unless: ['followUp'] }),
    lost: percent({ initial: '5', ...lost }),
    lostTreated: optionalPercent(lost),
  }
}

export type CourseInputs = InputsOf<ReturnType<typeof courseFields>>

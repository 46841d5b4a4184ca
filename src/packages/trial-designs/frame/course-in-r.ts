import { call } from './code.ts'
import type { Timing } from './survival-course.ts'

/** R expressions of what may be sought, or follows from the size. */
interface Names {
  hr: string
  followUp: string
  /** Treated participants for each control. */
  ratio: string
  total: string
  /** Of an earlier analysis; all others are at the end. */
  month?: string
}

const vector = (values: readonly (string | number)[]) =>
  values.length === 1 ? `${values[0]}` : `c(${values.join(', ')})`

function hazardInR({ controlBy, median, eventFree, eventFreeAt, changeAt, laterMedian }: Timing) {
  if (controlBy === 'rate') return () => `-log(${eventFree}) / ${eventFreeAt}`
  return (month: number) => `log(2) / ${controlBy === 'changing' && month >= changeAt ? laterMedian : median}`
}

/** rpact takes no hazard of 0, and hazards in proportion only as a hazard ratio. */
const noHazard = { control: '1e-10', treated: '2e-10' }

/** Hazards of both arms; `untilDelay` leaves those after the delay out. */
function hazardsInR(timing: Timing, hr: string, untilDelay: boolean): string[] {
  const { controlBy, changeAt, delay } = timing
  const hazardAt = hazardInR(timing)
  const changes = [...(controlBy === 'changing' ? [changeAt] : []), ...(delay > 0 ? [delay] : [])]
  const months = [0, ...new Set(changes.sort((a, b) => a - b))]
  const times = months.length > 1 ? [`piecewiseSurvivalTime = ${vector(months)}`] : []
  const isLeft = (month: number) => untilDelay && month >= delay
  const control = months.map((month) => (isLeft(month) ? noHazard.control : hazardAt(month)))
  if (delay === 0) return [...times, `lambda2 = ${vector(control)}`, `hazardRatio = ${hr}`]
  const treated = months.map((month) => {
    if (isLeft(month)) return noHazard.treated
    return month < delay ? hazardAt(month) : `${hr} * ${hazardAt(month)}`
  })
  return [...times, `lambda2 = ${vector(control)}`, `lambda1 = ${vector(treated)}`]
}

/** Months from which rates of recruitment hold, and the rates as shares of the full one. */
export function stepsOf({ pace, firstMonths, firstPace, nextMonths, nextPace }: Timing) {
  const periods = [
    { length: firstMonths, rate: firstPace },
    { length: nextMonths, rate: nextPace },
  ].filter(({ length }) => length > 0 && pace === 'steps')
  let from = 0
  const starts = periods.map(({ length }) => {
    from += length
    return from - length
  })
  return { months: [...starts, from], rates: [...periods.map(({ rate }) => rate), 1] }
}

/** Recruitment, and the month of the analysis. */
function entryInR(timing: Timing, { followUp, total, month }: Names): { before: string[]; args: string[] } {
  const { recruitment, accrual, perMonth, exposure } = timing
  const { months, rates } = stepsOf(timing)
  if (exposure === 'fixed')
    return {
      before: ['# All are followed equally long, as if they entered at once.'],
      args: [`time = ${followUp}`, 'accrualTime = c(0, 1e-6)'],
    }
  const shares =
    rates.length > 1 ? [`accrualIntensity = ${vector(rates)}`, 'accrualIntensityType = "relative"'] : []
  if (recruitment === 'months')
    return {
      before: [],
      args: [
        `time = ${month ?? `${accrual} + ${followUp}`}`,
        `accrualTime = ${vector([...months, accrual])}`,
        ...shares,
      ],
    }
  const entry = [
    `accrualTime = ${vector(months)}`,
    `accrualIntensity = ${vector(rates.map((rate) => rate * perMonth))}`,
    `maxNumberOfSubjects = ${total}`,
  ]
  return {
    before: [
      `accrual <- max(${call('rpact::getAccrualTime', entry)}$accrualTime)`,
      // A small trial is complete before the full rate.
      ...(shares.length > 0 ? [`starts <- ${vector(months)}`, 'open <- starts < accrual'] : []),
    ],
    args: [
      `time = ${month ?? `accrual + ${followUp}`}`,
      ...(shares.length > 0
        ? [
            'accrualTime = c(starts[open], accrual)',
            `accrualIntensity = ${vector(rates)}[open]`,
            shares[1] ?? '',
          ]
        : ['accrualTime = c(0, accrual)']),
    ],
  }
}

function lossesInR({ lost, lostTreated }: Timing): string[] {
  const treated = lostTreated ?? lost
  return lost > 0 || treated > 0
    ? [`dropoutRate1 = ${treated}`, `dropoutRate2 = ${lost}`, 'dropoutTime = 12']
    : []
}

/**
 * R statements that define `chance`, rpact's probabilities of an event by the analysis, and `average`,
 * the hazard ratio that enters the formula for events. In rpact the treated arm is the first.
 */
export function courseInR(timing: Timing, names: Names): string {
  const { before, args } = entryInR(timing, names)
  const chances = (untilDelay: boolean) =>
    call('rpact::getEventProbabilities', [
      ...args,
      ...hazardsInR(timing, names.hr, untilDelay),
      `allocationRatioPlanned = ${names.ratio}`,
      ...lossesInR(timing),
    ])
  const average =
    timing.delay > 0
      ? [
          `early <- ${chances(true)}`,
          'late <- 1 - early$overallEventProbabilities / chance$overallEventProbabilities',
          `average <- ${names.hr}^late`,
        ]
      : [`average <- ${names.hr}`]
  return [...before, `chance <- ${chances(false)}`, ...average].join('\n')
}

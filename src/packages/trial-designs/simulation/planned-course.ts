import type { Timing } from '../frame/survival-course.ts'
import type { Planned } from './planned.ts'

/** The course of a survival trial, as its plan says. */
export function timingOf({ number, optional, option }: Planned): Timing {
  const controlBy = option('controlBy')
  return {
    hr: number('hr'),
    controlBy: controlBy === 'rate' || controlBy === 'changing' ? controlBy : 'median',
    median: number('median'),
    eventFree: number('eventFree'),
    eventFreeAt: number('eventFreeAt'),
    changeAt: number('changeAt'),
    laterMedian: number('laterMedian'),
    delay: number('delay'),
    recruitment: option('recruitment') === 'rate' ? 'rate' : 'months',
    accrual: number('accrual'),
    perMonth: number('perMonth'),
    pace: option('pace') === 'steps' ? 'steps' : 'even',
    firstMonths: number('firstMonths'),
    firstPace: number('firstPace'),
    nextMonths: number('nextMonths'),
    nextPace: number('nextPace'),
    exposure: option('exposure') === 'fixed' ? 'fixed' : 'untilEnd',
    followUp: number('followUp'),
    lost: number('lost'),
    lostTreated: optional('lostTreated'),
  }
}

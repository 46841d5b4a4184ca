import type { DesignCodes } from './codes.ts'
import { percentText, probabilityText, ratioText, significantText, trimmed } from './format.ts'
import type { Note, Sentence } from './result.ts'
import { averageRatio, type Course, eventFreeAt, medianOf, type Timing } from './survival-course.ts'

/** Only what all designs say. */
type Shared = Record<keyof DesignCodes, never>

type Words = Note<Shared>['facts'][string] & {}

type Asked = Timing & { find: string }

export const months = (value: number, decimals = 6) => {
  const count = trimmed(value, decimals)
  return { part: count === '1' ? 'month' : 'months', facts: { count } } as const
}

/** What is assumed of the times to the event. */
function times(inputs: Timing, { first, second }: Course): Words {
  const { controlBy, median, eventFree, eventFreeAt: at, changeAt, laterMedian, delay } = inputs
  const treatedMedian = months(medianOf(second), 1)
  const facts = {
    median: months(median),
    treatedMedian,
    rate: percentText(eventFree),
    at: months(at),
    treatedRate: probabilityText(eventFreeAt(second, at)),
    changeAt: months(changeAt),
    laterMedian: months(laterMedian),
    controlMedian: months(medianOf(first), 1),
  }
  if (controlBy === 'changing') return { part: 'byChange', facts }
  if (controlBy === 'rate') return { part: delay > 0 ? 'byRateDelayed' : 'byRate', facts }
  return { part: delay > 0 ? 'byMedianDelayed' : 'byMedian', facts }
}

function entry(inputs: Timing, { accrual }: Course): Words {
  const { recruitment, perMonth, pace, firstMonths, firstPace, nextMonths, nextPace } = inputs
  const isRate = recruitment === 'rate'
  const paces = [
    { length: firstMonths, pace: firstPace },
    { length: nextMonths, pace: nextPace },
  ]
    .filter(({ length }) => length > 0)
    .map(
      ({ length, pace }): Words => ({
        part: 'paceOf',
        facts: { pace: percentText(pace), months: months(length) },
      }),
    )
  const [only] = paces
  const facts = {
    accrual: months(accrual, isRate ? 1 : 6),
    perMonth: trimmed(perMonth, 6),
    paces: paces.length > 1 ? ({ list: 'and', of: paces } as const) : only,
  }
  if (pace === 'even' || !only) return { part: isRate ? 'entryRate' : 'entryEven', facts }
  return { part: isRate ? 'entryStepsRate' : 'entrySteps', facts }
}

/** How long participants are followed; a follow-up that was found is rounded. */
function follow({ find, exposure, followUp }: Asked): Words {
  const facts = { followUp: months(followUp, find === 'followUp' ? 2 : 6) }
  if (exposure === 'fixed') return { part: 'followEach', facts }
  const end = followUp === 0 ? ({ part: 'endAtOnce' } as const) : ({ part: 'end', facts } as const)
  return { part: 'followEnds', facts: { end } }
}

/** The hazard ratio that is assumed: one that was found is rounded. */
const ratioOf = ({ find, hr }: Asked) => (find === 'hr' ? significantText(hr) : ratioText(hr))

/** Sentences of a methods paragraph: times to the event, recruitment and follow-up, and losses. */
export function courseSentences(inputs: Asked, course: Course, ratio: number): Sentence<Shared>[] {
  const { delay, lost, lostTreated } = inputs
  const isLost = lost > 0 || (lostTreated ?? lost) > 0
  const losses: Words = {
    part: lostTreated === null || lostTreated === lost ? 'lostBoth' : 'lostApart',
    facts: { lost: percentText(lost), lostTreated: percentText(lostTreated ?? lost) },
  }
  const delayed: Sentence<Shared> = {
    key: 'courseDelay',
    facts: {
      delay: months(delay),
      hr: ratioOf(inputs),
      average: significantText(averageRatio(course, ratio)),
    },
  }
  return [
    { key: 'courseTimes', facts: { times: times(inputs, course) } },
    ...(delay > 0 ? [delayed] : []),
    { key: 'courseEntry', facts: { entry: entry(inputs, course), follow: follow(inputs) } },
    isLost ? { key: 'courseLoss', facts: { losses } } : { key: 'courseNoLoss', facts: {} },
  ]
}

/** What a hazard ratio means for the control arm: its median, or the rate that was typed, with both. */
export function meaningOf(inputs: Timing, course: Course, amount: (value: number) => string): Words {
  const { controlBy, eventFree, eventFreeAt: at } = inputs
  if (controlBy !== 'rate')
    return {
      part: 'mediansOf',
      facts: { median: amount(medianOf(course.first)), other: amount(medianOf(course.second)) },
    }
  const other = probabilityText(eventFreeAt(course.second, at))
  return { part: 'eventFreeOf', facts: { at: trimmed(at, 6), rate: percentText(eventFree), other } }
}

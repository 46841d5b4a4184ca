import type { en } from '#content/study-design/designs/time-to-event/en.ts'
import type { formulas } from '#content/study-design/designs/time-to-event/formulas.ts'
import { countText, percentText, trimmed, wholeText } from '#src/study-design/frame/format.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import { calculatedBy, relationTo, testFacts } from '#src/study-design/frame/sentences.ts'
import { type Inputs, type Quantities, ratioTextOf } from './inputs.ts'

export const months = (value: number, decimals = 6) => {
  const count = trimmed(value, decimals)
  return { part: count === '1' ? 'month' : 'months', facts: { count } } as const
}

const endOf = ({ find, followUp }: Inputs) =>
  followUp === 0
    ? ({ part: 'endAtOnce' } as const)
    : ({ part: 'end', facts: { followUp: months(followUp, find === 'followUp' ? 2 : 6) } } as const)

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { find, goal, better, method, sides, hr, lost } = inputs
  const isLaterBetter = better === 'higher'
  /** What is found has no source. */
  const sourceUnless = (name: Inputs['find']) => (find === name ? '' : ({ part: 'source' } as const))
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, hr > 1),
    events: countText(values.events),
    hr: ratioTextOf(inputs, 'hr'),
    margin: ratioTextOf(inputs, 'margin'),
    hrSource: sourceUnless('hr'),
    marginSource: sourceUnless('margin'),
    extreme: { part: isLaterBetter ? 'orMore' : 'orLess' },
    side: { part: isLaterBetter ? 'below' : 'above' },
    median: months(inputs.median),
    treatedMedian: months(values.treatedMedian, 1),
    accrual: months(inputs.accrual),
    end: endOf(inputs),
    duration: trimmed(values.duration, 2),
    lost: percentText(lost),
    first: countText(values.first),
    second: countText(values.second),
    total: countText(values.total),
    expected: wholeText(values.expectedEvents),
    decisive: countText(
      inputs.n === null ? values.events : Math.max(values.events ?? 1, values.expectedEvents),
    ),
  } as const
  return [
    { key: goal, facts },
    { key: find === 'power' ? 'assumed' : 'events', facts },
    { key: 'course', facts },
    { key: lost === 0 ? 'noLoss' : 'loss', facts },
    { key: 'participants', facts },
    { key: 'eventDriven', facts },
    calculatedBy(method),
  ]
}

export function formula({ goal, method }: Inputs): (keyof typeof formulas)[] {
  return [goal === 'noninferiority' ? 'margin' : method, 'sizes', 'events', 'losses', 'hazards']
}

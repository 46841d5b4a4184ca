import type { en } from '#content/study-design/designs/time-to-event/en.ts'
import {
  amountText,
  countText,
  fewText,
  percentText,
  probabilityText,
  significantText,
  trimmed,
  wholeText,
} from '#src/study-design/frame/format.ts'
import type { Fact, Note, NoteLevel } from '#src/study-design/frame/result.ts'
import { lostBefore } from '#src/study-design/frame/survival-course.ts'
import { eventsFor, followedThrough, powerWith } from './events.ts'
import { type Inputs, type Quantities, ratioTextOf } from './inputs.ts'
import { months } from './text.ts'

type Written = Note<typeof en>

/**
 * `test/study-design/bench/simulate/survival.ts`: beyond these the simulated power is off, too.
 * Where it falls short, as by Freedman's formula at 3:1, the followed one falls short by less.
 */
const mostMissing = 0.02
const mostExcess = 0.03
/** Formulas whose events differ by more are both named. */
const mostApart = 1.1
const fewInArm = 10
const fewInAll = 10
/** With two or more in one arm for each in the other, one tail of the log-rank test is off up to here. */
const fewInSmallArm = 30

const aboutText = (power: number) => probabilityText(power).replace(/\.\d%$/, '%')

const monthsText = (value: number) => amountText(Number(value.toPrecision(3)))

const changeText = (ratio: number) => percentText(Number(Math.abs(ratio - 1).toPrecision(3)))

type Words = Fact<keyof typeof en.parts>

const atLeast = (value: string): Words => ({ part: 'leastValue', facts: { value } })
const atMost = (value: string): Words => ({ part: 'mostValue', facts: { value } })

function foundRatio(inputs: Inputs, { hrAbove }: Quantities): Words {
  const { goal, better, sides, hr } = inputs
  const value = ratioTextOf(inputs, 'hr')
  if (goal === 'noninferiority') return better === 'higher' ? atMost(value) : atLeast(value)
  if (hr > 1) return atLeast(value)
  if (hrAbove === undefined) return atMost(value)
  const other = significantText(hrAbove)
  return sides === '2'
    ? { list: 'or', of: [atMost(value), atLeast(other)] }
    : { part: 'testedRatio', facts: { value, other } }
}

function foundBounds(
  inputs: Inputs,
  values: Quantities,
): { what: keyof typeof en.parts; bounds: Words } | null {
  const { find, better, followUp } = inputs
  if (find === 'hr') return { what: 'trueRatio', bounds: foundRatio(inputs, values) }
  if (find === 'margin') {
    const value = ratioTextOf(inputs, 'margin')
    return { what: 'marginSize', bounds: better === 'higher' ? atLeast(value) : atMost(value) }
  }
  if (find === 'followUp')
    return { what: 'followUpTime', bounds: { part: 'leastValue', facts: { value: months(followUp, 2) } } }
  return null
}

/** What was found, and what a hazard ratio that was found means for the medians. */
function found(inputs: Inputs, values: Quantities): Written[] {
  const found = foundBounds(inputs, values)
  if (!found) return []
  const total = countText(values.total)
  if (inputs.find === 'followUp' && inputs.followUp === 0)
    return [{ level: 'info', key: 'foundAtOnce', facts: { total } }]
  const facts = { total, what: { part: found.what }, bounds: found.bounds } as const
  return [{ level: 'info', key: 'found', facts }]
}

/** What the hazard ratio, or the margin on it, means. */
function meaning({ goal, better, hr, margin, median }: Inputs): Written {
  const ratio = goal === 'noninferiority' ? margin : hr
  const direction = ratio < 1 ? 'lower' : 'higher'
  const key =
    goal === 'superiority'
      ? direction === 'lower'
        ? 'lowers'
        : 'raises'
      : better === 'higher'
        ? 'mayBeHigher'
        : 'mayBeLower'
  return {
    level: 'info',
    key,
    facts: { change: changeText(ratio), median: monthsText(median), other: monthsText(median / ratio) },
  }
}

/** Where the formula for the events is off, or the two formulas are far apart. */
function formulas(inputs: Inputs, values: Quantities): Written[] {
  const { goal, n, allocation } = inputs
  const { first, second, total, expectedEvents, power } = values
  const followed = followedThrough(inputs, first, second / first)
  const isOff = power - followed.power > mostMissing || followed.power - power > mostExcess
  const level: NoteLevel = isOff ? 'caution' : 'info'
  const facts = { total: countText(total), power: probabilityText(power), reached: aboutText(followed.power) }
  if (goal === 'noninferiority') return isOff ? [{ level, key: 'cox', facts }] : []
  const [schoenfeld, freedman] = (['schoenfeld', 'freedman'] as const).map((method) => ({
    events: eventsFor({ ...inputs, method }),
    power: powerWith({ ...inputs, method }, expectedEvents, second / first),
  }))
  if (!schoenfeld || !freedman) return []
  const apart = Math.abs(Math.log(schoenfeld.events / freedman.events))
  if (!isOff && apart <= Math.log(mostApart)) return []
  if (n !== null)
    return [
      {
        level,
        key: 'formulasAtSize',
        facts: {
          ...facts,
          schoenfeld: probabilityText(schoenfeld.power),
          freedman: probabilityText(freedman.power),
        },
      },
    ]
  const needed = followedThrough(inputs, first, allocation).first
  const events = needed * (values.controlEvents + allocation * values.treatedEvents)
  const offOf = (formula: { events: number }) => Math.abs(Math.log(formula.events / events))
  return [
    {
      level,
      key: 'formulas',
      facts: {
        ...facts,
        schoenfeld: countText(Math.ceil(schoenfeld.events)),
        freedman: countText(Math.ceil(freedman.events)),
        nearer: { part: offOf(schoenfeld) <= offOf(freedman) ? 'nearSchoenfeld' : 'nearFreedman' },
        target: percentText(inputs.power),
        events: wholeText(events),
        participants: wholeText(needed * (1 + allocation)),
      },
    },
  ]
}

/** Whether a one-sided test errs too often: if it shows that the smaller arm has the higher hazard. */
function hasHeavyTail(inputs: Inputs, fewest: number): boolean {
  const { goal, sides, hr, margin, allocation } = inputs
  const isOneSided = goal === 'noninferiority' || sides === '1'
  const isLower = hr < (goal === 'noninferiority' ? margin : 1)
  const isUnequal = isLower ? allocation >= 2 : allocation <= 1 / 2
  return isOneSided && isUnequal && fewest < fewInSmallArm
}

/** What the result means in words, and where it is not to be trusted. */
export function notes(inputs: Inputs, values: Quantities): Written[] {
  const { first, second, expectedEvents, events, duration } = values
  const inArms = [
    { arm: 'inControl', count: first * values.controlEvents },
    { arm: 'inTreatment', count: second * values.treatedEvents },
  ] as const
  const [control, treatment] = inArms
  const fewest = control.count <= treatment.count ? control : treatment
  const facts = { expected: fewText(fewest.count), arm: { part: fewest.arm } } as const
  const lost = lostBefore(inputs, second / first)
  const all: (Written | false)[] = [
    ...found(inputs, values),
    meaning(inputs),
    expectedEvents < fewInAll
      ? { level: 'stop', key: 'fewEvents', facts: { expected: fewText(expectedEvents) } }
      : fewest.count < fewInArm
        ? { level: 'caution', key: 'fewInArm', facts }
        : hasHeavyTail(inputs, fewest.count) && { level: 'caution', key: 'heavyTail', facts },
    ...formulas(inputs, values),
    lost > 0.5 && { level: 'caution', key: 'mostLost', facts: { lost: aboutText(lost) } },
    inputs.n === null &&
      events !== undefined &&
      Math.round(expectedEvents) < events && {
        level: 'info',
        key: 'later',
        facts: {
          events: countText(events),
          expected: wholeText(expectedEvents),
          duration: trimmed(duration, 2),
        },
      },
  ]
  return all.filter((note) => note !== false)
}

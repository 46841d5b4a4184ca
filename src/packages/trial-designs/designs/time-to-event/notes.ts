import { meaningOf, months } from '../../frame/course-text.ts'
import {
  amountText,
  countText,
  fewText,
  percentText,
  probabilityText,
  significantText,
  trimmed,
  wholeText,
} from '../../frame/format.ts'
import { tailLevel } from '../../frame/planning.ts'
import type { Note, NoteLevel } from '../../frame/result.ts'
import { type Course, courseOf, lostBefore } from '../../frame/survival-course.ts'
import type { Codes } from './codes.ts'
import { chanceAbove, eventsFor, followedThrough, givenSize, meanWith, powerOf, sizeOf } from './events.ts'
import { type Inputs, type Quantities, ratioTextOf } from './inputs.ts'
import { excessOf } from './type-one.ts'

type Written = Note<Codes>

/** A single analysis, or a plan with interim analyses. */
export interface Analyses {
  /** The power, by the expectation of the statistic at the final analysis. */
  powerOf: (mean: number) => number
  /** The size to that of a single analysis. */
  worth: number
  /** Participants that another hazard ratio needs, and the power that it leaves to a given size. */
  needed: (changed: { hr: number }) => number
  left: (changed: { hr: number }) => number
}

/**
 * `test/study-design/bench/simulate.ts`: beyond these the simulated power is off, too.
 * Where it falls short, as by Freedman's formula at 3:1, the followed one falls short by less.
 */
const mostMissing = 0.02
const mostExcess = 0.03
/** Formulas whose events differ by more are both named. */
const mostApart = 1.1
const fewInArm = 10
const fewInAll = 10
/** Of Cochran's fifth, since the expansion is up to a tenth too small in small trials. */
const mostExcessOfLevel = 1.15

const aboutText = (power: number) => probabilityText(power).replace(/\.\d%$/, '%')

const monthsText = (value: number) => amountText(Number(value.toPrecision(3)))

const changeText = (ratio: number) => percentText(Number(Math.abs(ratio - 1).toPrecision(3)))

type Words = Written['facts'][string] & {}

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

function foundBounds(inputs: Inputs, values: Quantities): { what: Codes['parts']; bounds: Words } | null {
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
export function meaning(inputs: Inputs, total: number): Written {
  const { goal, better, hr, margin, delay } = inputs
  const ratio = goal === 'noninferiority' ? margin : hr
  const superior = ratio < 1 ? 'lowers' : 'raises'
  const noninferior = better === 'higher' ? 'mayBeHigher' : 'mayBeLower'
  return {
    level: 'info',
    key: goal === 'superiority' ? superior : noninferior,
    facts: {
      change: changeText(ratio),
      from: delay > 0 ? { part: 'fromMonth', facts: { month: trimmed(delay, 6) } } : '',
      meaning: meaningOf(inputs, courseOf({ ...inputs, hr: ratio }, total), monthsText),
    },
  }
}

/** A margin that is met only since the treatment is assumed to be the better one. */
function assumedBenefit(inputs: Inputs, { total, power }: Quantities, { needed, left }: Analyses): Written[] {
  const { goal, better, hr, n } = inputs
  if (goal !== 'noninferiority' || (better === 'higher' ? hr >= 1 : hr <= 1)) return []
  const facts = { hr: ratioTextOf(inputs, 'hr'), total: countText(total), power: probabilityText(power) }
  return n === null
    ? [{ level: 'caution', key: 'benefit', facts: { ...facts, needed: countText(needed({ hr: 1 })) } }]
    : [
        {
          level: 'caution',
          key: 'benefitAtSize',
          facts: { ...facts, left: probabilityText(left({ hr: 1 })) },
        },
      ]
}

/** Where the formula for the events is off, or the two formulas are far apart. */
function formulas(
  inputs: Inputs,
  values: Quantities,
  course: Course,
  { powerOf, worth }: Analyses,
): Written[] {
  const { goal, n, allocation, delay } = inputs
  const { first, second, total, expectedEvents, power } = values
  const followed = followedThrough(inputs, course, first, second / first)
  const reached = powerOf(followed.mean)
  const isOff = power - reached > mostMissing || reached - power > mostExcess
  const level: NoteLevel = isOff ? 'caution' : 'info'
  const facts = { total: countText(total), power: probabilityText(power), reached: aboutText(reached) }
  if (goal === 'noninferiority') return isOff ? [{ level, key: 'cox', facts }] : []
  if (delay > 0) return isOff ? [{ level, key: 'averaged', facts }] : []
  const [schoenfeld, freedman] = (['schoenfeld', 'freedman'] as const).map((method) => ({
    events: worth * eventsFor({ ...inputs, method }, course),
    power: powerOf(meanWith({ ...inputs, method }, course, expectedEvents, second / first)),
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
  const needed = worth * followedThrough(inputs, course, first, allocation).first
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

function heavyTail(inputs: Inputs, values: Quantities): Written | false {
  const excess = excessOf(inputs, values)
  const level = tailLevel(inputs)
  const facts = {
    first: countText(values.first),
    second: countText(values.second),
    actual: amountText(Number((level * excess).toPrecision(2))),
    level: amountText(level),
  }
  return excess > mostExcessOfLevel && { level: 'caution', key: 'heavyTail', facts }
}

/** A single analysis. */
const single = (inputs: Inputs): Analyses => ({
  powerOf: (mean) => chanceAbove(inputs, mean),
  worth: 1,
  needed: (changed) => {
    const { first, second } = sizeOf({ ...inputs, ...changed })
    return first + second
  },
  left: (changed) => {
    const other = { ...inputs, ...changed }
    return powerOf(other, givenSize(other, inputs.n ?? Number.NaN))
  },
})

/** What the result means in words, and where it is not to be trusted. */
export function notes(inputs: Inputs, values: Quantities, analyses = single(inputs)): Written[] {
  const { first, second, total, expectedEvents } = values
  const course = courseOf(inputs, total)
  const inArms = [
    { arm: 'inControl', count: first * values.controlEvents },
    { arm: 'inTreatment', count: second * values.treatedEvents },
  ] as const
  const [control, treatment] = inArms
  const fewest = control.count <= treatment.count ? control : treatment
  const facts = { expected: fewText(fewest.count), arm: { part: fewest.arm } } as const
  const lost = lostBefore(course, second / first)
  const all: (Written | false)[] = [
    ...found(inputs, values),
    meaning(inputs, total),
    ...assumedBenefit(inputs, values, analyses),
    expectedEvents < fewInAll
      ? { level: 'stop', key: 'fewEvents', facts: { expected: fewText(expectedEvents) } }
      : fewest.count < fewInArm
        ? { level: 'caution', key: 'fewInArm', facts }
        : heavyTail(inputs, values),
    ...formulas(inputs, values, course, analyses),
    lost > 0.5 && { level: 'caution', key: 'mostLost', facts: { lost: aboutText(lost) } },
  ]
  return all.filter((note) => note !== false)
}

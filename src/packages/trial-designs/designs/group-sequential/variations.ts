import { variations as survival } from '../time-to-event/design.ts'
import { variations as means } from '../two-means/design.ts'
import { variations as proportions } from '../two-proportions/design.ts'
import { asMeans } from './endpoints/means.ts'
import { asProportions } from './endpoints/proportions.ts'
import { asSurvival } from './endpoints/survival.ts'
import type { Inputs } from './inputs.ts'

type Vary = (factor: number) => Partial<Inputs>

/** The size with one analysis of an abstract unit changes as the square of the effect. */
const plain = ({ find, fixed }: Inputs): Readonly<Record<string, Vary>> =>
  find === 'effect' ? {} : { effect: (factor) => ({ fixed: Number((fixed / factor ** 2).toPrecision(6)) }) }

function ofMeans(inputs: Inputs): Readonly<Partial<Record<string, Vary | null>>> {
  const { margin, ...all } = means(asMeans(inputs))
  return margin === null ? { ...all, meanMargin: null } : all
}

/** Those of the design with a single analysis, by names of this one. */
function ofProportions(inputs: Inputs): Readonly<Partial<Record<string, Vary | null>>> {
  const names: Readonly<Partial<Record<string, string>>> = {
    effect: 'pointsByEffect',
    differenceByMargin: 'pointsByMargin',
  }
  const all = Object.entries(proportions(asProportions(inputs))).map(([name, vary]) => {
    const changed = (factor: number) => {
      const { p1, p2 } = vary?.(factor) ?? {}
      return { ...(p1 === undefined ? {} : { p1 }), ...(p2 === undefined ? {} : { p2 }) }
    }
    return [names[name] ?? name, vary ? changed : null] as const
  })
  return Object.fromEntries(all)
}

const ofCourse = {
  accrual: null,
  perMonth: null,
  firstMonths: null,
  nextMonths: null,
  followUp: null,
  lost: null,
  lostTreated: null,
}

const ofControl = { median: null, eventFree: null, laterMedian: null, changeAt: null }

/**
 * What does not change with a delay. A change then takes a millisecond: the page has time for the effect, the
 * delay and the control arm. It takes two where an effect is found or decides how long recruitment takes, or
 * with many looks: then the page has time for what the paragraph says.
 */
function leftOut({ find, recruitment, delay, looks }: Inputs) {
  if (delay === 0) return {}
  const isFound = find === 'effect' || find === 'followUp'
  if (!isFound && recruitment === 'months' && looks <= 4) return ofCourse
  return { ...ofCourse, n: null, delay: null, ...(isFound ? { hr: null } : ofControl) }
}

function ofSurvival(inputs: Inputs): Readonly<Partial<Record<string, Vary | null>>> {
  const { hr, margin } = survival(asSurvival(inputs))
  return {
    ...(hr ? { hr } : {}),
    ...(margin ? { ratioMargin: (factor: number) => ({ ratioMargin: margin(factor).margin }) } : {}),
    ...leftOut(inputs),
  }
}

/** How assumptions change that do not change in proportion, or not alone. */
export function variations(inputs: Inputs): Readonly<Partial<Record<string, Vary | null>>> {
  if (inputs.unit === 'means') return ofMeans(inputs)
  if (inputs.unit === 'proportions') return ofProportions(inputs)
  return inputs.unit === 'survival' ? ofSurvival(inputs) : plain(inputs)
}

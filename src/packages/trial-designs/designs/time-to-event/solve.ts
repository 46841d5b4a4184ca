import { refusePower } from '../../frame/planning.ts'
import { refuseCourse } from '../../frame/refuse-course.ts'
import type { Refusal } from '../../frame/result.ts'
import { armsOf } from '../../frame/root-finding.ts'
import { withFound } from '../../frame/unknown.ts'
import type { Codes } from './codes.ts'
import { type Given, meanAt, powerOf } from './events.ts'
import { fields, type Inputs } from './inputs.ts'

type Refused = { refusal: Refusal<Codes> }

export function refuse(inputs: Inputs): Refusal<Codes> | null {
  const { find, goal, better, method, hr, margin } = inputs
  if (goal === 'superiority' && find === 'margin') return { field: 'find', code: 'noMargin' }
  if (goal === 'superiority' && hr === 1) return { field: 'hr', code: 'noEffect' }
  if (goal === 'noninferiority') {
    const isLaterBetter = better === 'higher'
    if (isLaterBetter ? margin <= 1 : margin >= 1) {
      const reciprocal = Number((1 / margin).toPrecision(3))
      return {
        field: 'margin',
        code: isLaterBetter ? 'marginNotAboveOne' : 'marginNotBelowOne',
        ...(reciprocal === 1 ? {} : { offers: [{ margin: String(reciprocal) }] }),
      }
    }
    if (isLaterBetter ? hr >= margin : hr <= margin) return { field: 'margin', code: 'beyondMargin' }
    if (method === 'freedman') return { field: 'method', code: 'freedmanWithMargin' }
  }
  if (inputs.delay > 0 && method === 'freedman') return { field: 'method', code: 'freedmanWithDelay' }
  return refuseCourse(inputs) ?? refusePower(inputs)
}

/** Values from one with too little power to the one with the most. */
export interface Search {
  withValue: (value: number) => Inputs
  from: number
  to: number
}

const armsGiven = ({ n, allocation }: Inputs): Given => armsOf(n ?? Number.NaN, allocation)

const steps = 30
/** To 1e-5 of the log: nearer to the best the statistic is the same to ten digits. */
const narrowings = 14

/**
 * Where the test statistic is largest, on the log scale: a treatment that prevents nearly every
 * event leaves too few of them to show it. Equal steps, then narrower ones around the best.
 */
function strongest(inputs: Inputs, arms: Given, from: number, to: number): number {
  const [start, end] = [Math.log(from), Math.log(to)]
  const meanOf = (log: number) => meanAt({ ...inputs, hr: Math.exp(log) }, arms)
  let best = end
  let most = meanOf(end)
  let width = (end - start) / steps
  const tryAt = (log: number) => {
    const mean = meanOf(log)
    if (mean > most) [best, most] = [log, mean]
  }
  for (let i = 1; i < steps; i++) tryAt(start + i * width)
  if (best === end) return to
  for (let i = 0; i < narrowings; i++) {
    width /= 2
    const middle = best
    tryAt(middle - width)
    tryAt(middle + width)
  }
  return Math.exp(best)
}

/** Away from 1, or from the margin: the worst hazard ratio with which the conclusion is reached. */
function ratios(inputs: Inputs, arms: Given, isBelow: boolean): Search {
  const from = inputs.goal === 'superiority' ? 1 : inputs.margin
  const to = isBelow ? strongest(inputs, arms, from, fields.hr.min) : fields.hr.max
  return { withValue: (hr) => ({ ...inputs, hr }), from, to }
}

/** Away from 1, or from an assumed ratio beyond it. */
function margins(inputs: Inputs): Search {
  const { better, hr } = inputs
  const isAbove = better === 'higher'
  return {
    withValue: (margin) => ({ ...inputs, margin }),
    from: isAbove ? Math.max(1, hr) : Math.min(1, hr),
    to: isAbove ? fields.margin.max : fields.margin.min,
  }
}

const followUps = (inputs: Inputs): Search => ({
  withValue: (followUp) => ({ ...inputs, followUp }),
  from: fields.followUp.min,
  to: fields.followUp.max,
})

/** Of a ratio or a margin, on the log scale. */
function foundRatio(inputs: Inputs, arms: Given, { withValue, from, to }: Search): Inputs | Refused {
  const span = Math.log(to / from)
  return withFound(inputs, {
    withValue: (log) => withValue(log === span ? to : from * Math.exp(log)),
    powerOf: (changed) => powerOf(changed, arms),
    refuse,
    from: 0,
    step: 0.1 * Math.sign(span),
    to: span,
  })
}

/** The ratio above 1, where the one below it is the answer. */
export function ratioAbove(inputs: Inputs, arms = armsGiven(inputs)): number | undefined {
  const above = foundRatio(inputs, arms, ratios(inputs, arms, false))
  return 'refusal' in above ? undefined : above.hr
}

function foundHazardRatio(inputs: Inputs, arms: Given): Inputs | Refused {
  const hasMargin = inputs.goal === 'noninferiority'
  const upward = ratios(inputs, arms, false)
  if (hasMargin && inputs.better !== 'higher') return foundRatio(inputs, arms, upward)
  const first = foundRatio(inputs, arms, { ...upward, to: fields.hr.min })
  if (!('refusal' in first)) return first
  // The power may fall again below some ratio, before it is enough.
  const below = foundRatio(inputs, arms, ratios(inputs, arms, true))
  if (hasMargin || !('refusal' in below)) return below
  const above = foundRatio(inputs, arms, upward)
  return 'refusal' in above ? below : above
}

/** A margin as near to 1 as one likes: the assumed ratio alone is enough. */
function foundMargin(inputs: Inputs): Inputs | Refused {
  const search = margins(inputs)
  const first = search.withValue(search.from)
  const isEnough = search.from === 1 && powerOf(first, armsGiven(inputs)) >= inputs.power
  return isEnough
    ? { refusal: { field: 'hr', code: 'anyMargin' } }
    : foundRatio(inputs, armsGiven(inputs), search)
}

function foundFollowUp(inputs: Inputs): Inputs | Refused {
  const found = withFound(inputs, {
    ...followUps(inputs),
    step: 3,
    powerOf: (changed) => powerOf(changed, armsGiven(inputs)),
    refuse,
  })
  if (!('refusal' in found) || found.refusal.code !== 'unreachable') return found
  return { refusal: { ...found.refusal, code: 'noFollowUp' } }
}

/**
 * The inputs with the value with which the size has the power.
 * @param arms of that size, for a hazard ratio
 */
export function solve(inputs: Inputs, arms = armsGiven(inputs)): Inputs | Refused {
  const { find, goal, n } = inputs
  if (n === null || find === 'size' || find === 'power') return inputs
  if (find === 'hr') return foundHazardRatio(inputs, arms)
  if (find === 'followUp') return foundFollowUp(inputs)
  return goal === 'superiority' ? inputs : foundMargin(inputs)
}

/** What was searched; null where nothing was, or the first value was enough. */
export function searched(inputs: Inputs): Search | null {
  const { find, goal, better, hr } = inputs
  if (find === 'size' || find === 'power') return null
  const isBelow = goal === 'superiority' ? hr < 1 : better === 'higher'
  const search = {
    hr: () => ratios(inputs, armsGiven(inputs), isBelow),
    margin: margins,
    followUp: followUps,
  }[find](inputs)
  return inputs[find] === search.from ? null : search
}

/** What holds within one plan: searches return, sizes are the smallest, arms and losses fit. */

import type { Design, Texts, Values } from '@marom/trial-designs'
import type { State } from '../states.ts'
import { isAbstract } from './harder.ts'
import { numberIn } from './nearer.ts'
import { farFromTextbook } from './textbook.ts'

/** A design, or one with a planted fault. */
export type Asked = Pick<Design, 'answer'>

interface Plan extends State {
  asked: Asked
  values: Values
  /** The text of the field that was asked for. */
  found: Texts
}

/** What is wrong, or null. */
type Check = (plan: Plan) => string | null

/** What a size reaches, by the field that asks for it. */
const reached = [
  { quantity: 'power', field: 'power', scale: 100 },
  { quantity: 'chance', field: 'confidence', scale: 100 },
  { quantity: 'points', field: 'within', scale: 100 },
  { quantity: 'halfWidth', field: 'width', scale: 1 },
] as const

const reachedIn = (values: Values) =>
  reached.find(({ quantity }) => values[quantity] !== undefined) ?? reached[0]

/** Whether what a given size reaches was asked for. */
const asksWhatIsReached = ({ find = '' }: Texts) => ['power', 'chance', 'precision'].includes(find)

/** The texts that ask for the size which the answer was computed for. */
function reversed({ texts, values, found }: Plan): Texts | null {
  const { quantity, field, scale } = reachedIn(values)
  const text = `${Number(((values[quantity] ?? 0) * scale).toPrecision(13))}${scale === 100 ? '%' : ''}`
  if (asksWhatIsReached(texts)) return { ...texts, [field]: text, find: 'size' }
  return Object.keys(found).length > 0 ? { ...texts, ...found, find: 'size' } : null
}

/**
 * Each arm is rounded up, so that an unequal one hides participants of the other; a whole event hides
 * participants, and a size in two equal parts is even.
 */
function slackOf(texts: Texts, { total = 1, maximum = total, treated, events = maximum }: Values): number {
  const ratio = numberIn(texts, 'allocation') || 1
  const ofArms = ratio === 1 ? 0 : Math.ceil(Math.max(ratio, 1 / ratio))
  const ofEvents = events === total ? 0 : Math.ceil((2 * total) / events)
  const isOfBoth = 'lower' in texts || treated !== undefined
  return 1 + Math.max(ofArms + ofEvents, isOfBoth ? 1 : 0)
}

const sizeReturns: Check = (plan) => {
  const { asked, design, texts, values } = plan
  // With a boundary for futility another power is another plan.
  const isPlan = texts.find === 'power' && (texts.futility ?? 'none') !== 'none'
  const isGiven = texts.find !== 'size' && !isAbstract(texts) && !isPlan
  if (!isGiven || design === 'simon-two-stage' || texts.test === 'exact' || (values.power ?? 0) > 0.999)
    return null
  const back = reversed(plan)
  if (!back) return null
  const planned = asked.answer(back)
  if (!planned.isResult) return `${JSON.stringify(back)}: ${JSON.stringify(planned.faults)}`
  const more = numberIn(planned.found, 'n') - numberIn(texts, 'n')
  const slack = slackOf(texts, planned.values)
  // A cluster has whole participants, and no follow-up may be more than enough.
  const isFewerRight = texts.find === 'm' || back.followUp === '0'
  const isRight = more <= (texts.find === 'm' ? 0 : slack) && (isFewerRight || more >= -slack)
  return isRight ? null : `${JSON.stringify(back)}: n ${planned.found.n}`
}

const targetIsReached: Check = ({ asked, design, texts, values, found }) => {
  if (asksWhatIsReached(texts)) return null
  const find = design === 'rare-events' ? 'chance' : 'power'
  const given = asked.answer({ ...texts, ...(texts.find === 'size' ? {} : { find }), ...found })
  const { quantity, field, scale } = reachedIn(values)
  const target = numberIn(texts, field) / scale
  const value = given.isResult ? (given.values[quantity] ?? Number.NaN) : Number.NaN
  const isEnough =
    scale === 1 || quantity === 'points' ? value <= target * 1.000001 : value >= target - 0.0005
  return isEnough ? null : `${JSON.stringify(found)}: ${quantity} ${value}, not ${target}`
}

const sizeIsSmallest: Check = ({ asked, design, texts, values, found }) => {
  // A bioequivalence study has a smallest size of its own.
  if (texts.find !== 'size' || design === 'simon-two-stage' || values.byPower !== undefined) return null
  const n = numberIn(found, 'n') - slackOf(texts, values)
  const given = asked.answer({ ...texts, ...found, n: String(n) })
  if (!given.isResult) return null
  const { quantity, field, scale } = reachedIn(values)
  const target = numberIn(texts, field) / scale
  const value = given.values[quantity] ?? Number.NaN
  const isLess = scale === 1 || quantity === 'points' ? value > target : value < target
  return isLess ? null : `n ${n}: ${quantity} ${value} for ${target}`
}

const armsFit: Check = ({ design, texts, values }) => {
  const { first, second, control, treated, maximum, total = maximum } = values
  const [standard = control, fresh = treated] = design === 'time-to-event' ? [first, second] : [second, first]
  if (standard === undefined || fresh === undefined || !('allocation' in texts)) return null
  const ratio = numberIn(texts, 'allocation')
  const isInRatio = Math.abs(fresh - ratio * standard) <= 1 + ratio
  return isInRatio && standard + fresh === total ? null : `${fresh} to ${standard} of ${total}`
}

const lossesFit: Check = ({ texts, values }) => {
  if (!(numberIn(texts, 'dropout') > 0)) return null
  const kept = 1 - numberIn(texts, 'dropout') / 100
  const { m = numberIn(texts, 'm'), perCluster, maximum, total = maximum, size = total } = values
  const needed = perCluster === undefined ? size : m
  const enrolled = perCluster ?? values.enrolledTotal ?? values.enrolledSize
  // Each arm is rounded up.
  const isFit =
    needed !== undefined &&
    enrolled !== undefined &&
    enrolled * kept >= needed - 1e-6 &&
    (enrolled - 2) * kept < needed
  return isFit ? null : `${enrolled} enrolled for ${needed}`
}

const checks: Readonly<Record<string, Check>> = {
  'what was found needs the given size': sizeReturns,
  'what was found reaches the target': targetIsReached,
  'one fewer does not reach the target': sizeIsSmallest,
  'arms have the typed allocation': armsFit,
  'enough are enrolled': lossesFit,
  'a textbook has nearly the same': ({ design, texts, values, found }) =>
    farFromTextbook({ design, texts }, { ...texts, ...(texts.find === 'size' ? {} : found) }, values),
}

export function failuresWithin(asked: Asked, state: State): { relation: string; what: string }[] {
  const answer = asked.answer(state.texts)
  if (!answer.isResult) return []
  const plan = { ...state, asked, values: answer.values, found: answer.found }
  return Object.entries(checks).flatMap(([relation, check]) => {
    const what = check(plan)
    return what === null ? [] : [{ relation, what }]
  })
}

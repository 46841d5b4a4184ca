/** Random states that a planner may type: every choice has its options, and the numbers fit each other. */

import { type Random, seededRandom } from '@marom/statistics'
import { designs, type NamedField, parametersOf, type Texts } from '@marom/trial-designs'
import type { State } from '../states.ts'
import { covering, productOf, shuffled } from './choices.ts'

type Numbers = Record<string, string>

/** What the numbers of one trial are drawn from. */
interface Draw {
  /** Of numbers in [0, 1). */
  random: Random
  choices: Texts
}

/** 1 where more is better for the participants, else -1. */
export const goodOf = ({ better }: Texts) => (better === 'lower' ? -1 : 1)

const within = (random: Random, low: number, high: number) => low + (high - low) * random()
const oneOf = <T>(random: Random, ...some: readonly [T, ...T[]]): T =>
  some[Math.floor(random() * some.length)] ?? some[0]
const text = (value: number, digits = 3) => String(Number(value.toPrecision(digits)))
const percent = (value: number, digits = 3) => `${text(value, digits)}%`

function means({ random, choices }: Draw): Numbers {
  const { goal = 'superiority' } = choices
  const sd = oneOf(random, 0.2, 1, 12, 150) * within(random, 0.8, 1.5)
  const margin = sd * within(random, 0.35, 0.8)
  const difference = {
    superiority: sd * within(random, 0.3, 0.9) * oneOf(random, -1, 1),
    noninferiority: margin * within(random, -0.3, 0.4) * goodOf(choices),
    equivalence: margin * within(random, -0.3, 0.3),
  }[goal]
  const texts = { sd: text(sd), difference: text(difference ?? sd / 2), margin: text(margin) }
  return { ...texts, meanMargin: texts.margin, correlation: text(within(random, 0.2, 0.7)) }
}

function proportions({ random, choices }: Draw): Numbers {
  const { goal = 'superiority' } = choices
  const good = goodOf(choices)
  const [least, most] = goal === 'supermargin' ? [35, 65] : [25, 75]
  const p2 = within(random, least, most)
  const margin = within(random, 8, 16)
  const difference = {
    superiority: within(random, 9, 20) * oneOf(random, -1, 1),
    noninferiority: margin * within(random, -0.3, 0.4) * good,
    equivalence: margin * within(random, -0.3, 0.3),
    supermargin: (margin + within(random, 8, 12)) * good,
  }[goal]
  const points = percent(margin)
  return {
    p1: percent(p2 + (difference ?? 15)),
    p2: percent(p2),
    margin: points,
    pointMargin: points,
  }
}

/** The control arm by its rate or two medians, a pace in steps, and other losses of one arm. */
function course({ random }: Draw): Numbers {
  const eventFreeAt = within(random, 6, 30)
  return {
    eventFree: percent(100 * 0.5 ** (eventFreeAt / within(random, 8, 30))),
    eventFreeAt: text(eventFreeAt, 2),
    changeAt: text(within(random, 2, 10), 2),
    laterMedian: text(within(random, 6, 40), 2),
    firstMonths: text(within(random, 1, 4), 2),
    firstPace: percent(within(random, 20, 60)),
    nextMonths: oneOf(random, '0', text(within(random, 1, 3), 2)),
    nextPace: percent(within(random, 50, 90)),
    lostTreated: oneOf(random, '', percent(within(random, 1, 10))),
  }
}

function survival(draw: Draw): Numbers {
  const { random, choices } = draw
  const { goal = 'superiority' } = choices
  const good = goodOf(choices)
  const margin = within(random, 0.2, 0.5)
  const log = goal === 'superiority' ? within(random, 0.3, 0.7) : margin * within(random, -0.4, 0.4)
  const marginText = text(Math.exp(margin * good))
  return {
    hr: text(Math.exp(-log * (goal === 'superiority' ? oneOf(random, 1, 1, -1) : good))),
    margin: marginText,
    ratioMargin: marginText,
    median: text(within(random, 6, 30), 2),
    accrual: text(within(random, 8, 30), 2),
    followUp: text(within(random, 6, 24), 2),
    lost: percent(oneOf(random, 0, 2, 5, 10)),
    // Freedman's formula takes none.
    delay: choices.method === 'freedman' ? '0' : text(oneOf(random, 0, within(random, 0.5, 4)), 2),
    ...course(draw),
  }
}

/** Looks without a time are spaced evenly. */
function sequential({ random, choices }: Draw): Numbers {
  const looks = oneOf(random, 2, 3, 4, 5, 6)
  const areEven = random() < 0.6
  const times = Array.from({ length: looks - 1 }, (_, i): [string, string] => [
    `t${i + 1}`,
    areEven ? '' : percent(((i + within(random, 0.7, 1.2)) / looks) * 100),
  ])
  const stops = Array.from({ length: looks - 1 }, (_, i): [string, string] => [
    `stop${i + 1}`,
    oneOf(random, 'both', 'both', 'efficacy', 'futility'),
  ])
  const endpoint = { means, proportions, survival }[choices.unit ?? '']
  return {
    ...endpoint?.({ random, choices }),
    looks: String(looks),
    ...Object.fromEntries([...times, ...stops]),
    gamma: text(within(random, -6, 1)),
    shape: text(within(random, 0, 0.5), 2),
    futilityGamma: text(within(random, -6, 1)),
    harmGamma: text(within(random, -6, 1)),
    harmLevel: text(within(random, 0.03, 0.2), 2),
    fixed: String(Math.round(within(random, 60, 700))),
  }
}

function bioequivalence({ random }: Draw): Numbers {
  return {
    cv: percent(within(random, 20, 45)),
    gmr: text(within(random, 0.94, 1.07)),
    ...oneOf(random, { lower: '0.8', upper: '1.25' }, { lower: '0.75', upper: '1.3333' }),
  }
}

function oneProportion({ random }: Draw): Numbers {
  const p0 = within(random, 25, 60)
  return { p0: percent(p0), p1: percent(p0 + within(random, 12, 20) * oneOf(random, -1, 1)) }
}

function simon({ random }: Draw): Numbers {
  const p0 = within(random, 5, 30)
  return { p0: percent(p0), p1: percent(p0 + within(random, 15, 25)), alpha: oneOf(random, '0.05', '0.1') }
}

function cluster(draw: Draw): Numbers {
  const { random, choices } = draw
  return {
    ...(choices.outcome === 'means' ? means : proportions)(draw),
    m: String(Math.round(within(random, 8, 40))),
    icc: text(within(random, 0.02, 0.1)),
    cv: oneOf(random, '0', text(within(random, 0.2, 0.6), 2)),
  }
}

function precision({ random, choices }: Draw): Numbers {
  const sd = oneOf(random, 0.2, 12) * within(random, 0.8, 1.5)
  const rate = within(random, 0.1, 2)
  return {
    sd: text(sd),
    p: percent(within(random, 15, 80)),
    rate: text(rate),
    followUp: text(within(random, 0.5, 2), 2),
    within: percent(within(random, 3, 9)),
    width: text((choices.measure === 'rate' ? rate : sd) * within(random, 0.1, 0.3)),
  }
}

const rareEvents = ({ random }: Draw): Numbers => ({
  risk: percent(within(random, 0.2, 4)),
  events: oneOf(random, '1', '2', '3'),
})

const numbersOf: Record<State['design'], (draw: Draw) => Numbers> = {
  'two-means': means,
  'two-proportions': proportions,
  'time-to-event': survival,
  bioequivalence,
  'one-proportion': oneProportion,
  'simon-two-stage': simon,
  'cluster-randomized': cluster,
  'group-sequential': sequential,
  precision,
  'rare-events': rareEvents,
}

const conventional = ({ random }: Draw): Numbers => ({
  alpha: oneOf(random, '0.05', '0.025', '0.1', '0.02'),
  power: percent(oneOf(random, 75, 80, 85, 90, 95)),
  confidence: percent(oneOf(random, 90, 95, 99)),
  allocation: oneOf(random, '1', '1', '2', '1:2', '1.5', '3'),
  dropout: percent(oneOf(random, 0, 0, 10, 15)),
})

/** A field that has no line above keeps its initial value. */
const initialOf = (fields: readonly NamedField[]): Numbers =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial]))

/** The size that the numbers need, or up to two fifths more, where a size is given. */
function givenSize({ design, texts }: State, random: Random): Texts {
  if (texts.find === 'size') return {}
  const planned = designs[design].answer({ ...texts, find: 'size' })
  if (!planned.isResult) return {}
  const { find, n = '', ...stages } = planned.found
  return 'r1' in stages ? { ...stages, n } : { n: String(Math.ceil(Number(n) * within(random, 1, 1.4))) }
}

/** A state with these choices. The same seed gives the same state. */
export function saneState(design: State['design'], choices: Texts, seed: number): State {
  const random = seededRandom(seed)
  const { fields } = designs[design]
  const draw = { random, choices }
  const texts = { ...initialOf(fields), ...conventional(draw), ...numbersOf[design](draw), ...choices }
  const given = givenSize({ design, texts }, random)
  // The size takes a year or two to recruit.
  const pace: Texts = given.n ? { perMonth: text(Number(given.n) / within(random, 8, 24)) } : {}
  const all = { ...texts, ...given, ...('perMonth' in texts ? pace : {}) }
  return { design, texts: parametersOf(fields, all) }
}

/** Whether the design says of a choice, not of a number, that it cannot be had. */
export function isRefusedChoice({ design, texts }: State): boolean {
  const computed = designs[design].answer(texts)
  if (computed.isResult) return false
  const field = designs[design].fields.find(({ name }) => name === computed.faults[0]?.field)
  return field?.kind === 'choice'
}

/**
 * States that first have every pair of options of a design's choices, then every combination. Those that
 * the design refuses are left out.
 */
export function saneStates(design: State['design'], count: number, seed = 20_261_129): State[] {
  const random = seededRandom(seed)
  const product = productOf(design)
  const some = [...new Set([...covering(product, random), ...shuffled(product, random)])]
  const states: State[] = []
  for (let i = 0; states.length < count && i < 10 * count; i++) {
    const state = saneState(design, some[i % some.length] ?? {}, seed + i)
    if (!isRefusedChoice(state)) states.push(state)
  }
  return states
}

import { normalQuantile } from '@marom/statistics/distributions'
import { constrainedProportions } from '@marom/statistics/fitting'
import {
  amountText,
  countText,
  fewText,
  levelText,
  percentText,
  probabilityText,
} from '../../frame/format.ts'
import { roundUp, tailLevel } from '../../frame/planning.ts'
import { exact as withoutNoise } from '../../frame/read-number.ts'
import type { Note } from '../../frame/result.ts'
import type { Codes } from './codes.ts'
import { exactChance, type ZTest } from './exact-chance.ts'
import { type Inputs, isCorrected, nullDifferences, type Quantities } from './inputs.ts'
import { meaning } from './meaning.ts'
import { powerOfWhole } from './power.ts'
import { textbook } from './textbook.ts'

type Notes = Note<Codes>[]

type Sizes = Pick<Quantities, 'first' | 'second'>

/** The tests as they will be made with these sizes. */
function zTests(inputs: Inputs, { first, second }: Sizes, critical: number): ZTest[] {
  const correction = isCorrected(inputs) ? (1 / first + 1 / second) / 2 : 0
  return nullDifferences(inputs).map((nullDifference) => ({
    nullDifference,
    side: inputs.p1 - inputs.p2 > nullDifference ? 1 : -1,
    critical,
    isConstrained: inputs.variance === 'null',
    correction,
  }))
}

interface Reached {
  power: number
  /** The type I error, at these proportions. */
  level: number
  at: { first: number; second: number }
}

/**
 * Where the type I error is computed: at the likeliest proportions under the hypothesis, and where
 * the control keeps its assumed proportion.
 */
function underHypothesis({ p1, p2 }: Inputs, { first, second }: Sizes, nullDifference: number) {
  const likeliest = constrainedProportions(p1, p2, second / first, nullDifference)
  return [likeliest, { first: withoutNoise(p2 + nullDifference), second: p2 }]
}

/** By enumeration: the power, and the largest type I error under the hypothesis. */
function reachedBy(
  inputs: Inputs,
  values: Sizes,
  critical = normalQuantile(1 - tailLevel(inputs)),
): Reached | undefined {
  const { p1, p2 } = inputs
  const tests = zTests(inputs, values, critical)
  const power = exactChance(tests, values, { first: p1, second: p2 })
  if (power === undefined) return undefined
  let worst: Omit<Reached, 'power'> | undefined
  const opposite = tests.map((test) => ({ ...test, side: test.side === 1 ? (-1 as const) : (1 as const) }))
  for (const at of tests.flatMap((test) => underHypothesis(inputs, values, test.nullDifference))) {
    const planned = exactChance(tests, values, at)
    const other = isTwoSided(inputs) ? exactChance(opposite, values, at) : 0
    if (planned === undefined || other === undefined) return undefined
    if (!worst || planned + other > worst.level) worst = { level: planned + other, at }
  }
  return worst && { power, ...worst }
}

/** Cochran's limit for 0.05 is 0.06 (Biometrics 1954;10:417-51): a fifth above the level. */
const mostExcess = 1.2
/** In points of power. */
const small = 0.02
const large = 0.1
/** Of power beyond the target, which costs participants. */
const mostUnused = 0.03

const isTwoSided = ({ goal, sides }: Inputs) => goal === 'superiority' && sides === '2'
const claimedLevel = (inputs: Inputs) => (isTwoSided(inputs) ? inputs.alpha : tailLevel(inputs))
const sidesOf = (inputs: Inputs) => ({ part: isTwoSided(inputs) ? 'twoSided' : 'oneSided' }) as const

const levelFacts = (inputs: Inputs, { level, at }: Reached, claimed: number) => ({
  sides: sidesOf(inputs),
  level: levelText(level),
  claimed: amountText(claimed),
  p1: percentText(Number(at.first.toPrecision(3))),
  p2: percentText(Number(at.second.toPrecision(3))),
})

/** Of a test with a critical value, if its exact type I error is well above the level of the whole trial. */
export function excessAt(inputs: Inputs, values: Sizes, critical: number) {
  const reached = reachedBy(inputs, values, critical)
  const claimed = claimedLevel(inputs)
  return reached && reached.level > mostExcess * claimed ? levelFacts(inputs, reached, claimed) : undefined
}

function deviations(inputs: Inputs, values: Quantities, reached: Reached): Notes {
  const claimed = claimedLevel(inputs)
  const missing = values.power - reached.power
  const notes: Notes = []
  if (Math.abs(missing) > small)
    notes.push({
      level: missing > large ? 'stop' : missing > 0 || -missing > mostUnused ? 'caution' : 'info',
      key: missing > 0 ? 'powerBelow' : 'powerAbove',
      facts: { exact: probabilityText(reached.power), power: probabilityText(values.power) },
    })
  if (reached.level > mostExcess * claimed)
    notes.push({
      level: reached.level > 2 * claimed ? 'stop' : 'caution',
      key: 'levelAbove',
      facts: levelFacts(inputs, reached, claimed),
    })
  return notes
}

/** The smallest of the four expected counts. */
function smallestCount({ p1, p2 }: Inputs, { first, second }: Sizes) {
  const counts = [
    { group: 1, part: 'with', count: first * p1 },
    { group: 1, part: 'without', count: first * (1 - p1) },
    { group: 2, part: 'with', count: second * p2 },
    { group: 2, part: 'without', count: second * (1 - p2) },
  ] as const
  return counts.reduce((least, one) => (one.count < least.count ? one : least))
}

/** An expected count below which the normal approximation is often off. */
export function fewExpected(inputs: Inputs, values: Sizes) {
  const { group, part, count } = smallestCount(inputs, values)
  const facts = { count: fewText(count), group, outcome: { part } } as const
  return count < 5 ? ({ level: 'caution', key: 'fewExpected', facts } as const) : undefined
}

function reliability(inputs: Inputs, values: Quantities): Notes {
  const reached = reachedBy(inputs, values)
  const found = reached ? deviations(inputs, values, reached) : []
  const few = fewExpected(inputs, values)
  if (!few) return found
  const { facts } = few
  const isRight = reached && found.length === 0
  if (!isRight) return [...found, few]
  const exact = { exact: probabilityText(reached.power), level: levelText(reached.level) }
  return [{ level: 'info', key: 'fewButRight', facts: { ...facts, ...exact, sides: sidesOf(inputs) } }]
}

/** Another choice in the form that changes the size of group 1 by more than a tenth. */
function alternatives(inputs: Inputs, values: Quantities, sizeOf: (inputs: Inputs) => number): Notes {
  const { exact } = values
  if (exact === undefined) return []
  const { variance, correction, goal } = inputs
  const isNull = variance === 'null'
  const unpooled = { variance: isNull ? 'unpooled' : 'null' } as const
  const corrected = { correction: correction === 'none' ? 'continuity' : 'none' } as const
  const choices = [
    {
      key: isNull ? 'ifUnpooled' : goal === 'superiority' ? 'ifPooled' : 'ifScore',
      size: sizeOf({ ...inputs, ...unpooled }),
    },
    {
      key: correction === 'none' ? 'ifCorrected' : 'ifUncorrected',
      size: sizeOf({ ...inputs, ...corrected }),
    },
  ] as const
  return choices
    .filter(({ size }) => Math.abs(size / exact - 1) > 0.1)
    .map(({ key, size }) => ({
      level: 'info',
      key,
      facts: { used: countText(values.first), size: countText(roundUp(size)) },
    }))
}

/** In points of power, that an assumed benefit may add without a caution. */
const mostAdded = 0.05

/** With another proportion in group 1: the participants that it needs, and the power of these sizes. */
export interface Others {
  needed: (changed: { p1: number }) => number
  left: (changed: { p1: number }) => number
}

/** A number that lives on a benefit: what it would be with equal proportions. */
export function benefit(
  inputs: Inputs,
  values: Pick<Quantities, 'power' | 'total'>,
  { needed, left }: Others,
): Notes {
  const { find, goal, p2 } = inputs
  const power = goal === 'noninferiority' && find !== 'p1' ? left({ p1: p2 }) : values.power
  if (values.power - power < mostAdded) return []
  const facts = { p2: percentText(p2), power: probabilityText(power), used: countText(values.total) }
  if (find !== 'size') return [{ level: 'caution', key: 'benefitPower', facts }]
  return [{ level: 'caution', key: 'benefit', facts: { ...facts, size: countText(needed({ p1: p2 })) } }]
}

/** In a single analysis. */
const inSingle = (inputs: Inputs, values: Quantities, sizeOf: (inputs: Inputs) => number): Others => ({
  needed: (changed) => {
    const first = sizeOf({ ...inputs, ...changed })
    return roundUp(first) + roundUp(first / inputs.allocation)
  },
  left: (changed) => powerOfWhole({ ...inputs, ...changed }, values),
})

export function notes(inputs: Inputs, values: Quantities, sizeOf: (inputs: Inputs) => number): Notes {
  return [
    ...meaning(inputs, values),
    ...reliability(inputs, values),
    ...benefit(inputs, values, inSingle(inputs, values, sizeOf)),
    ...textbook(inputs, values),
    ...alternatives(inputs, values, sizeOf),
  ]
}

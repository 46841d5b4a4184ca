import { defineDesign } from '../../frame/design.ts'
import { maxExact, searchExact, visitExactTests } from '../../frame/exact-binomial.ts'
import { oneSize, roundUp, sizeQuantities, tailLevel } from '../../frame/planning.ts'
import type { Computed, Curve, Place } from '../../frame/result.ts'
import { sizeCurve } from '../../frame/size-curve.ts'
import { changedProportion } from '../../frame/variations.ts'
import type { Codes } from './codes.ts'
import { exactTestOf, ruleOf, sideOf } from './exact-test.ts'
import { type ExactQuantities, fields, type Inputs, type Quantities } from './inputs.ts'
import { notes } from './notes.ts'
import { nearestOn, refuse, solve } from './solve.ts'
import { code, doubts, formula, methods } from './text.ts'
import { normalPower, normalSize } from './z-test.ts'

const questionOf = ({ p0, p1, power, ...inputs }: Inputs) => ({ p0, p1, power, level: tailLevel(inputs) })

/** The rule on the side that is not assumed, in a two-sided test with equal tails. */
function otherRule(inputs: Inputs, n: number): { critical: number; level: number } {
  if (inputs.sides === '1') return { critical: n + 1, level: 0 }
  return ruleOf(inputs, sideOf(inputs) === 'above' ? 'below' : 'above', n)
}

/** Both proportions that were asked for; the one below also by a one-sided test of that side. */
function proportions(inputs: Inputs): Pick<Quantities, 'p1' | 'below'> {
  const { find, n, p1 } = inputs
  if (find !== 'p1' || n === null) return {}
  if (sideOf(inputs) === 'below') return { below: p1 }
  const other = nearestOn('below', inputs, n)
  return { p1, below: 'refusal' in other ? undefined : other.p1 }
}

/** The test of the given size, or the first one that reaches the power; null if none does. */
function wholeTest(inputs: Inputs) {
  const { n } = inputs
  if (n !== null) return { n, ...exactTestOf(inputs, n), steady: undefined }
  const found = normalSize(inputs) > maxExact ? null : searchExact(questionOf(inputs), null)
  return found && { ...found.chosen, steady: found.steady }
}

function exactTest(inputs: Inputs): Computed<ExactQuantities, Codes> {
  const { p0, p1, dropout } = inputs
  const found = wholeTest(inputs)
  if (!found) return { refusal: { field: 'test', code: 'tooManyForExact', facts: { max: maxExact } } }
  const { n: size, critical, level, power, steady } = found
  const other = otherRule(inputs, size)
  const [above, below] = p1 > p0 ? [critical, other.critical] : [other.critical, critical]
  return {
    ...oneSize(size, dropout),
    ...proportions(inputs),
    power,
    atLeast: above <= size ? above : undefined,
    atMost: below <= size ? size - below : undefined,
    level: level + other.level,
    steady,
  }
}

function compute(inputs: Inputs): Computed<Quantities, Codes> {
  if (inputs.test === 'exact') return exactTest(inputs)
  const { n, dropout } = inputs
  const exact = n ?? normalSize(inputs)
  const size = roundUp(exact)
  return {
    ...oneSize(size, dropout),
    ...proportions(inputs),
    power: normalPower(inputs, size),
    exact: n === null ? exact : undefined,
  }
}

/** The power goes up and down like a saw. Of a long range at most 121 sizes are drawn. */
function exactCurve(inputs: Inputs, { size, power }: Quantities, target?: number): Curve<'size' | 'power'> {
  const to = Math.max(20, Math.ceil(size * 1.6))
  const from = Math.max(1, Math.floor(size / 4))
  const step = Math.ceil((to - from) / 120)
  const line: Place[] = []
  visitExactTests(questionOf(inputs), ({ n, power }) => {
    if (n >= from && (n - size) % step === 0) line.push([n, power])
    return n >= to
  })
  return { x: 'size', y: 'power', lines: [line], chosen: [[size, power]], target }
}

function curve(inputs: Inputs, values: Quantities) {
  const target = inputs.find === 'power' ? undefined : inputs.power
  if (inputs.test === 'exact') return exactCurve(inputs, values, target)
  const at = (size: number) => normalPower(inputs, size)
  return sizeCurve(['size', 'power'], values, { lowest: 1, target, at })
}

/** One proportion against a fixed one, by the exact binomial test or the z test. */
export const oneProportion = defineDesign<Inputs, Quantities, Codes>({
  fields,
  measures: ['proportion'],
  quantities: {
    p1: { as: 'percent', decimals: 2 },
    below: { as: 'percent', decimals: 2 },
    ...sizeQuantities,
    atLeast: { as: 'count' },
    atMost: { as: 'count' },
    level: { as: 'decimal', decimals: 4, isDetail: true },
    steady: { as: 'count', isDetail: true },
    exact: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: ({ find, ...inputs }) => (find === 'p1' && sideOf(inputs) === 'below' ? 'below' : find),
  refuse,
  solve,
  compute,
  planned: ({ size }) => ({ find: 'power', n: String(size) }),
  variations: ({ find, p0, p1 }) =>
    find === 'p1'
      ? { p0: (factor) => ({ p0: changedProportion(p0, factor) }) }
      : {
          p0: null,
          p1: null,
          effect: (factor) => ({ p1: p0 + factor * (p1 - p0) }),
          sameEffect: (factor) => {
            const changed = changedProportion(p0, factor)
            return { p0: changed, p1: changed + p1 - p0 }
          },
        },
  doubts,
  curve,
  notes,
  methods,
  code,
  formula,
  sources: [
    'A’Hern RP. Sample size tables for exact single-stage phase II designs. Stat Med 2001;20:859-66.',
    'Chow S-C, Shao J, Wang H, Lokhnygina Y. Sample Size Calculations in Clinical Research, 3rd ed. Chapman and Hall/CRC 2018, ch. 4.',
    'Cochran WG. Some methods for strengthening the common χ² tests. Biometrics 1954;10:417-51.',
  ],
})

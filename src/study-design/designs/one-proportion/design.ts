import type { en } from '#content/study-design/designs/one-proportion/en.ts'
import { normalQuantile, normalUpper } from '#src/statistics/distributions/normal.ts'
import { defineDesign } from '#src/study-design/frame/design.ts'
import { maxExact, searchExact, visitExactTests } from '#src/study-design/frame/exact-binomial.ts'
import { choice, type InputsOf, optionalNumber } from '#src/study-design/frame/fields.ts'
import { countText, levelText, percentText } from '#src/study-design/frame/format.ts'
import {
  dropout,
  type OneSize,
  oneSize,
  proportion,
  refusePower,
  roundUp,
  sizeQuantities,
  tailLevel,
  testFields,
} from '#src/study-design/frame/planning.ts'
import type { Computed, Curve, Place, Refusal, Sentence } from '#src/study-design/frame/result.ts'
import {
  calculatedBy,
  countUpTo,
  losses,
  relationTo,
  targetPower,
  testFacts,
} from '#src/study-design/frame/sentences.ts'
import { sizeCurve } from '#src/study-design/frame/size-curve.ts'

const fields = {
  ...testFields('1'),
  p0: proportion('20'),
  p1: proportion('40'),
  test: choice(['exact', 'normal']),
  dropout: dropout(),
  n: optionalNumber({ min: 1, max: maxExact, isWhole: true }),
}

type Inputs = InputsOf<typeof fields>

interface NormalQuantities extends OneSize {
  power: number
  exact?: number
}

interface ExactQuantities extends OneSize {
  power: number
  atLeast?: number
  atMost?: number
  level: number
  steady?: number
}

type Quantities = NormalQuantities | ExactQuantities

const questionOf = ({ p0, p1, power, ...inputs }: Inputs) => ({ p0, p1, power, level: tailLevel(inputs) })

function normalPower({ p0, p1, ...inputs }: Inputs, n: number): number {
  const z = normalQuantile(1 - tailLevel(inputs))
  const distance = Math.abs(p1 - p0) * Math.sqrt(n)
  return normalUpper((z * Math.sqrt(p0 * (1 - p0)) - distance) / Math.sqrt(p1 * (1 - p1)))
}

function normalSize({ p0, p1, power, ...inputs }: Inputs): number {
  const z = normalQuantile(1 - tailLevel(inputs)) * Math.sqrt(p0 * (1 - p0))
  return Math.max(1, ((z + normalQuantile(power) * Math.sqrt(p1 * (1 - p1))) / (p1 - p0)) ** 2)
}

function refuse({ p0, p1, ...inputs }: Inputs): Refusal<typeof en> | null {
  return p0 === p1 ? { field: 'p1', code: 'sameProportions' } : refusePower(inputs)
}

function compute(inputs: Inputs): Computed<Quantities, typeof en> {
  const { n, p0, p1, dropout } = inputs
  if (inputs.test === 'normal') {
    const exact = n ?? normalSize(inputs)
    const size = roundUp(exact)
    return {
      ...oneSize(size, dropout),
      power: normalPower(inputs, size),
      exact: n === null ? exact : undefined,
    }
  }
  const found = normalSize(inputs) > maxExact ? null : searchExact(questionOf(inputs), n)
  if (!found) return { refusal: { field: 'test', code: 'tooManyForExact', facts: { max: maxExact } } }
  const { n: size, critical, level, power } = found.chosen
  const isPossible = critical <= size
  return {
    ...oneSize(size, dropout),
    power,
    atLeast: isPossible && p1 > p0 ? critical : undefined,
    atMost: isPossible && p1 < p0 ? size - critical : undefined,
    level,
    steady: n === null ? found.steady : undefined,
  }
}

/** The power goes up and down like a saw. Of a long range at most 121 sizes are drawn. */
function exactCurve(inputs: Inputs, { size, power }: Quantities): Curve<'size' | 'power'> {
  const to = Math.max(20, Math.ceil(size * 1.6))
  const from = Math.max(1, Math.floor(size / 4))
  const step = Math.ceil((to - from) / 120)
  const line: Place[] = []
  visitExactTests(questionOf(inputs), ({ n, power }) => {
    if (n >= from && (n - size) % step === 0) line.push([n, power])
    return n >= to
  })
  return { x: 'size', y: 'power', lines: [line], chosen: [[size, power]], target: inputs.power }
}

function curve(inputs: Inputs, values: Quantities) {
  if (inputs.test === 'exact') return exactCurve(inputs, values)
  const at = (size: number) => normalPower(inputs, size)
  return sizeCurve(['size', 'power'], values, { lowest: 1, target: inputs.power, at })
}

function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { test, sides, p0, p1, dropout } = inputs
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, p1 > p0),
    size: countText(values.size),
    p0: percentText(p0),
    p1: percentText(p1),
  }
  return [
    { key: test, facts },
    ...targetPower(inputs),
    { key: 'detect', facts },
    ...('level' in values ? [decisionRule(inputs, values)] : []),
    losses(dropout, values),
    calculatedBy(test === 'exact' ? 'binomial' : 'normal'),
  ]
}

function decisionRule({ sides }: Inputs, { atLeast, atMost, level }: ExactQuantities): Sentence<typeof en> {
  const facts = {
    rejected: { part: sides === '2' ? 'rejectedOnSide' : 'rejected' },
    count: countText(atLeast),
    upTo: atMost === undefined ? undefined : countUpTo(atMost),
    error: { part: sides === '2' ? 'errorOfSide' : 'error' },
    level: levelText(level),
  } as const
  if (atLeast !== undefined) return { key: 'atLeast', facts }
  return { key: atMost === undefined ? 'never' : 'atMost', facts }
}

function rCall({ p0, p1, test, ...inputs }: Inputs, { size }: Quantities): string {
  const level = tailLevel(inputs)
  const isUpper = p1 > p0
  if (test === 'normal')
    return `pnorm((abs(${p1} - ${p0}) * sqrt(${size}) - qnorm(1 - ${level}) * sqrt(${p0} * (1 - ${p0}))) / sqrt(${p1} * (1 - ${p1})))`
  return [
    `n <- ${size}; q0 <- ${isUpper ? p0 : `1 - ${p0}`}; q1 <- ${isUpper ? p1 : `1 - ${p1}`}`,
    `critical <- qbinom(1 - ${level}, n, q0) + 1`,
    'pbinom(critical - 1, n, q1, lower.tail = FALSE)',
  ].join('\n')
}

const formula = ({ test }: Inputs) =>
  test === 'exact'
    ? [
        '1 − β = P(X ≥ c | n, p₁), c = min {k : P(X ≥ k | n, p₀) ≤ α}',
        'n = min {n : P(X ≥ c(n) | n, p₁) ≥ 1 − β}',
      ]
    : ['n = ((z(1 − α) √(p₀ (1 − p₀)) + z(1 − β) √(p₁ (1 − p₁))) / (p₁ − p₀))²']

/** One proportion against a fixed one, by the exact binomial test or the z test. */
export const oneProportion = defineDesign<Inputs, Quantities, typeof en>({
  fields,
  measures: ['proportion'],
  quantities: {
    ...sizeQuantities,
    atLeast: { as: 'count' },
    atMost: { as: 'count' },
    level: { as: 'decimal', decimals: 4, isDetail: true },
    steady: { as: 'count', isDetail: true },
    exact: { as: 'decimal', decimals: 2, isDetail: true },
  },
  headline: ({ n }) => (n === null ? 'size' : 'power'),
  refuse,
  compute,
  curve,
  methods,
  code: (inputs, values) => ({ r: { script: rCall(inputs, values) } }),
  formula,
  sources: [
    'A’Hern RP. Sample size tables for exact single-stage phase II designs. Stat Med 2001;20:859-66.',
    'Chow S-C, Shao J, Wang H, Lokhnygina Y. Sample Size Calculations in Clinical Research, 3rd ed. Chapman and Hall/CRC 2018, ch. 4.',
  ],
})

import { normalUpper } from '#src/statistics/distributions/normal.ts'
import {
  exitsAbove,
  exitsBelow,
  expectedFraction,
  power as powerOf,
} from '#src/statistics/sequential/stopping-boundaries.ts'
import {
  type Computed,
  type Curve,
  defineDesign,
  type Table,
  type Values,
} from '#src/study-design/frame/design.ts'
import { choice, type Field, number, optionalNumber } from '#src/study-design/frame/fields.ts'
import {
  alpha,
  dropout,
  enrolledValues,
  power,
  refusePower,
  roundUp,
  sides,
  sizeQuantities,
} from '#src/study-design/frame/planning.ts'
import type { Inputs, Rules } from './inputs.ts'
import { fractionsOf, type Solved, smallestGap, solve } from './plan.ts'
import { formula, methods, rCall } from './text.ts'

function solved(inputs: Inputs): Solved | null {
  const found = fractionsOf(inputs)
  return 'fractions' in found ? solve(inputs, found.fractions) : null
}

function compute(inputs: Inputs): Computed {
  const found = fractionsOf(inputs)
  if ('fault' in found) return { refusal: found.fault }
  const refusal = refusePower(inputs)
  if (refusal) return { refusal }
  const { plan, drift, fixedDrift } = solve(inputs, found.fractions)
  const { fixed, dropout } = inputs
  const inflation = (drift / fixedDrift) ** 2
  const exact = fixed * inflation
  const maximum = roundUp(exact)
  // Rounding up raises the information, and with it the drift.
  const reached = drift * Math.sqrt(maximum / exact)
  const bounds = plan.looks.map(({ bound }, i) => [`z${i + 1}`, bound] as const)
  return {
    values: {
      maximum,
      ...enrolledValues(dropout, maximum),
      power: powerOf(plan, reached),
      inflation,
      expectedAlternative: maximum * expectedFraction(plan, reached),
      expectedNull: maximum * expectedFraction(plan, 0),
      exactMaximum: exact,
      exactAlternative: exact * expectedFraction(plan, drift),
      exactNull: exact * expectedFraction(plan, 0),
      drift,
      ...Object.fromEntries(bounds),
    },
  }
}

/** Power by the effect that is really there, as a share of the planned one. */
function curve(inputs: Inputs, { power = 0, maximum = 0, exactMaximum = 1 }: Values): Curve | null {
  const found = solved(inputs)
  if (!found) return null
  const reached = found.drift * Math.sqrt(maximum / exactMaximum)
  return {
    x: 'effect',
    y: 'power',
    lines: [
      Array.from({ length: 31 }, (_, i) => {
        const effect = (1.5 * i) / 30
        return [effect, powerOf(found.plan, reached * effect)] as const
      }),
    ],
    chosen: [[1, power]],
    target: inputs.power,
  }
}

function running(parts: readonly number[]): number[] {
  let sum = 0
  return parts.map((part) => {
    sum += part
    return sum
  })
}

/** The looks: when, at which Z and p the trial stops, and how likely that is by then. */
function table(inputs: Inputs, { maximum = 0, exactMaximum = 1 }: Values): Table | null {
  const found = solved(inputs)
  if (!found) return null
  const { plan } = found
  const reached = found.drift * Math.sqrt(maximum / exactMaximum)
  const below = exitsBelow(plan, 0)
  const errors = exitsAbove(plan, 0).map((exit, i) => exit + (below[i] ?? 0))
  const [spent, powers] = [running(errors), running(exitsAbove(plan, reached))]
  return {
    columns: ['fraction', 'sizeThen', 'z', 'p', 'spent', 'powerByThen'],
    rows: plan.looks.map(({ fraction, bound }, i) => [
      fraction,
      fraction * maximum,
      bound,
      normalUpper(bound) * Number(inputs.sides),
      spent[i] ?? 0,
      powers[i] ?? 0,
    ]),
  }
}

const mostLooks = 6

function looks(): Field<number> {
  const field = number({ initial: '3', min: 2, max: mostLooks, isWhole: true })
  const read: typeof field.read = (text) => {
    const found = field.read(text)
    return 'code' in found && found.code === 'tooLarge'
      ? { code: 'tooManyLooks', facts: { max: mostLooks } }
      : found
  }
  return { ...field, read }
}

/** When a look takes place, in per cent of the information; the last one is at 100. */
function time(look: number): Field<number | null> {
  const options = ['2', '3', '4', '5', '6'].filter((count) => Number(count) > look)
  const onlyWith = look === 1 ? undefined : { field: 'looks', options }
  const bounds = { min: smallestGap * 100, max: 100 - smallestGap * 100 }
  return { ...optionalNumber({ ...bounds, onlyWith }), kind: 'percent' }
}

const only = (boundary: Rules['boundary']) => ({ field: 'boundary', options: [boundary] })

/** Interim analyses for efficacy, with boundaries that keep the error at its level. */
export const groupSequential = defineDesign<Inputs>({
  name: 'group-sequential',
  fields: {
    boundary: choice(['obrienFleming', 'pocock', 'hwangShihDeCani', 'wangTsiatis']),
    gamma: number({ initial: '-4', min: -20, max: 5, onlyWith: only('hwangShihDeCani') }),
    shape: number({ initial: '0', min: 0, max: 0.5, onlyWith: only('wangTsiatis') }),
    looks: looks(),
    t1: time(1),
    t2: time(2),
    t3: time(3),
    t4: time(4),
    t5: time(5),
    sides: sides(),
    alpha: alpha(),
    power: power(),
    unit: choice(['participants', 'events']),
    fixed: number({ initial: '200', min: 2, max: 1_000_000, varies: true }),
    dropout: { ...dropout(), onlyWith: { field: 'unit', options: ['participants'] } },
  },
  quantities: {
    maximum: { as: 'count' },
    enrolledSize: sizeQuantities.enrolledSize,
    power: sizeQuantities.power,
    expectedAlternative: { as: 'decimal', decimals: 1 },
    expectedNull: { as: 'decimal', decimals: 1 },
    inflation: { as: 'decimal', decimals: 4 },
    exactMaximum: { as: 'decimal', decimals: 4, isDetail: true },
    exactAlternative: { as: 'decimal', decimals: 4, isDetail: true },
    exactNull: { as: 'decimal', decimals: 4, isDetail: true },
    drift: { as: 'decimal', decimals: 4, isDetail: true },
    fraction: { as: 'percent' },
    sizeThen: { as: 'decimal', decimals: 1 },
    z: { as: 'decimal', decimals: 4 },
    p: { as: 'decimal', decimals: 6 },
    spent: { as: 'percent', decimals: 3 },
    powerByThen: { as: 'percent', decimals: 1 },
    effect: { as: 'percent', decimals: 0 },
  },
  headline: () => 'maximum',
  compute,
  curve,
  table,
  methods,
  rCall,
  formula,
  sources: [
    'Jennison C, Turnbull BW. Group Sequential Methods with Applications to Clinical Trials. Chapman & Hall/CRC 2000, chapters 2, 7 and 19.',
    'Armitage P, McPherson CK, Rowe BC. Repeated significance tests on accumulating data. J R Stat Soc A 1969;132:235-44.',
    'Lan KKG, DeMets DL. Discrete sequential boundaries for clinical trials. Biometrika 1983;70:659-63.',
    'Hwang IK, Shih WJ, DeCani JS. Group sequential designs using a family of type I error probability spending functions. Stat Med 1990;9:1439-45.',
    'Wang SK, Tsiatis AA. Approximately optimal one-parameter boundaries for group sequential trials. Biometrics 1987;43:193-9.',
  ],
})

import type { en } from '#content/study-design/designs/group-sequential/en.ts'
import { normalUpper } from '#src/statistics/distributions/normal.ts'
import { exitAbove } from '#src/statistics/sequential/group-sequential.ts'
import { expectedFraction, power as powerOf } from '#src/statistics/sequential/stopping-boundaries.ts'
import { defineDesign } from '#src/study-design/frame/design.ts'
import { enrolled, refusePower, roundUp, sizeQuantities } from '#src/study-design/frame/planning.ts'
import type { Curve, Table } from '#src/study-design/frame/result.ts'
import { fields, type Inputs, type Quantities, type Shown } from './inputs.ts'
import { refuseTimes, solve } from './plan.ts'
import { formula, methods, rCall } from './text.ts'

function compute(inputs: Inputs): Quantities {
  const { plan, drift, fixedDrift } = solve(inputs)
  const { fixed, dropout } = inputs
  const inflation = (drift / fixedDrift) ** 2
  const exact = fixed * inflation
  const maximum = roundUp(exact)
  // Rounding up raises the information, and with it the drift.
  const reached = drift * Math.sqrt(maximum / exact)
  const [z1, z2, z3, z4, z5, z6] = plan.looks.map(({ upper }) => upper)
  return {
    maximum,
    enrolledSize: dropout === 0 ? undefined : enrolled(maximum, dropout),
    power: powerOf(plan, reached),
    inflation,
    expectedAlternative: maximum * expectedFraction(plan, reached),
    expectedNull: maximum * expectedFraction(plan, 0),
    exactMaximum: exact,
    exactAlternative: exact * expectedFraction(plan, drift),
    exactNull: exact * expectedFraction(plan, 0),
    drift,
    z1,
    z2,
    z3,
    z4,
    z5,
    z6,
  }
}

function reachedPlan(inputs: Inputs, { maximum, exactMaximum }: Quantities) {
  const { plan, drift } = solve(inputs)
  return { plan, reached: drift * Math.sqrt(maximum / exactMaximum) }
}

/** The x axis is the true effect, as a proportion of the planned one. */
function curve(inputs: Inputs, values: Quantities): Curve<'effect' | 'power'> {
  const { plan, reached } = reachedPlan(inputs, values)
  return {
    x: 'effect',
    y: 'power',
    lines: [
      Array.from({ length: 31 }, (_, i) => {
        const effect = (1.5 * i) / 30
        return [effect, powerOf(plan, reached * effect)] as const
      }),
    ],
    chosen: [[1, values.power]],
    target: inputs.power,
  }
}

const columns = ['fraction', 'sizeThen', 'z', 'p', 'spent', 'powerByThen'] as const
type Column = (typeof columns)[number]

function table(inputs: Inputs, values: Quantities): Table<Column, never> {
  const { plan, reached } = reachedPlan(inputs, values)
  const sides = Number(inputs.sides)
  let spent = 0
  let powerByThen = 0
  const rows = plan.looks.map(({ fraction, upper: bound, before }): Record<Column, number> => {
    // Without an effect the mirrored bound is crossed with the same probability.
    spent += exitAbove(before, fraction, bound, 0) * sides
    powerByThen += exitAbove(before, fraction, bound, reached)
    return {
      fraction,
      sizeThen: fraction * values.maximum,
      z: bound,
      p: normalUpper(bound) * sides,
      spent,
      powerByThen,
    }
  })
  return { columns, rows: rows.map((row) => columns.map((column) => row[column])) }
}

export const groupSequential = defineDesign<Inputs, Shown, typeof en, Column | 'effect'>({
  fields,
  measures: ['mean-difference', 'risk-difference', 'hazard-ratio'],
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
    powerByThen: { as: 'probability', decimals: 1 },
    effect: { as: 'percent', decimals: 0 },
  },
  headline: () => 'maximum',
  refuse: (inputs) => refuseTimes(inputs) ?? refusePower(inputs),
  compute,
  curve,
  table,
  methods,
  code: (inputs) => ({ r: { script: rCall(inputs) } }),
  formula,
  sources: [
    'Jennison C, Turnbull BW. Group Sequential Methods with Applications to Clinical Trials. Chapman & Hall/CRC 2000, chapters 2, 7 and 19.',
    'Armitage P, McPherson CK, Rowe BC. Repeated significance tests on accumulating data. J R Stat Soc A 1969;132:235-44.',
    'Lan KKG, DeMets DL. Discrete sequential boundaries for clinical trials. Biometrika 1983;70:659-63.',
    'Hwang IK, Shih WJ, DeCani JS. Group sequential designs using a family of type I error probability spending functions. Stat Med 1990;9:1439-45.',
    'Wang SK, Tsiatis AA. Approximately optimal one-parameter boundaries for group sequential trials. Biometrics 1987;43:193-9.',
  ],
})

import { courseParts } from '../../frame/course-fields.ts'
import { defineDesign } from '../../frame/design.ts'
import { trimmed } from '../../frame/format.ts'
import { sizeQuantities } from '../../frame/planning.ts'
import type { Readings } from '../../frame/read-inputs.ts'
import type { KeyOf } from '../../frame/result.ts'
import { code } from './code.ts'
import type { AllCodes } from './codes.ts'
import { withUnit } from './endpoint-fields.ts'
import { doubts } from './endpoint-text.ts'
import { endpointOf } from './endpoints/by-unit.ts'
import { fields, type Inputs, type Shown } from './inputs.ts'
import { notes } from './notes.ts'
import { timesOf } from './plan.ts'
import { single } from './single-analysis.ts'
import { sizesOf } from './sizes.ts'
import { refuse, solveInputs } from './solve-inputs.ts'
import { solvedOf } from './solved.ts'
import { boundaries, type Column, table, tables } from './tables.ts'
import { formula, methods } from './text.ts'
import { variations } from './variations.ts'

/** The time of a look without one. */
function assumed(inputs: Inputs): Readings {
  const given = [inputs.t1, inputs.t2, inputs.t3, inputs.t4, inputs.t5]
  const shown = timesOf(inputs)
    .slice(0, -1)
    .map((time, i) => [`t${i + 1}`, `${trimmed(time * 100, 1)}%`] as const)
  return Object.fromEntries(shown.filter((_, i) => given[i] === null))
}

function headline(inputs: Inputs): KeyOf<Shown> {
  const { find, unit } = inputs
  if (find === 'size') return unit === 'survival' ? 'total' : 'maximum'
  return find === 'effect' ? endpointOf(inputs).sought(inputs) : find
}

const share = { as: 'percent', decimals: 2 } as const
const chance = { as: 'probability', decimals: 1 } as const
const detail = { as: 'decimal', decimals: 4, isDetail: true } as const
const z = { as: 'decimal', decimals: 4 } as const

export const groupSequential = defineDesign<Inputs, Shown, AllCodes, Column>({
  fields,
  sections: [
    {
      name: 'effect',
      fields: [
        'difference',
        'sd',
        'correlation',
        'p1',
        'p2',
        'hr',
        'meanMargin',
        'pointMargin',
        'ratioMargin',
        'better',
        'fixed',
        ...courseParts.control,
      ],
    },
    { name: 'course', fields: [...courseParts.entry] },
    {
      name: 'test',
      fields: ['method', 'variance', 'correction', 'sides', 'alpha', 'power', 'allocation', 'dropout', 'n'],
    },
    { name: 'looks', fields: ['looks', 't1', 't2', 't3', 't4', 't5', 'boundary', 'gamma', 'shape'] },
    {
      name: 'stopping',
      fields: [
        'futility',
        'futilityGamma',
        'binding',
        'stop1',
        'stop2',
        'stop3',
        'stop4',
        'stop5',
        'harm',
        'harmGamma',
        'harmLevel',
      ],
      folds: true,
    },
    { name: 'more', fields: [...courseParts.uneven], folds: true },
  ],
  rewrite: withUnit,
  measures: ['mean-difference', 'risk-difference', 'hazard-ratio'],
  quantities: {
    effect: { as: 'percent' },
    difference: { as: 'significant' },
    leastFavorable: { as: 'significant' },
    above: share,
    below: share,
    lowest: share,
    highest: share,
    hr: { as: 'significant' },
    hrAbove: { as: 'significant' },
    followUp: { as: 'decimal', decimals: 1, unit: 'months' },
    maximum: { as: 'count' },
    control: { as: 'count' },
    treated: { as: 'count' },
    total: sizeQuantities.total,
    enrolledSize: sizeQuantities.enrolledSize,
    enrolledControl: sizeQuantities.enrolledFirst,
    enrolledTreated: sizeQuantities.enrolledSecond,
    enrolledTotal: sizeQuantities.enrolledTotal,
    power: sizeQuantities.power,
    expectedAlternative: { as: 'decimal', decimals: 1 },
    expectedNull: { as: 'decimal', decimals: 1 },
    inflation: { as: 'decimal', decimals: 4 },
    duration: { as: 'decimal', decimals: 1 },
    exactFixed: detail,
    exactMaximum: detail,
    exactAlternative: detail,
    exactNull: detail,
    exactTotal: detail,
    drift: detail,
    fraction: { as: 'percent' },
    sizeThen: { as: 'count' },
    month: { as: 'decimal', decimals: 1 },
    recruited: { as: 'count' },
    averageHr: { as: 'decimal', decimals: 3 },
    z,
    pOne: { as: 'level' },
    pTwo: { as: 'level' },
    futilityZ: z,
    harmZ: z,
    effectShare: { as: 'percent', decimals: 0 },
    efficacyPlanned: chance,
    efficacyNone: chance,
    futilityPlanned: chance,
    futilityNone: chance,
    harmPlanned: chance,
    harmNone: chance,
    powerByThen: chance,
    stoppedPlanned: { as: 'percent' },
    stoppedNone: { as: 'percent' },
    spent: { as: 'probability', decimals: 3 },
    betaSpent: { as: 'probability', decimals: 2 },
    zNow: { as: 'decimal', decimals: 2 },
    conditionalPlanned: chance,
    conditionalTrend: chance,
    predictive: chance,
  },
  headline,
  solve: solveInputs,
  refuse,
  isSlow: true,
  work: ({ delay }) => (delay > 0 ? 0.2 : 0),
  compute: (inputs) => sizesOf(inputs, solvedOf(inputs)),
  planned: ({ maximum, total }) => ({ find: 'power', n: String(total ?? maximum) }),
  variations,
  doubts,
  boundaries,
  table,
  tables,
  assumed,
  single,
  notes,
  methods,
  code,
  formula,
  sources: [
    'Jennison C, Turnbull BW. Group Sequential Methods with Applications to Clinical Trials. Chapman & Hall/CRC 2000, chapters 2, 7, 10 and 19.',
    'Armitage P, McPherson CK, Rowe BC. Repeated significance tests on accumulating data. J R Stat Soc A 1969;132:235-44.',
    'Lan KKG, DeMets DL. Discrete sequential boundaries for clinical trials. Biometrika 1983;70:659-63.',
    'Hwang IK, Shih WJ, DeCani JS. Group sequential designs using a family of type I error probability spending functions. Stat Med 1990;9:1439-45.',
    'Wang SK, Tsiatis AA. Approximately optimal one-parameter boundaries for group sequential trials. Biometrics 1987;43:193-9.',
    'Pampallona S, Tsiatis AA, Kim K. Interim monitoring of group sequential trials using spending functions for the type I and type II error probabilities. Drug Inf J 2001;35:1113-21.',
    'gsDesign2 1.1.8, function gs_power_ahr (Merck & Co.). Used here: the expectation of Z at each look of a delayed effect, by the average hazard ratio.',
    'Spiegelhalter DJ, Freedman LS, Blackburn PR. Monitoring clinical trials: conditional or predictive power? Control Clin Trials 1986;7:8-17.',
  ],
})

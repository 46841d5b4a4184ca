import { normalUpperQuantile } from '@marom/statistics/distributions'
import { maxParticipants } from '../../frame/checked.ts'
import { defineDesign } from '../../frame/design.ts'
import { countText, percentText, probabilityText, significantText } from '../../frame/format.ts'
import { armSizes, sizeQuantities } from '../../frame/planning.ts'
import type { Note } from '../../frame/result.ts'
import { smallestEnough } from '../../frame/root-finding.ts'
import { sizeCurve } from '../../frame/size-curve.ts'
import type { Codes } from './codes.ts'
import { fields, type Inputs, lowest, type Quantities, rewrite, type Sizes, smallestTotal } from './inputs.ts'
import { halves, layouts, logSdOf, powerAt } from './power.ts'
import { refuse, solve } from './solve.ts'
import { code, doubts, formula, methods } from './text.ts'

/** Half the total for a known variance and the nearer limit only: seldom above the answer. */
function guess({ layout, alpha, power, cv, gmr, lower, upper }: Inputs): number {
  const nearer = Math.min(Math.log(gmr / lower), Math.log(upper / gmr))
  const z = normalUpperQuantile(alpha) + normalUpperQuantile(1 - power)
  const half = (2 * layouts[layout].factor * Math.log1p(cv * cv) * z * z) / (nearer * nearer)
  return Math.floor(half)
}

/** The smallest even total that reaches the power. */
function totalFor(inputs: Inputs): number {
  const isEnough = (half: number) => powerAt(inputs, 2 * half) >= inputs.power
  const bounds = { lowest: lowest / 2, most: maxParticipants / 2 }
  return 2 * smallestEnough(isEnough, { ...bounds, guess: guess(inputs) })
}

function sizesOf({ layout, dropout }: Inputs, total: number): Sizes {
  const { first, second } = halves(total)
  const { enrolledFirst, enrolledSecond, enrolledTotal } = armSizes(first, second, dropout)
  return layout === 'parallel'
    ? { total, first, second, enrolledFirst, enrolledSecond, enrolledTotal }
    : { total, firstSequence: first, secondSequence: second, enrolledTotal }
}

function compute(inputs: Inputs): Quantities {
  const { find, layout, n, cv, gmr, lower, upper } = inputs
  const byPower = n ?? totalFor(inputs)
  const total = n ?? Math.max(byPower, smallestTotal(inputs))
  return {
    ...sizesOf(inputs, total),
    gmr: find === 'gmr' ? gmr : undefined,
    highest: find === 'gmr' ? (lower * upper) / gmr : undefined,
    cv: find === 'cv' ? cv : undefined,
    power: powerAt(inputs, total),
    byPower: byPower < total ? byPower : undefined,
    df: layouts[layout].df(total),
    logSd: logSdOf(cv),
  }
}

/** A ratio that is often assumed where 1 is too good to be true. */
const customaryRatio = 0.95

/** Above it a drug is highly variable, for EMA and FDA. */
const highVariability = 0.3

/** Where regulators plan otherwise than with the usual fixed limits. */
function regulatory({ layout, cv, lower, upper }: Inputs): Note<Codes>[] {
  if (lower >= 0.9 && upper <= 1.12) return [{ level: 'info', key: 'narrow', facts: {} }]
  const isUsual = lower >= 0.8 && upper <= 1.25
  const isVariable = layout !== 'parallel' && cv > highVariability && isUsual
  return isVariable ? [{ level: 'caution', key: 'highlyVariable', facts: {} }] : []
}

function notes(inputs: Inputs, { total, power, byPower, highest }: Quantities): Note<Codes>[] {
  const { find, layout, n, gmr } = inputs
  const facts = {
    least: { part: layout === 'parallel' ? 'least.parallel' : 'least' },
    byPower: countText(byPower),
    ratio: String(customaryRatio),
    power: probabilityText(powerAt({ ...inputs, gmr: customaryRatio }, total)),
    powerAtOne: probabilityText(power),
    total: countText(total),
    target: percentText(inputs.power),
    low: gmr.toFixed(4),
    high: highest?.toFixed(4),
    cv: `${significantText(inputs.cv * 100)}%`,
  } as const
  const isOptimistic = gmr === 1 && inputs.lower < customaryRatio
  return [
    ...(find === 'gmr' || find === 'cv' ? [{ level: 'info', key: `found.${find}`, facts } as const] : []),
    ...(byPower !== undefined ? [{ level: 'info', key: 'floor', facts } as const] : []),
    ...(n !== null && n < smallestTotal(inputs) ? [{ level: 'caution', key: 'tooFew', facts } as const] : []),
    ...(isOptimistic ? [{ level: 'caution', key: 'optimistic', facts } as const] : []),
    ...regulatory(inputs),
  ]
}

/** Average bioequivalence: a ratio of geometric means between two limits. */
export const bioequivalence = defineDesign<Inputs, Quantities, Codes>({
  fields,
  rewrite,
  measures: ['geometric-mean-ratio'],
  quantities: {
    gmr: { as: 'decimal', decimals: 4 },
    highest: { as: 'decimal', decimals: 4 },
    cv: { as: 'percent', decimals: 2 },
    total: sizeQuantities.total,
    firstSequence: { as: 'count' },
    secondSequence: { as: 'count' },
    first: sizeQuantities.first,
    second: sizeQuantities.second,
    enrolledFirst: sizeQuantities.enrolledFirst,
    enrolledSecond: sizeQuantities.enrolledSecond,
    enrolledTotal: sizeQuantities.enrolledTotal,
    power: sizeQuantities.power,
    byPower: { as: 'count' },
    df: { as: 'decimal', decimals: 0, isDetail: true },
    logSd: { as: 'decimal', decimals: 4, isDetail: true },
  },
  headline: ({ find }) => (find === 'size' ? 'total' : find),
  refuse,
  solve,
  compute,
  planned: ({ total }) => ({ find: 'power', n: String(total) }),
  // By a fifth of half the width of the limits, on the logarithmic scale.
  variations: ({ find, gmr, lower, upper }) =>
    find === 'gmr'
      ? {}
      : { gmr: (factor) => ({ gmr: Number((gmr * (upper / lower) ** ((factor - 1) / 2)).toFixed(4)) }) },
  doubts,
  curve: (inputs, values) =>
    sizeCurve(['total', 'power'], values, {
      lowest,
      target: inputs.find === 'power' ? undefined : inputs.power,
      at: (size) => powerAt(inputs, size),
    }),
  notes,
  methods,
  code,
  formula,
  sources: [
    'Owen DB. A special case of a bivariate non-central t-distribution. Biometrika 1965;52:437-46.',
    'Phillips KF. Power of the two one-sided tests procedure in bioequivalence. J Pharmacokinet Biopharm 1990;18:137-44.',
    'ICH M13A. Bioequivalence for immediate-release solid oral dosage forms. 2024.',
    'EMA. Guideline on the investigation of bioequivalence. CPMP/EWP/QWP/1401/98 Rev. 1. 2010.',
    'Diletti E, Hauschke D, Steinijans VW. Sample size determination for bioequivalence assessment by means of confidence intervals. Int J Clin Pharmacol Ther Toxicol 1991;29:1-8.',
  ],
})

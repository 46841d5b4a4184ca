import type { en } from '#content/study-design/designs/bioequivalence/en.ts'
import { tQuantile } from '#src/statistics/distributions/distributions.ts'
import { normalUpperQuantile } from '#src/statistics/distributions/normal.ts'
import { tostPower } from '#src/statistics/distributions/tost.ts'
import { maxParticipants } from '#src/study-design/frame/checked.ts'
import { defineDesign } from '#src/study-design/frame/design.ts'
import { countText, probabilityText } from '#src/study-design/frame/format.ts'
import { armSizes, refusePower, sizeQuantities } from '#src/study-design/frame/planning.ts'
import type { Note, Refusal } from '#src/study-design/frame/result.ts'
import { smallestEnough } from '#src/study-design/frame/root-finding.ts'
import { sizeCurve } from '#src/study-design/frame/size-curve.ts'
import {
  fields,
  type Inputs,
  type Layout,
  lowest,
  type Quantities,
  rewrite,
  type Sizes,
  smallestTotal,
} from './inputs.ts'
import { code, formula, methods } from './text.ts'

/** The factor of the variance of the estimate, and the residual degrees of freedom. */
const layouts: Record<Layout, { factor: number; df: (n: number) => number }> = {
  '2x2': { factor: 1 / 2, df: (n) => n - 2 },
  '2x2x4': { factor: 1 / 4, df: (n) => 3 * n - 4 },
  parallel: { factor: 1, df: (n) => n - 2 },
}

function halves(total: number): { first: number; second: number } {
  const first = Number.isInteger(total) ? Math.ceil(total / 2) : total / 2
  return { first, second: total - first }
}

function powerAt({ layout, alpha, cv, gmr, lower, upper }: Inputs, total: number): number {
  const { factor, df } = layouts[layout]
  const { first, second } = halves(total)
  const error = Math.sqrt(Math.log1p(cv * cv) * factor * (1 / first + 1 / second))
  const critical = tQuantile(1 - alpha, df(total))
  return tostPower(df(total), critical, Math.log(gmr / lower) / error, Math.log(gmr / upper) / error)
}

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

function refuse(inputs: Inputs): Refusal<typeof en> | null {
  const { gmr, lower, upper } = inputs
  if (lower >= 1) return { field: 'lower', code: 'lowerNotBelowOne' }
  if (upper <= 1) return { field: 'upper', code: 'upperNotAboveOne' }
  if (gmr <= lower || gmr >= upper) return { field: 'gmr', code: 'outsideLimits' }
  return refusePower(inputs)
}

function sizesOf({ layout, dropout }: Inputs, total: number): Sizes {
  const { first, second } = halves(total)
  const { enrolledFirst, enrolledSecond, enrolledTotal } = armSizes(first, second, dropout)
  return layout === 'parallel'
    ? { total, first, second, enrolledFirst, enrolledSecond, enrolledTotal }
    : { total, firstSequence: first, secondSequence: second, enrolledTotal }
}

function compute(inputs: Inputs): Quantities {
  const { layout, n, cv } = inputs
  const byPower = n ?? totalFor(inputs)
  const total = n ?? Math.max(byPower, smallestTotal(inputs))
  return {
    ...sizesOf(inputs, total),
    power: powerAt(inputs, total),
    byPower: byPower < total ? byPower : undefined,
    df: layouts[layout].df(total),
    logSd: Math.sqrt(Math.log1p(cv * cv)),
  }
}

/** A ratio that is often assumed where 1 is too good to be true. */
const customaryRatio = 0.95

function notes(inputs: Inputs, { total, power, byPower }: Quantities): Note<typeof en>[] {
  const { layout, n, gmr } = inputs
  const facts = {
    least: { part: layout === 'parallel' ? 'least.parallel' : 'least' },
    byPower: countText(byPower),
    ratio: String(customaryRatio),
    power: probabilityText(powerAt({ ...inputs, gmr: customaryRatio }, total)),
    powerAtOne: probabilityText(power),
  } as const
  const isOptimistic = gmr === 1 && inputs.lower < customaryRatio
  return [
    ...(byPower !== undefined ? [{ level: 'info', key: 'floor', facts } as const] : []),
    ...(n !== null && n < smallestTotal(inputs) ? [{ level: 'caution', key: 'tooFew', facts } as const] : []),
    ...(isOptimistic ? [{ level: 'caution', key: 'optimistic', facts } as const] : []),
  ]
}

/** Average bioequivalence: a ratio of geometric means between two limits. */
export const bioequivalence = defineDesign<Inputs, Quantities, typeof en>({
  fields,
  rewrite,
  measures: ['geometric-mean-ratio'],
  quantities: {
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
  headline: ({ n }) => (n === null ? 'total' : 'power'),
  refuse,
  compute,
  curve: (inputs, values) =>
    sizeCurve(['total', 'power'], values, {
      lowest,
      target: inputs.power,
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
    'Diletti E, Hauschke D, Steinijans VW. Sample size determination for bioequivalence assessment by means of confidence intervals. Int J Clin Pharmacol Ther Toxicol 1991;29:1-8.',
  ],
})

import type { en } from '#content/study-design/designs/group-sequential/en.ts'
import { normalUpper } from '#src/statistics/distributions/normal.ts'
import {
  amountText,
  countText,
  levelText,
  percentText,
  ratioText,
  trimmed,
  wholeText,
} from '#src/study-design/frame/format.ts'
import { roundUp, tailLevel } from '#src/study-design/frame/planning.ts'
import type { Note, Sentence } from '#src/study-design/frame/result.ts'
import { calculatedBy, losses, testFacts } from '#src/study-design/frame/sentences.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { hasHarm, isMirrored, solve, timesOf } from './plan.ts'
import { lookRows } from './sizes.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const
const placeNames = ['firstPlace', 'secondPlace', 'thirdPlace', 'fourthPlace', 'fifthPlace'] as const

type Bound = string | { part: 'withP'; facts: { z: string; p: string } }

const zText = (z: number) => z.toFixed(3).replace('-', '−')

/** Each bound with its analysis: of `looks` analyses the last one is the final one. */
function listed(bounds: readonly Bound[], looks: number) {
  const of = bounds.map((bound, index) => {
    const part = (index < looks - 1 && places[index]) || 'last'
    return { part, facts: { bound } } as const
  })
  return of.length === 1 && of[0] ? of[0] : ({ list: 'or', of } as const)
}

function withP(z: number, sides: Inputs['sides']): Bound {
  return { part: 'withP', facts: { z: zText(z), p: levelText(normalUpper(z) * Number(sides)) } }
}

const unitOf = ({ unit }: Inputs) => (unit === 'participants' ? 'participants' : 'events')

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { unit, dropout, looks, futility, harm, boundary } = inputs
  const solved = solve(inputs)
  const rows = lookRows(inputs, values, solved)
  const inner = { gamma: amountText(inputs.gamma), shape: amountText(inputs.shape) }
  const facts = {
    ...testFacts(inputs, values),
    looks,
    times: { list: 'and', of: timesOf(inputs).map((time) => `${trimmed(time * 100, 1)}%`) },
    sizes: { list: 'and', of: rows.map(({ size }) => countText(size)) },
    information: { part: `information.${unitOf(inputs)}` },
    boundary: { part: `rule.${boundary}`, facts: inner },
    bounds: listed(
      rows.map(({ upper }) => withP(upper, inputs.sides)),
      looks,
    ),
    sidesOfP: { part: inputs.sides === '2' ? 'pTwoSided' : 'pOneSided' },
    futilityBounds: listed(
      rows.slice(0, -1).flatMap(({ futility: z }) => (z === null ? [] : [zText(z)])),
      looks,
    ),
    futility:
      futility === 'none'
        ? undefined
        : ({
            part: `futility.${futility}`,
            facts: { futilityGamma: amountText(inputs.futilityGamma) },
          } as const),
    harmBounds: listed(
      rows.flatMap(({ harm: z }) => (z === null ? [] : [zText(z)])),
      looks,
    ),
    harm:
      harm === 'byTest' || harm === 'none'
        ? undefined
        : ({ part: `harm.${harm}`, facts: { harmGamma: amountText(inputs.harmGamma) } } as const),
    harmLevel: amountText(inputs.harmLevel),
    unit: { part: unitOf(inputs) },
    fixed: countText(roundUp(inputs.fixed)),
    maximum: countText(values.maximum),
    inflation: values.inflation.toFixed(3),
    expectedNull: wholeText(values.expectedNull),
    expectedAlternative: wholeText(values.expectedAlternative),
    total: countText(values.total),
    control: countText(values.control),
    treated: countText(values.treated),
    accrual: trimmed(inputs.accrual),
    followUp: trimmed(inputs.followUp),
    months: { list: 'and', of: rows.map(({ month }) => trimmed(month ?? 0, 1)) },
    hr: ratioText(inputs.hr),
    median: trimmed(inputs.median),
    lost: percentText(inputs.lost),
  } as const
  return [
    { key: 'looks', facts },
    { key: isMirrored(inputs) ? 'mirrored' : 'efficacy', facts },
    ...(futility === 'none'
      ? []
      : [{ key: inputs.binding === 'yes' ? 'binding' : 'nonbinding', facts } as const]),
    ...(hasHarm(inputs) ? [{ key: 'harm', facts } as const] : []),
    { key: 'maximum', facts },
    { key: 'expected', facts },
    ...(unit === 'survival' ? [{ key: 'course', facts } as const] : []),
    ...(unit === 'participants' ? [losses(dropout, values)] : []),
    { key: boundary === 'wangTsiatis' ? 'constant' : 'spending', facts },
    calculatedBy('integration'),
  ]
}

/**
 * `test/study-design/bench/simulate/group-sequential.ts`: below these maximums the t test, or the
 * log-rank test, has 3 points of power less than planned. How few the first look has, decides little.
 */
const few = { participants: 50, events: 25 }
const tooFew = 10

/** A boundary for futility is worth a note if the trial spares less than this without an effect. */
const fewSpared = 0.05

export function notes(inputs: Inputs, values: Quantities): Note<typeof en>[] {
  const rows = lookRows(inputs, values, solve(inputs))
  const unit = unitOf(inputs)
  const { maximum, expectedNull, total = 0 } = values
  // With everybody recruited before the last interim look, the later looks spare nobody.
  const late = rows.slice(0, -1).findIndex(({ recruited }) => recruited !== null && recruited >= total)
  const facts = {
    unit: { part: unit },
    level: amountText(tailLevel(inputs)),
    maximum: countText(maximum),
    expectedNull: wholeText(expectedNull),
    place: { part: placeNames[late] ?? 'firstPlace' },
  } as const
  const found: (Note<typeof en> | false)[] = [
    maximum < tooFew
      ? { level: 'stop', key: 'tooFew', facts }
      : maximum < few[unit] && { level: 'caution', key: 'few', facts },
    inputs.futility === 'none' &&
      expectedNull > (1 - fewSpared) * maximum && { level: 'info', key: 'noSavings', facts },
    late >= 0 && { level: 'info', key: 'recruited', facts },
    inputs.futility !== 'none' &&
      (inputs.binding === 'yes'
        ? { level: 'caution', key: 'binding', facts }
        : { level: 'info', key: 'nonbinding', facts }),
    !isMirrored(inputs) && { level: 'info', key: 'efficacyLevel', facts },
    { level: 'info', key: 'sizes', facts },
  ]
  return found.filter((note) => note !== false)
}

const familyFormula = (name: string, error: string, gamma = 'γ') => ({
  obrienFleming: `${name}(t) = 2 − 2 Φ(Φ⁻¹(1 − ${error} / 2) / √t)`,
  pocock: `${name}(t) = ${error} ln(1 + (e − 1) t)`,
  hwangShihDeCani: `${name}(t) = ${error} (1 − e^(−${gamma}t)) / (1 − e^(−${gamma}))`,
})

/** `a` is the error of one tail. */
export function formula(inputs: Inputs): string[] {
  const { boundary, sides, futility, binding, harm } = inputs
  const level = sides === '2' ? 'a = α / 2' : 'a = α'
  const family = { ...familyFormula('a', 'a'), wangTsiatis: 'cₖ = C tₖ^(Δ − ½)' }[boundary]
  const counted = isMirrored(inputs) ? '|Zⱼ| < cⱼ' : binding === 'yes' ? 'fⱼ ≤ Zⱼ < cⱼ' : 'Zⱼ < cⱼ'
  const exit = `P₀(${counted} for j < k, Zₖ ≥ cₖ)`
  return [
    `${family}, ${level}`,
    boundary === 'wangTsiatis' ? `Σ ${exit} = a` : `${exit} = a(tₖ) − a(tₖ₋₁)`,
    ...(futility === 'none'
      ? []
      : [
          familyFormula('b', 'β', 'γ′')[futility],
          'P₁(fⱼ ≤ Zⱼ < cⱼ for j < k, Zₖ < fₖ) = b(tₖ) − b(tₖ₋₁), f = c at t = 1',
        ]),
    ...(harm === 'byTest' || harm === 'none'
      ? []
      : [familyFormula('h', 'αₕ', 'γ″')[harm], 'P₀(hⱼ < Zⱼ < cⱼ for j < k, Zₖ ≤ hₖ) = h(tₖ) − h(tₖ₋₁)']),
    'E(Zₖ) = θ √tₖ, Cov(Zⱼ, Zₖ) = √(tⱼ / tₖ)',
    'inflation = θ² / (Φ⁻¹(1 − a) + Φ⁻¹(1 − β))²',
  ]
}

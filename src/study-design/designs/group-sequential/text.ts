import type { en } from '#content/study-design/designs/group-sequential/en.ts'
import { amountText, countText, trimmed, wholeText } from '#src/study-design/frame/format.ts'
import { roundUp, tailLevel } from '#src/study-design/frame/planning.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import { calculatedBy, losses, testFacts } from '#src/study-design/frame/sentences.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { timesOf } from './plan.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Each bound with its analysis. */
function boundsOf({ z1, z2, z3, z4, z5, z6 }: Quantities) {
  const bounds = [z1, z2, z3, z4, z5, z6].filter((bound) => bound !== undefined)
  const placeOf = (index: number) => (index < bounds.length - 1 && places[index]) || 'last'
  return bounds.map((bound, index) => ({ part: placeOf(index), facts: { bound: bound.toFixed(3) } }) as const)
}

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { unit, dropout } = inputs
  const facts = {
    ...testFacts(inputs, values),
    looks: inputs.looks,
    times: { list: 'and', of: timesOf(inputs).map((time) => `${trimmed(time * 100, 1)}%`) },
    boundary: {
      part: `rule.${inputs.boundary}`,
      facts: { gamma: amountText(inputs.gamma), shape: amountText(inputs.shape) },
    },
    statistic: inputs.sides === '2' ? '|Z|' : 'Z',
    bounds: { list: 'or', of: boundsOf(values) },
    unit: { part: unit },
    fixed: countText(roundUp(inputs.fixed)),
    maximum: countText(values.maximum),
    inflation: values.inflation.toFixed(3),
    expectedNull: wholeText(values.expectedNull),
    expectedAlternative: wholeText(values.expectedAlternative),
  } as const
  return [
    { key: 'looks', facts },
    { key: 'rule', facts },
    { key: 'maximum', facts },
    { key: 'expected', facts },
    ...(unit === 'participants' ? [losses(dropout, values)] : []),
    calculatedBy('integration'),
  ]
}

/** gsDesign knows the spending families at free times; rpact knows Wang and Tsiatis. */
export function rCall(inputs: Inputs): string {
  const { boundary, looks, gamma, shape, power, fixed, sides } = inputs
  const beta = Number((1 - power).toPrecision(10))
  const times = `c(${timesOf(inputs)
    .map((t) => Number(t.toPrecision(10)))
    .join(', ')})`
  if (boundary === 'wangTsiatis') {
    const rules = `alpha = ${inputs.alpha}, beta = ${beta}, sided = ${sides}, informationRates = ${times}`
    const design = `rpact::getDesignGroupSequential(kMax = ${looks}, ${rules}, typeOfDesign = "WT", deltaWT = ${shape})`
    return `design <- ${design}\n${fixed} * rpact::getDesignCharacteristics(design)$inflationFactor`
  }
  const spending = {
    obrienFleming: 'gsDesign::sfLDOF',
    pocock: 'gsDesign::sfLDPocock',
    hwangShihDeCani: `gsDesign::sfHSD, sfupar = ${gamma}`,
  }[boundary]
  const rules = `alpha = ${tailLevel(inputs)}, beta = ${beta}, timing = ${times}, sfu = ${spending}`
  return `gsDesign::gsDesign(k = ${looks}, test.type = ${sides}, ${rules}, n.fix = ${fixed})`
}

/** `a` is the error of one tail. */
export function formula({ boundary, sides }: Inputs): string[] {
  const level = sides === '2' ? 'a = α / 2' : 'a = α'
  const family = {
    obrienFleming: 'a(t) = 2 − 2 Φ(Φ⁻¹(1 − a / 2) / √t)',
    pocock: 'a(t) = a ln(1 + (e − 1) t)',
    hwangShihDeCani: 'a(t) = a (1 − e^(−γt)) / (1 − e^(−γ))',
    wangTsiatis: 'cₖ = C tₖ^(Δ − ½)',
  }[boundary]
  const region = sides === '2' ? '|Zⱼ| < cⱼ' : 'Zⱼ < cⱼ'
  const exit = `P(${region} for j < k, Zₖ ≥ cₖ)`
  return [
    `${family}, ${level}`,
    boundary === 'wangTsiatis' ? `Σ ${exit} = a` : `${exit} = a(tₖ) − a(tₖ₋₁)`,
    'E(Zₖ) = θ √tₖ, Cov(Zⱼ, Zₖ) = √(tⱼ / tₖ)',
    'inflation = θ² / (Φ⁻¹(1 − a) + Φ⁻¹(1 − β))²',
  ]
}

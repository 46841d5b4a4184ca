import type { en } from '#content/study-design/designs/group-sequential/en.ts'
import { countText, percentText, trimmed } from '#src/study-design/frame/format.ts'
import { tailLevel, testFacts } from '#src/study-design/frame/planning.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import type { Boundary, Inputs, Quantities } from './inputs.ts'
import { timesOf } from './plan.ts'

const ruleKeys: Record<Boundary, keyof (typeof en)['methods']> = {
  obrienFleming: 'spending',
  pocock: 'spending',
  hwangShihDeCani: 'spendingGamma',
  wangTsiatis: 'shape',
}

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { z1, z2, z3, z4, z5, z6 } = values
  const bounds = [z1, z2, z3, z4, z5, z6].filter((bound) => bound !== undefined)
  const facts = {
    looks: inputs.looks,
    times: timesOf(inputs)
      .map((t) => percentText(t, 1))
      .join(', '),
    boundary: { part: inputs.boundary },
    gamma: trimmed(inputs.gamma),
    shape: trimmed(inputs.shape),
    ...testFacts(inputs, values),
    statistic: inputs.sides === '2' ? '|Z|' : 'Z',
    bounds: bounds.map((bound) => bound.toFixed(3)).join(', '),
    fixed: trimmed(inputs.fixed, 2),
    maximum: countText(values.maximum),
    inflation: trimmed(values.inflation, 4),
    expectedNull: trimmed(values.expectedNull, 1),
    expectedAlternative: trimmed(values.expectedAlternative, 1),
  }
  return [
    { key: 'looks', facts },
    { key: ruleKeys[inputs.boundary], facts },
    { key: inputs.unit, facts },
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

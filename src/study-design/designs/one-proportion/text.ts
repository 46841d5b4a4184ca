import type { en } from '#content/study-design/designs/one-proportion/en.ts'
import { type Code, call } from '#src/study-design/frame/code.ts'
import { maxExact } from '#src/study-design/frame/exact-binomial.ts'
import { countText, levelText, percentText, trimmed } from '#src/study-design/frame/format.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import { procPower } from '#src/study-design/frame/proc-power.ts'
import type { Sentence } from '#src/study-design/frame/result.ts'
import {
  calculatedBy,
  countUpTo,
  losses,
  relationTo,
  targetPower,
  testFacts,
} from '#src/study-design/frame/sentences.ts'
import type { ExactQuantities, Inputs, Quantities } from './inputs.ts'

export function methods(inputs: Inputs, values: Quantities): Sentence<typeof en>[] {
  const { test, sides, p0, p1, dropout } = inputs
  const facts = {
    ...testFacts(inputs, values),
    relation: relationTo(sides, p1 > p0),
    size: countText(values.size),
    p0: percentText(p0),
    p1: percentText(p1),
  }
  return [
    { key: test === 'exact' && sides === '2' ? 'exact.equalTails' : test, facts },
    ...targetPower(inputs),
    { key: 'detect', facts },
    ...('level' in values ? [decisionRule(values)] : []),
    losses(dropout, values),
    calculatedBy(test === 'exact' ? 'binomial' : 'normal'),
  ]
}

function decisionRule({ atLeast, atMost, level }: ExactQuantities): Sentence<typeof en> {
  const facts = {
    count: countText(atLeast),
    upTo: atMost === undefined ? undefined : countUpTo(atMost),
    level: levelText(level),
  } as const
  if (atLeast !== undefined) return { key: atMost === undefined ? 'atLeast' : 'outside', facts }
  return { key: atMost === undefined ? 'never' : 'atMost', facts }
}

function exactScript({ p0, p1, power, n, ...inputs }: Inputs): string {
  const [under, assumed] = p1 > p0 ? [p0, p1] : [trimmed(1 - p0, 12), trimmed(1 - p1, 12)]
  const lines = [
    `n <- ${n ?? `1:${maxExact}`}`,
    `critical <- ${call('qbinom', [`${tailLevel(inputs)}`, 'n', `${under}`, 'lower.tail = FALSE'])} + 1`,
    `power <- ${call('pbinom', ['critical - 1', 'n', `${assumed}`, 'lower.tail = FALSE'])}`,
    n === null ? `min(n[power >= ${power}])` : 'power',
  ]
  return lines.join('\n')
}

function normalScript({ p0, p1, power, n, ...inputs }: Inputs): string {
  const shared = ['groups = 1', `thetaH0 = ${p0}`, `pi1 = ${p1}`, `alpha = ${tailLevel(inputs)}`]
  if (n === null) {
    const design = call('rpact::getSampleSizeRates', [...shared, `beta = ${trimmed(1 - power, 10)}`])
    return `design <- ${design}\nceiling(design$numberOfSubjects[1])`
  }
  const direction = `directionUpper = ${p1 > p0 ? 'TRUE' : 'FALSE'}`
  const design = call('rpact::getPowerRates', [...shared, `maxNumberOfSubjects = ${n}`, direction])
  return `design <- ${design}\ndesign$overallReject`
}

/** SAS finds no size for the exact test: it checks the power of ours. */
export function code(inputs: Inputs, { size, power }: Quantities): Code {
  const { test, p0, p1, n } = inputs
  const script = test === 'exact' ? exactScript(inputs) : normalScript(inputs)
  const statement = `onesamplefreq test=${test === 'exact' ? 'exact' : 'z method=normal'}`
  const options = {
    varest: test === 'normal' ? 'null' : undefined,
    sides: p1 > p0 ? 'u' : 'l',
    alpha: tailLevel(inputs),
    nullproportion: p0,
    proportion: p1,
    ntotal: size,
    power: '.',
  }
  const sas = procPower(statement, options, 'the power with this size, on the side of the assumed proportion')
  return { r: { script, prints: n === null ? size : power }, sas }
}

export const formula = ({ test }: Inputs): string[] =>
  test === 'exact'
    ? [
        '1 − β = P(X ≥ c | n, p₁), c = min {k : P(X ≥ k | n, p₀) ≤ α}',
        'n = min {n : P(X ≥ c(n) | n, p₁) ≥ 1 − β}',
      ]
    : ['n = ((z(1 − α) √(p₀ (1 − p₀)) + z(1 − β) √(p₁ (1 − p₁))) / (p₁ − p₀))²']

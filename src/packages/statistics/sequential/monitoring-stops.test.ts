import { describe, expect, test } from 'vitest'
import { hwangShihDeCani, obrienFlemingType } from './alpha-spending.ts'
import { conditionalPower, predictivePower } from './conditional-power.ts'
import { exitsAbove, sumOf } from './exits.ts'
import { boundariesAt, type StoppingRules } from './monitoring.ts'

const beta = hwangShihDeCani(0.1, -2)

const rules = (drift: number, isBinding: boolean): StoppingRules => ({
  efficacy: obrienFlemingType(0.025),
  isMirrored: false,
  futility: { spending: beta, means: drift, isBinding },
  harm: null,
})

const atEnd = { efficacy: [false, false, true], futility: [true, true, true] }
const mixed = { efficacy: [false, true, true], futility: [true, false, true] }

const agree = (found: readonly number[] | null, expected: readonly number[]) => {
  for (const [i, bound] of expected.entries())
    if (Number.isFinite(bound)) expect(found?.[i]).toBeCloseTo(bound, 5)
    else expect(found?.[i]).toBe(bound)
}

const no = Number.POSITIVE_INFINITY

/**
 * gsDesign 3.11.0.9003: the plan p <- gsDesign(k = 3, test.type, beta = 0.1, sfu = sfLDOF, sfl = sfHSD, sflpar =
 * -2, testUpper, testLower, r = 80), then the same with n.I = c(0.28, 0.6, last) * p$n.I[3], maxn.IPlan =
 * p$n.I[3], delta = p$delta, usTime = lsTime = c(0.28, 0.6, 1). Its drift is p$delta * sqrt(p$n.I[3]).
 */
describe('gsDesign’s boundaries where looks have one of both', () => {
  test.each([
    ['futility only', atEnd, false, 1, 3.3304888545, [no, no, 1.9599639845], [-0.5028988466, 0.6959418437]],
    ['futility only, above', atEnd, false, 1.15, 3.3304888545, [no, no, 1.9599639845], [-0.5028988466]],
    ['that binds', atEnd, true, 1, 3.2963373051, [no, no, 1.9318953509], [-0.5209701479, 0.6694881673]],
    ['that binds, early', atEnd, true, 0.9, 3.2963373051, [no, no, 1.9435891682], [-0.5209701479]],
    ['that binds, above', atEnd, true, 1.15, 3.2963373051, [no, no, 1.9123272428], [-0.5209701479]],
    ['both kinds', mixed, false, 1, 3.2976364846, [no, 2.6686301429, 1.9809650294], [-0.5202826867, -no]],
    ['both kinds, above', mixed, false, 1.15, 3.2976364846, [no, 2.6686301429, 1.9876042854], []],
    ['both, binding', mixed, true, 1, 3.286667128, [no, 2.6685257005, 1.9718763655], [-0.5260871247, -no]],
  ] as const)('%s', (_, mayStop, isBinding, last, drift, upper, lower) => {
    const found = boundariesAt(rules(drift, isBinding), [0.28, 0.6, last], mayStop)
    agree(found.upper, upper)
    agree(found.futility, lower)
    expect(sumOf(exitsAbove(isBinding ? found.plan : unbound(found), 0))).toBeCloseTo(0.025, 7)
  })
})

/** The trial that ignores stopping for futility. */
function unbound({ plan, unbound: upper }: ReturnType<typeof boundariesAt>) {
  const fractions = plan.looks.map(({ fraction }) => fraction)
  return boundariesAt({ ...rules(3, false), futility: null }, fractions, {
    efficacy: upper.map(Number.isFinite),
    futility: [],
  }).plan
}

/** gsCP and gsPP (weights equal at 16,001 effects) of the first plan above, r = 80. */
test('conditional and predictive power after a look for futility: gsDesign’s', () => {
  const { plan } = boundariesAt(rules(3.3304888545, false), [0.28, 0.6, 1], atEnd)
  const given = conditionalPower(plan, 0, 0.4)
  expect(given(0)).toBeCloseTo(0.01791257255, 5)
  expect(given(3.3304888545)).toBeCloseTo(0.74916682263, 5)
  expect(given(0.4 / Math.sqrt(0.28))).toBeCloseTo(0.07160185909, 5)
  expect(predictivePower(plan, 0, 0.4)).toBeCloseTo(0.2159609174, 5)
})

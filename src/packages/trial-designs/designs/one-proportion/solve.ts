import { binomialUpper, normalQuantile } from '@marom/statistics/distributions'
import { maxExact } from '../../frame/exact-binomial.ts'
import { refusePower, tailLevel } from '../../frame/planning.ts'
import type { Refusal } from '../../frame/result.ts'
import { roundedTowards, withFound } from '../../frame/unknown.ts'
import type { Codes } from './codes.ts'
import { ruleOf, type Side } from './exact-test.ts'
import { fields, type Inputs } from './inputs.ts'
import { highestPower, normalPower } from './z-test.ts'

export function refuse({ p0, p1, ...inputs }: Inputs): Refusal<Codes> | null {
  if (inputs.test === 'exact' && inputs.n !== null && inputs.n > maxExact)
    return { field: 'n', code: 'tooLarge', facts: { max: maxExact } }
  return p0 === p1 ? { field: 'p1', code: 'sameProportions' } : refusePower(inputs)
}

/** The power by the assumed proportion, of which the rule of the exact test does not depend. */
function powerBy(inputs: Inputs, side: Side, n: number): (changed: Inputs) => number {
  if (inputs.test === 'normal') return (changed) => normalPower(changed, n)
  const { critical } = ruleOf(inputs, side, n)
  return ({ p1 }) => binomialUpper(critical, n, side === 'above' ? p1 : 1 - p1)
}

/** The inputs with the proportion of one side that is nearest to p0 and has the power. */
export function nearestOn(side: Side, inputs: Inputs, n: number): Inputs | { refusal: Refusal<Codes> } {
  const { p0, power, test } = inputs
  const withValue = (p1: number): Inputs => ({ ...inputs, p1 })
  const excess = refuse(withValue(side === 'above' ? 1 : 0))
  if (excess) return { refusal: excess }
  const last = (side === 'above' ? fields.p1.max : fields.p1.min) / 100
  const to = test === 'normal' ? highestPower(inputs, side, n, last) : last
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(power)
  const distance = 0.5 * Math.max(z, 0.1) * Math.sqrt((p0 * (1 - p0)) / n)
  const found = withFound(inputs, {
    withValue,
    powerOf: powerBy(inputs, side, n),
    refuse: (): Refusal<Codes> | null => null,
    from: p0,
    step: distance * Math.sign(to - p0),
    to,
  })
  return 'refusal' in found ? found : withValue(roundedTowards(found.p1, to))
}

/** The proportion above p0 that the size shows; the one below it where there is none above. */
export function solve(inputs: Inputs): Inputs | { refusal: Refusal<Codes> } {
  const { find, n } = inputs
  if (n === null || find !== 'p1') return inputs
  const above = nearestOn('above', inputs, n)
  if (!('refusal' in above)) return above
  const below = nearestOn('below', inputs, n)
  return 'refusal' in below ? above : below
}

import { binomialDensity } from '@marom/statistics/distributions'
import { tailLevel } from '../../frame/planning.ts'
import type { Inputs } from './inputs.ts'

export type Side = 'above' | 'below'

export const sideOf = ({ p0, p1 }: Pick<Inputs, 'p0' | 'p1'>): Side => (p1 > p0 ? 'above' : 'below')

/**
 * P(X ≥ k) of the binomial distribution for falling k, each summed from its small end, until `visit`
 * returns true. It begins where the probability is below 1e-30, by Bernstein's inequality.
 */
function visitTails(n: number, p: number, visit: (k: number, tail: number) => boolean): void {
  const mean = n * p
  const from = Math.min(n, Math.ceil(mean + 12 * Math.sqrt(mean * (1 - p)) + 50))
  for (let k = from, tail = 0; k >= 0; k--) {
    tail += binomialDensity(k, n, p)
    if (visit(k, tail)) return
  }
}

/** The test of one side rejects from `critical` successes on (below: failures); n + 1 is never. */
export function ruleOf(inputs: Inputs, side: Side, n: number): { critical: number; level: number } {
  const most = tailLevel(inputs) * (1 + 1e-12)
  const rule = { critical: n + 1, level: 0 }
  visitTails(n, side === 'above' ? inputs.p0 : 1 - inputs.p0, (k, tail) => {
    if (tail > most) return true
    Object.assign(rule, { critical: k, level: tail })
    return false
  })
  return rule
}

/** The exact test of a given size, on the side of the assumed proportion. */
export function exactTestOf(inputs: Inputs, n: number): { critical: number; level: number; power: number } {
  const rule = ruleOf(inputs, sideOf(inputs), n)
  const assumed = sideOf(inputs) === 'above' ? inputs.p1 : 1 - inputs.p1
  let power = 0
  visitTails(n, assumed, (k, tail) => {
    if (k >= rule.critical) power = Math.min(1, tail)
    return k <= rule.critical
  })
  return { ...rule, power }
}

import { normalQuantile } from '@marom/statistics/distributions'
import { maxParticipants } from '../../frame/checked.ts'
import { countText } from '../../frame/format.ts'
import { tailLevel } from '../../frame/planning.ts'
import type { Note } from '../../frame/result.ts'
import { armsOf } from '../../frame/root-finding.ts'
import type { Codes } from './codes.ts'
import type { Inputs, Quantities } from './inputs.ts'

/**
 * Participants of an equivalence study by the formula of textbooks, which halves the type II error also
 * where there is a true difference, though then only the nearer limit is likely to be missed.
 * Source: Chow et al. 2018, section 4.2.3.
 */
function textbookTotal(inputs: Inputs): number {
  const { p1, p2, margin, allocation, power } = inputs
  const z = normalQuantile(1 - tailLevel(inputs)) + normalQuantile(1 - (1 - power) / 2)
  const variance = p1 * (1 - p1) + allocation * p2 * (1 - p2)
  const { first, second } = armsOf((z / (margin - Math.abs(p1 - p2))) ** 2 * variance, 1 / allocation)
  return first + second
}

/** Without a true difference both sizes are the same, but for the variance. */
export function textbook(inputs: Inputs, { total }: Quantities): Note<Codes>[] {
  const { find, goal, p1, p2 } = inputs
  if (goal !== 'equivalence' || find !== 'size' || p1 === p2) return []
  const other = textbookTotal(inputs)
  if (other <= total || other > maxParticipants) return []
  return [{ level: 'info', key: 'textbook', facts: { size: countText(total), textbook: countText(other) } }]
}

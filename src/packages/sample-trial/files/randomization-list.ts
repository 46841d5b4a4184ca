import { csvText } from '@marom/tables'
import { arms, study } from '../protocol.ts'
import { enroll } from '../simulate/enrollment.ts'

const strata = ['Israel, Y', 'Israel, N', 'Europe, Y', 'Europe, N']

/** With the numbers that were not used. */
export function randomizationList(): string {
  const { entrants, list } = enroll(study.seed)
  const users = new Map(entrants.map(({ allocation, subject }) => [allocation.number, subject]))
  return csvText([
    ['STRATUM', 'BLOCK', 'RANDNO', 'ARMCD', 'SUBJID'],
    ...list.map(({ stratum, block, number, arm }) => [
      strata[stratum - 1] ?? '',
      block,
      number,
      arms[arm].code,
      users.get(number) ?? '',
    ]),
  ])
}

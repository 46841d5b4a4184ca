import { csvText } from '@marom/tables'
import { enroll } from '#src/build/sample-study/simulate/enrollment.ts'
import { arms, study } from '#src/sample-study/protocol.ts'

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

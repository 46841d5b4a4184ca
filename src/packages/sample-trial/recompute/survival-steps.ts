import { kaplanMeier, type SurvivalStep } from '@marom/statistics/survival'
import { noted, type Row } from '../derive.ts'
import { inArms, observe, selected } from '../outputs/survival.ts'

/**
 * Steps of the Kaplan-Meier estimate of overall survival, as in Figure 14.2.1: time in months, survival and
 * the limits of its interval from 0 to 1.
 * @param analysis rows of ADTTE; rows of other datasets do not count
 * @returns by arm: `treatment`, `control`
 */
export function survivalSteps(analysis: readonly Row[]): ReadonlyMap<string, readonly SurvivalStep[]> {
  const adtte = { text: 'ADTTE', rows: analysis.filter(({ dataset }) => dataset === 'ADTTE'), notes: [] }
  return new Map(
    inArms(selected(adtte, 'OS')).map(({ name, data }) => [
      name,
      noted((read) => kaplanMeier(observe(read, data.rows))).result,
    ]),
  )
}

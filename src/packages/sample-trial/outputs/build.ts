import type { Row } from '../derive.ts'
import type { Data, Output } from './cell.ts'
import { deathListing, deaths } from './deaths.ts'
import { disease } from './disease.ts'
import { exposure } from './exposure.ts'
import { byTest } from './laboratory.ts'
import { liverFigure, liverListing } from './liver.ts'
import { demographics, disposition } from './participants.ts'
import { progression, progressionFigure } from './progression.ts'
import { response } from './response.ts'
import { byTerm, listing, overview, safetyArms } from './safety.ts'
import { byWorstGrade } from './severity.ts'
import { shifts } from './shift.ts'
import { subgroups } from './subgroups.ts'
import { figure, primary, sensitivity } from './survival.ts'
import { tipping, tippingGrid } from './tipping.ts'

/**
 * The tables, listings and figures, in the order of the report.
 * @param analysis all rows of the ADaM datasets
 * @param isWanted whether to make the output with this id; the default is all
 */
export function makeOutputs(
  analysis: readonly Row[],
  isWanted: (id: string) => boolean = () => true,
): Output[] {
  const of = (name: string): Data => ({
    text: name,
    rows: analysis.filter(({ dataset }) => dataset === name),
    notes: [],
  })
  const [adsl, adae, adtte] = [of('ADSL'), of('ADAE'), of('ADTTE')]
  const arms = safetyArms(adsl, adae)
  const programs: Readonly<Record<string, () => Output>> = {
    't-14-1-1': () => demographics(adsl),
    't-14-1-2': () => disposition(adsl),
    't-14-1-3': () => disease(adsl),
    't-14-2-1': () => primary(adtte),
    'f-14-2-1': () => figure(adtte),
    'f-14-2-1-1': () => subgroups(adtte),
    't-14-2-2': () => sensitivity(adtte),
    't-14-2-2-1': () => tipping(adtte),
    't-14-2-2-2': () => tippingGrid(adtte),
    't-14-2-3': () => progression(adtte),
    'f-14-2-3': () => progressionFigure(adtte),
    't-14-2-4': () => response(of('ADRS')),
    't-14-3-1': () => overview(arms),
    't-14-3-2': () => byTerm(arms, adae),
    't-14-3-1-3': () => byWorstGrade(arms, adae),
    't-14-3-2-1': () => deaths(adsl),
    'l-14-3-2-2': () => deathListing(adsl),
    'f-14-3-4-1': () => liverFigure(byTest(of('ADLB'))),
    'l-14-3-4-2': () => liverListing(byTest(of('ADLB'))),
    't-14-3-4-3': () => shifts(byTest(of('ADLB'))),
    't-14-3-5': () => exposure(adsl, of('ADEX')),
    'l-16-2-7': () => listing(adae),
  }
  return Object.entries(programs).flatMap(([id, make]) => (isWanted(id) ? [make()] : []))
}

import type { Row } from '#src/sample-study/derive.ts'
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
import { figure, primary, sensitivity } from './survival.ts'
import { tipping, tippingGrid } from './tipping.ts'

export function makeOutputs(analysis: readonly Row[]): Output[] {
  const of = (name: string): Data => ({
    text: name,
    rows: analysis.filter(({ dataset }) => dataset === name),
    notes: [],
  })
  const [adsl, adae, adtte] = [of('ADSL'), of('ADAE'), of('ADTTE')]
  const arms = safetyArms(adsl, adae)
  const tests = byTest(of('ADLB'))
  return [
    demographics(adsl),
    disposition(adsl),
    disease(adsl),
    primary(adtte),
    figure(adtte),
    sensitivity(adtte),
    tipping(adtte),
    tippingGrid(adtte),
    progression(adtte),
    progressionFigure(adtte),
    response(of('ADRS')),
    overview(arms),
    byTerm(arms, adae),
    byWorstGrade(arms, adae),
    deaths(adsl),
    deathListing(adsl),
    liverFigure(tests),
    liverListing(tests),
    shifts(tests),
    exposure(adsl, of('ADEX')),
    listing(adae),
  ]
}

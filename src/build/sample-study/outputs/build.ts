import type { Row } from '#src/sample-study/derive.ts'
import type { Data, Output } from './cell.ts'
import { demographics, disposition } from './participants.ts'
import { byTerm, listing, overview, safetyArms } from './safety.ts'
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
  return [
    demographics(adsl),
    disposition(adsl),
    primary(adtte),
    figure(adtte),
    sensitivity(adtte),
    tipping(adtte),
    tippingGrid(adtte),
    overview(arms),
    byTerm(arms, adae),
    listing(adae),
  ]
}

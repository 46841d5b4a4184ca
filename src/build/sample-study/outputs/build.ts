import type { Row } from '#src/sample-study/derive.ts'
import type { Output } from './cell.ts'
import { demographics, disposition } from './participants.ts'
import { byTerm, listing, overview } from './safety.ts'
import { figure, primary, sensitivity } from './survival.ts'

export function makeOutputs(analysis: readonly Row[]): Output[] {
  const of = (name: string) => analysis.filter(({ dataset }) => dataset === name)
  const [adsl, adae, adtte] = [of('ADSL'), of('ADAE'), of('ADTTE')]
  const selection = { rows: adtte.filter(({ values }) => values.PARAMCD === 'OS'), set: 'ITTFL' } as const
  const safety = { adsl, adae }
  return [
    demographics(adsl),
    disposition(adsl),
    primary(selection),
    figure(selection),
    sensitivity(adtte),
    overview(safety),
    byTerm(safety),
    listing(safety),
  ]
}

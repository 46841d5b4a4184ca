import { makeTable, type Row } from '#src/sample-study/derive.ts'
import type { Records } from '#src/sample-study/sdtm/build.ts'
import { adae } from './adae.ts'
import { adsl } from './adsl.ts'
import { adtte, type TimeParameter, timeParameters } from './adtte.ts'

export const analysisDatasets = [adsl, adae, adtte] as const

const isParameter = (name: string): name is TimeParameter => Object.hasOwn(timeParameters, name)

export function makeAnalysis(subject: string, records: Records): Row[] {
  const [person] = makeTable(adsl, subject, [records]).rows
  if (!person) throw new Error(`${subject} has no row in ADSL.`)
  const parameters = Object.keys(timeParameters).filter(isParameter)
  const events = (records.AE?.rows ?? []).map((ae) => ({ adsl: person, ae }))
  return [
    person,
    ...makeTable(adae, subject, events).rows,
    ...makeTable(
      adtte,
      subject,
      parameters.map((parameter) => ({ adsl: person, parameter })),
    ).rows,
  ]
}

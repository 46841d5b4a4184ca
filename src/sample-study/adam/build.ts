import { makeRow, type Row } from '#src/sample-study/derive.ts'
import { adae } from './adae.ts'
import { adsl } from './adsl.ts'
import { adtte, type TimeParameter, timeParameters } from './adtte.ts'

export const analysisDatasets = [adsl, adae, adtte] as const

const isParameter = (name: string): name is TimeParameter => Object.hasOwn(timeParameters, name)

export function makeAnalysis(subject: string, records: readonly Row[]): Row[] {
  const person = makeRow(adsl, subject, 1, { records })
  const events = records.filter(({ dataset }) => dataset === 'AE')
  const parameters = Object.keys(timeParameters).filter(isParameter)
  return [
    person,
    ...events.map((ae, index) => makeRow(adae, subject, index + 1, { adsl: person, ae })),
    ...parameters.map((parameter, index) => makeRow(adtte, subject, index + 1, { adsl: person, parameter })),
  ]
}

import { type Dataset, makeTable, type Row } from '../derive.ts'
import type { Records } from '../sdtm/build.ts'
import { adae } from './adae.ts'
import { adex, exposuresOf, isExposed } from './adex.ts'
import { adlb, resultsIn } from './adlb.ts'
import { adrs, responsesIn } from './adrs.ts'
import { adsl } from './adsl.ts'
import { adtte, type TimeParameter, timeParameters } from './adtte.ts'
import { advs, signsIn } from './advs.ts'

export const analysisDatasets: readonly Dataset<never>[] = [adsl, adae, adex, adlb, adrs, adtte, advs]

const isParameter = (name: string): name is TimeParameter => Object.hasOwn(timeParameters, name)

export function makeAnalysis(subject: string, records: Records): Row[] {
  const [person] = makeTable(adsl, subject, [records]).rows
  if (!person) throw new Error(`${subject} has no row in ADSL.`)
  const parameters = Object.keys(timeParameters).filter(isParameter)
  const events = records.AE ?? { rows: [], absent: [] }
  const sources = events.rows.map((ae) => ({ adsl: person, ae, events }))
  return [
    person,
    ...makeTable(adae, subject, sources).rows,
    ...makeTable(adex, subject, exposuresOf(person, records.EX), isExposed).rows,
    ...makeTable(adlb, subject, resultsIn(person, records.LB)).rows,
    ...makeTable(adrs, subject, responsesIn(person, records.RS)).rows,
    ...makeTable(advs, subject, signsIn(person, records.VS)).rows,
    ...makeTable(
      adtte,
      subject,
      parameters.map((parameter) => ({ adsl: person, records, parameter })),
    ).rows,
  ]
}

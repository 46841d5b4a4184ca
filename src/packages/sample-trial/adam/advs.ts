import { type Dataset, type Read, type Row, type Table, type Variable, variable } from '../derive.ts'
import { actualTreatment, coreVariables, identifiers, safetyFlag } from './core.ts'
import { analysisDay, change, onTreatment } from './on-treatment.ts'

interface Source {
  adsl: Row
  vs: Row
  /** All vital signs of the participant. */
  signs: Table
}

export const signsIn = (adsl: Row, signs: Table = { rows: [], absent: [] }): Source[] =>
  signs.rows.map((vs) => ({ adsl, vs, signs }))

const v = variable<Source>

const fromVs = (name: string, label: string, source: string, more: Partial<Variable<Source>> = {}) =>
  v(name, label, 'taken', (read, { vs }) => read.text(vs, source), more)

const baselineOf = (read: Read, { vs, signs }: Source): number => {
  const test = read.text(vs, 'VSTESTCD')
  const row = read
    .rows(signs)
    .find((one) => read.text(one, 'VSTESTCD') === test && read.text(one, 'VSLOBXFL') === 'Y')
  return read.number(row, 'VSSTRESN')
}

const isBaseline = (read: Read, self: Row) => read.text(self, 'ABLFL') === 'Y'

export const advs: Dataset<Source> = {
  name: 'ADVS',
  label: 'Vital Signs Analysis Dataset',
  class: 'BASIC DATA STRUCTURE',
  structure: 'One record per subject per parameter per visit',
  variables: [
    ...identifiers(),
    ...coreVariables(),
    ...actualTreatment(),
    safetyFlag(),
    fromVs('PARAMCD', 'Parameter Code', 'VSTESTCD', { isKey: true }),
    v(
      'PARAM',
      'Parameter',
      'signParameter',
      (read, { vs }) => `${read.text(vs, 'VSTEST')} (${read.text(vs, 'VSSTRESU')})`,
    ),
    fromVs('ADT', 'Analysis Date', 'VSDTC', { type: 'date' }),
    analysisDay(),
    fromVs('ABLFL', 'Baseline Record Flag', 'VSLOBXFL', { codeList: 'NY' }),
    v('AVISIT', 'Analysis Visit', 'analysisVisit', (read, { vs }, self) =>
      isBaseline(read, self) ? 'Baseline' : read.text(vs, 'VISIT'),
    ),
    v(
      'AVISITN',
      'Analysis Visit (N)',
      'analysisVisit',
      (read, { vs }, self) => (isBaseline(read, self) ? 0 : read.number(vs, 'VISITNUM')),
      { type: 'integer' },
    ),
    v('AVAL', 'Analysis Value', 'taken', (read, { vs }) => read.number(vs, 'VSSTRESN'), { type: 'float' }),
    v('BASE', 'Baseline Value', 'baseline', baselineOf, { type: 'float' }),
    change(),
    onTreatment(),
    v('VSSEQ', 'Sequence Number', 'taken', (read, { vs }) => read.number(vs, 'VSSEQ'), {
      type: 'integer',
      isKey: true,
    }),
  ],
}

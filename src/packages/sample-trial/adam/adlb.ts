import { type Dataset, type Read, type Row, type Table, type Variable, variable } from '../derive.ts'
import { gradeOf } from '../grades.ts'
import { type Analyte, analyteNames } from '../laboratories.ts'
import { actualTreatment, coreVariables, identifiers, safetyFlag } from './core.ts'
import { analysisDay, change, onTreatment } from './on-treatment.ts'

interface Source {
  adsl: Row
  lb: Row
  analyte: Analyte
  /** All results of the same test. */
  sameTest: Table
}

export const resultsIn = (adsl: Row, table: Table | undefined): Source[] =>
  analyteNames.flatMap((analyte) => {
    const sameTest = table?.parts?.get(analyte) ?? { rows: [], absent: [] }
    return sameTest.rows.map((lb) => ({ adsl, lb, analyte, sameTest }))
  })

const v = variable<Source>

const fromLb = (name: string, label: string, source = name, more: Partial<Variable<Source>> = {}) =>
  v(name, label, 'taken', (read, { lb }) => read.text(lb, source), more)

const numberFromLb = (name: string, label: string, source: string) =>
  v(name, label, 'taken', (read, { lb }) => read.number(lb, source), { type: 'float' })

const baselineOf = (read: Read, { sameTest }: Source): Row | undefined =>
  read.rows(sameTest).find((row) => read.text(row, 'LBLOBXFL') === 'Y')

const isBaseline = (read: Read, self: Row) => read.text(self, 'ABLFL') === 'Y'

function toxicity(read: Read, { analyte }: Source, self: Row): string {
  const grade = gradeOf(analyte, {
    value: read.number(self, 'AVAL'),
    low: read.number(self, 'ANRLO'),
    high: read.number(self, 'ANRHI'),
    baseline: read.number(self, 'BASE'),
  })
  return Number.isNaN(grade) ? '' : String(grade)
}

export const adlb: Dataset<Source> = {
  name: 'ADLB',
  label: 'Laboratory Analysis Dataset',
  class: 'BASIC DATA STRUCTURE',
  structure: 'One record per subject per parameter per laboratory sample',
  variables: [
    ...identifiers(),
    ...coreVariables(),
    ...actualTreatment(),
    safetyFlag(),
    v(
      'PARAM',
      'Parameter',
      'laboratoryParameter',
      (read, { lb }) => `${read.text(lb, 'LBTEST')} (${read.text(lb, 'LBSTRESU')})`,
    ),
    fromLb('PARAMCD', 'Parameter Code', 'LBTESTCD', { isKey: true }),
    fromLb('PARCAT1', 'Parameter Category 1', 'LBCAT'),
    v('ADT', 'Analysis Date', 'taken', (read, { lb }) => read.text(lb, 'LBDTC'), { type: 'date' }),
    analysisDay(),
    v('ABLFL', 'Baseline Record Flag', 'taken', (read, { lb }) => read.text(lb, 'LBLOBXFL'), {
      codeList: 'NY',
    }),
    v('AVISIT', 'Analysis Visit', 'analysisVisit', (read, { lb }, self) => {
      if (isBaseline(read, self)) return 'Baseline'
      const visit = read.text(lb, 'VISIT')
      return visit.startsWith('UNSCHEDULED') ? '' : visit
    }),
    v(
      'AVISITN',
      'Analysis Visit (N)',
      'analysisVisit',
      (read, { lb }, self) =>
        isBaseline(read, self) ? 0 : read.text(self, 'AVISIT') ? read.number(lb, 'VISITNUM') : null,
      { type: 'integer' },
    ),
    numberFromLb('AVAL', 'Analysis Value', 'LBSTRESN'),
    v(
      'BASE',
      'Baseline Value',
      'baseline',
      (read, source) => read.number(baselineOf(read, source), 'LBSTRESN'),
      { type: 'float' },
    ),
    change(),
    numberFromLb('ANRLO', 'Analysis Normal Range Lower Limit', 'LBSTNRLO'),
    numberFromLb('ANRHI', 'Analysis Normal Range Upper Limit', 'LBSTNRHI'),
    fromLb('ANRIND', 'Analysis Reference Range Indicator', 'LBNRIND', { codeList: 'NRIND' }),
    v(
      'BNRIND',
      'Baseline Reference Range Indicator',
      'baseline',
      (read, source) => read.text(baselineOf(read, source), 'LBNRIND'),
      { codeList: 'NRIND' },
    ),
    v(
      'R2ANRHI',
      'Ratio to Normal Range Upper Limit',
      'ratioToLimit',
      (read, _source, self) => Number((read.number(self, 'AVAL') / read.number(self, 'ANRHI')).toFixed(3)),
      { type: 'float' },
    ),
    v('ATOXGR', 'Analysis Toxicity Grade', 'toxicityGrade', toxicity),
    onTreatment(),
    fromLb('VISIT', 'Visit Name'),
    v('LBSEQ', 'Sequence Number', 'taken', (read, { lb }) => read.number(lb, 'LBSEQ'), {
      type: 'integer',
      isKey: true,
    }),
  ],
}

import { dayNumber } from '../days.ts'
import { type Dataset, type Read, type Row, type Variable, variable } from '../derive.ts'
import { arms } from '../protocol.ts'
import type { Records } from '../sdtm/build.ts'
import { categories } from '../sdtm/interventions.ts'
import { baselineDisease } from './baseline-disease.ts'

const first = (read: Read, records: Records, domain: string): Row | undefined => read.rows(records[domain])[0]

const dispositionOf = (read: Read, { DS }: Records, kind: string): Row | undefined =>
  read.rows(DS).find((row) => read.text(row, 'DSSCAT') === kind || read.text(row, 'DSDECOD') === kind)

const v = variable<Records>

const fromDm = (name: string, label: string, source = name, more: Partial<Variable<Records>> = {}) =>
  v(name, label, 'taken', (read, records) => read.text(first(read, records, 'DM'), source), more)

const date = { type: 'date' } as const
const flag = { codeList: 'NY' } as const

const armNumber = (name: string) => Object.values(arms).find((arm) => arm.name === name)?.number ?? null

/** The value of the last record before exposure. */
const baseline = (read: Read, { VS }: Records, test: string): number | null => {
  const row = read
    .rows(VS)
    .find((one) => read.text(one, 'VSTESTCD') === test && read.text(one, 'VSLOBXFL') === 'Y')
  return row ? read.number(row, 'VSSTRESN') : null
}

/** The place of a category, from 1. */
const numbered = (name: string, label: string, source: string, categories: readonly string[]) =>
  v(
    name,
    label,
    'categoryNumber',
    (read, _s, self) => {
      const place = categories.indexOf(read.text(self, source))
      return place < 0 ? null : place + 1
    },
    { type: 'integer' },
  )

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Deviations are recorded before the arms are known. */
function inProtocolSet(read: Read, { DV }: Records, self: Row): string {
  if (read.text(self, 'SAFFL') !== 'Y') return 'N'
  return read.rows(DV).some((deviation) => read.text(deviation, 'DVCAT') === 'MAJOR') ? 'N' : 'Y'
}

export const adsl: Dataset<Records> = {
  name: 'ADSL',
  label: 'Subject-Level Analysis Dataset',
  class: 'SUBJECT LEVEL ANALYSIS DATASET',
  structure: 'One record per subject',
  variables: [
    fromDm('STUDYID', 'Study Identifier', 'STUDYID', { isKey: true }),
    fromDm('USUBJID', 'Unique Subject Identifier', 'USUBJID', { isKey: true }),
    fromDm('SUBJID', 'Subject Identifier for the Study'),
    fromDm('SITEID', 'Study Site Identifier'),
    v('AGE', 'Age', 'taken', (read, records) => read.number(first(read, records, 'DM'), 'AGE'), {
      type: 'integer',
    }),
    fromDm('AGEU', 'Age Units'),
    v('AGEGR1', 'Pooled Age Group 1', 'ageGroup', (read, _s, self) =>
      read.number(self, 'AGE') < 65 ? '<65' : '>=65',
    ),
    numbered('AGEGR1N', 'Pooled Age Group 1 (N)', 'AGEGR1', ['<65', '>=65']),
    fromDm('SEX', 'Sex', 'SEX', { codeList: 'SEX' }),
    numbered('SEXN', 'Sex (N)', 'SEX', ['F', 'M']),
    fromDm('RACE', 'Race', 'RACE', { codeList: 'RACE' }),
    numbered('RACEN', 'Race (N)', 'RACE', [
      ...['WHITE', 'ASIAN', 'BLACK OR AFRICAN AMERICAN', 'NOT REPORTED'],
    ]),
    fromDm('COUNTRY', 'Country', 'COUNTRY', { codeList: 'COUNTRY' }),
    v('REGION1', 'Geographic Region 1', 'region', (read, _s, self) =>
      read.text(self, 'COUNTRY') === 'ISR' ? 'Israel' : 'Europe',
    ),
    fromDm('ARM', 'Description of Planned Arm', 'ARM', { codeList: 'ARM' }),
    fromDm('ACTARM', 'Description of Actual Arm', 'ACTARM', { codeList: 'ARM' }),
    v('TRT01P', 'Planned Treatment for Period 01', 'taken', (read, _s, self) => read.text(self, 'ARM')),
    v(
      'TRT01PN',
      'Planned Treatment for Period 01 (N)',
      'armNumber',
      (read, _s, self) => armNumber(read.text(self, 'TRT01P')),
      { type: 'integer' },
    ),
    v('TRT01A', 'Actual Treatment for Period 01', 'taken', (read, _s, self) => read.text(self, 'ACTARM')),
    v(
      'TRT01AN',
      'Actual Treatment for Period 01 (N)',
      'armNumber',
      (read, _s, self) => armNumber(read.text(self, 'TRT01A')),
      { type: 'integer' },
    ),
    fromDm('RFICDT', 'Date of Informed Consent', 'RFICDTC', date),
    v(
      'RANDDT',
      'Date of Randomization',
      'taken',
      (read, s) => read.text(dispositionOf(read, s, 'RANDOMIZED'), 'DSSTDTC'),
      date,
    ),
    v('RANDNO', 'Randomization Number', 'taken', (read, s) =>
      read.text(dispositionOf(read, s, 'RANDOMIZED'), 'DSREFID'),
    ),
    fromDm('TRTSDT', 'Date of First Exposure to Treatment', 'RFXSTDTC', date),
    fromDm('TRTEDT', 'Date of Last Exposure to Treatment', 'RFXENDTC', date),
    v(
      'TRTDURD',
      'Total Treatment Duration (Days)',
      'duration',
      (read, _s, self) => {
        const [first, last] = [read.text(self, 'TRTSDT'), read.text(self, 'TRTEDT')]
        return first && last ? dayNumber(last) - dayNumber(first) + 1 : null
      },
      { type: 'integer' },
    ),
    fromDm('DTHFL', 'Subject Death Flag', 'DTHFL', flag),
    fromDm('DTHDT', 'Date of Death', 'DTHDTC', date),
    v(
      'LSTALVDT',
      'Date Last Known Alive',
      'lastAlive',
      (read, s, self) => (read.text(self, 'DTHDT') ? '' : read.text(read.rows(s.SS).at(-1), 'SSDTC')),
      date,
    ),
    v('DTHCAUS', 'Cause of Death', 'taken', (read, s) => read.text(first(read, s, 'DD'), 'DDSTRESC')),
    v(
      'ITTFL',
      'Intent-To-Treat Population Flag',
      'ittFlag',
      (read, _s, self) => (read.text(self, 'RANDDT') ? 'Y' : 'N'),
      flag,
    ),
    v(
      'SAFFL',
      'Safety Population Flag',
      'safetyFlag',
      (read, _s, self) => (read.text(self, 'TRTSDT') ? 'Y' : 'N'),
      flag,
    ),
    v(
      'PPROTFL',
      'Per-Protocol Population Flag',
      'protocolFlag',
      (read, s, self) => inProtocolSet(read, s, self),
      flag,
    ),
    v('STRAT1D', 'Description of Stratification Factor 1', 'parameter', () => 'Region'),
    v('STRAT1R', 'Strat Factor 1 Value Used for Rand', 'region', (read, _s, self) =>
      read.text(self, 'REGION1'),
    ),
    v('STRAT2D', 'Description of Stratification Factor 2', 'parameter', () => 'Macrovascular invasion'),
    v(
      'STRAT2R',
      'Strat Factor 2 Value Used for Rand',
      'taken',
      (read, s) => read.text(first(read, s, 'SUPPDM'), 'QVAL'),
      flag,
    ),
    v(
      'STRATAR',
      'Strata Used for Randomization',
      'stratum',
      (read, _s, self) => `${read.text(self, 'STRAT1R')}, ${read.text(self, 'STRAT2R')}`,
    ),
    v('HEIGHTBL', 'Baseline Height (cm)', 'baseline', (read, s) => baseline(read, s, 'HEIGHT'), {
      type: 'float',
    }),
    v('WEIGHTBL', 'Baseline Weight (kg)', 'baseline', (read, s) => baseline(read, s, 'WEIGHT'), {
      type: 'float',
    }),
    v(
      'BMIBL',
      'Baseline BMI (kg/m2)',
      'bmi',
      (read, _s, self) => {
        const bmi = read.number(self, 'WEIGHTBL') / (read.number(self, 'HEIGHTBL') / 100) ** 2
        return Number.isNaN(bmi) ? null : rounded(bmi, 1)
      },
      { type: 'float' },
    ),
    ...baselineDisease(),
    v('DCTREAS', 'Reason for Discontinuation of Treatment', 'taken', (read, s) =>
      read.text(dispositionOf(read, s, 'STUDY TREATMENT'), 'DSDECOD'),
    ),
    v(
      'EOTDT',
      'End of Treatment Date',
      'taken',
      (read, s) => read.text(dispositionOf(read, s, 'STUDY TREATMENT'), 'DSSTDTC'),
      date,
    ),
    v('EOTSTT', 'End of Treatment Status', 'treatmentStatus', (read, _s, self) =>
      read.text(self, 'DCTREAS') ? 'DISCONTINUED' : 'ONGOING',
    ),
    v('DCSREAS', 'Reason for Discontinuation from Study', 'taken', (read, s) =>
      read.text(dispositionOf(read, s, 'STUDY PARTICIPATION'), 'DSDECOD'),
    ),
    v(
      'EOSDT',
      'End of Study Date',
      'taken',
      (read, s) => read.text(dispositionOf(read, s, 'STUDY PARTICIPATION'), 'DSSTDTC'),
      date,
    ),
    v('EOSSTT', 'End of Study Status', 'studyStatus', (read, _s, self) =>
      read.text(self, 'DCSREAS') ? 'DISCONTINUED' : 'ONGOING',
    ),
    v(
      'NATDT',
      'Start of New Anticancer Therapy',
      'taken',
      (read, s) =>
        read.text(
          read.rows(s.CM).find((row) => read.text(row, 'CMCAT') === categories.subsequent),
          'CMSTDTC',
        ),
      date,
    ),
  ],
}

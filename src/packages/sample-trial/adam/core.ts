import { type Row, type Variable, variable as v } from '../derive.ts'

type FromAdsl = Variable<{ adsl: Row }>

/** @param source its name in ADSL */
export const fromAdsl = (
  name: string,
  label: string,
  source = name,
  more: Partial<FromAdsl> = {},
): FromAdsl => v(name, label, 'taken', (read, { adsl }) => read.text(adsl, source), more)

const numberFromAdsl = (name: string, label: string, source = name): FromAdsl =>
  v(name, label, 'taken', (read, { adsl }) => read.number(adsl, source), { type: 'integer' })

export const identifiers = (): FromAdsl[] => [
  fromAdsl('STUDYID', 'Study Identifier', 'STUDYID', { isKey: true }),
  fromAdsl('USUBJID', 'Unique Subject Identifier', 'USUBJID', { isKey: true }),
]

/** What every analysis dataset takes from ADSL, so that a subgroup needs no join. */
export const coreVariables = (): FromAdsl[] => [
  fromAdsl('SUBJID', 'Subject Identifier for the Study'),
  fromAdsl('SITEID', 'Study Site Identifier'),
  numberFromAdsl('AGE', 'Age'),
  fromAdsl('AGEGR1', 'Pooled Age Group 1'),
  fromAdsl('SEX', 'Sex', 'SEX', { codeList: 'SEX' }),
  fromAdsl('RACE', 'Race', 'RACE', { codeList: 'RACE' }),
  fromAdsl('REGION1', 'Geographic Region 1'),
]

export const plannedTreatment = (): FromAdsl[] => [
  fromAdsl('TRTP', 'Planned Treatment', 'TRT01P'),
  numberFromAdsl('TRTPN', 'Planned Treatment (N)', 'TRT01PN'),
]

export const actualTreatment = (): FromAdsl[] => [
  fromAdsl('TRTA', 'Actual Treatment', 'TRT01A'),
  numberFromAdsl('TRTAN', 'Actual Treatment (N)', 'TRT01AN'),
]

export const safetyFlag = (): FromAdsl =>
  fromAdsl('SAFFL', 'Safety Population Flag', 'SAFFL', { codeList: 'NY' })

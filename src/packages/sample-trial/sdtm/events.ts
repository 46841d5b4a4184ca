import { isComplete, studyDay } from '../days.ts'
import { type Dataset, type Read, type Row, type Table, type Variable, variable as v } from '../derive.ts'
import { code } from '../dictionary.ts'
import type { Casebook, Entry } from '../forms/entry.ts'
import { epochVariable } from './epoch.ts'
import { identifiers, sequence } from './identifiers.ts'

export interface EventSource {
  book: Casebook
  entry: Entry
  dm: Row
  /** SE, which gives the epochs. */
  elements: Table
}

const copied = (name: string, label: string, item: string, more: Partial<Variable<EventSource>> = {}) =>
  v<EventSource>(name, label, 'copied', (read, { entry }) => read.text(entry, item), more)

/** The study day of a date in the same record. Empty if the date has no day. */
export const dayVariable = (name: string, label: string, date: string): Variable<{ dm: Row }> => ({
  name,
  label,
  type: 'integer',
  rule: 'studyDay',
  derive: (read: Read, { dm }, self) => {
    const day = read.text(self, date)
    const reference = read.text(dm, 'RFSTDTC')
    return isComplete(day) && reference ? studyDay(day, reference) : null
  },
})

/** A variable of MedDRA for which the study's own dictionary has nothing. */
const unused = (name: string, label: string, type: Variable<EventSource>['type'] = 'string') =>
  v<EventSource>(name, label, 'otherDictionary', () => '', { type })

export const ae: Dataset<EventSource> = {
  name: 'AE',
  label: 'Adverse Events',
  class: 'EVENTS',
  structure: 'One record per adverse event per subject',
  variables: [
    ...identifiers('AE'),
    sequence('AE'),
    copied('AETERM', 'Reported Term for the Adverse Event', 'AETERM'),
    unused('AELLT', 'Lowest Level Term'),
    unused('AELLTCD', 'Lowest Level Term Code', 'integer'),
    v(
      'AEDECOD',
      'Dictionary-Derived Term',
      'coded',
      (read, { entry }) => code(read.text(entry, 'AETERM')).term,
      { codeList: 'SAMPLEDICT' },
    ),
    unused('AEPTCD', 'Preferred Term Code', 'integer'),
    unused('AEHLT', 'High Level Term'),
    unused('AEHLTCD', 'High Level Term Code', 'integer'),
    unused('AEHLGT', 'High Level Group Term'),
    unused('AEHLGTCD', 'High Level Group Term Code', 'integer'),
    v(
      'AEBODSYS',
      'Body System or Organ Class',
      'coded',
      (read, { entry }) => code(read.text(entry, 'AETERM')).group,
      { codeList: 'SAMPLEDICT' },
    ),
    unused('AEBDSYCD', 'Body System or Organ Class Code', 'integer'),
    v(
      'AESOC',
      'Primary System Organ Class',
      'primaryClass',
      (read, _s, self) => read.text(self, 'AEBODSYS'),
      { codeList: 'SAMPLEDICT' },
    ),
    unused('AESOCCD', 'Primary System Organ Class Code', 'integer'),
    copied('AESER', 'Serious Event', 'AESER', { codeList: 'NY' }),
    copied('AEACN', 'Action Taken with Study Treatment', 'AEACN', { codeList: 'ACN' }),
    copied('AEREL', 'Causality', 'AEREL', { codeList: 'AEREL' }),
    copied('AEOUT', 'Outcome of Adverse Event', 'AEOUT', { codeList: 'OUT' }),
    copied('AESCONG', 'Congenital Anomaly or Birth Defect', 'AESCONG', { codeList: 'NY' }),
    copied('AESDISAB', 'Persist or Signif Disability/Incapacity', 'AESDISAB', { codeList: 'NY' }),
    copied('AESDTH', 'Results in Death', 'AESDTH', { codeList: 'NY' }),
    copied('AESHOSP', 'Requires or Prolongs Hospitalization', 'AESHOSP', { codeList: 'NY' }),
    copied('AESLIFE', 'Is Life Threatening', 'AESLIFE', { codeList: 'NY' }),
    copied('AESMIE', 'Other Medically Important Serious Event', 'AESMIE', { codeList: 'NY' }),
    copied('AETOXGR', 'Standard Toxicity Grade', 'AETOXGR', { codeList: 'TOXGR' }),
    epochVariable('AESTDAT'),
    copied('AESTDTC', 'Start Date/Time of Adverse Event', 'AESTDAT', { type: 'date' }),
    copied('AEENDTC', 'End Date/Time of Adverse Event', 'AEENDAT', { type: 'date' }),
    dayVariable('AESTDY', 'Study Day of Start of Adverse Event', 'AESTDTC'),
    dayVariable('AEENDY', 'Study Day of End of Adverse Event', 'AEENDTC'),
  ],
}

/** The records of disposition that a form may make. */
export const dispositionKinds = {
  'form-dm': ['CONSENT', 'RANDOMIZED'],
  'form-ds': ['TREATMENT', 'PARTICIPATION'],
} as const

interface DispositionSource extends EventSource {
  kind: (typeof dispositionKinds)[keyof typeof dispositionKinds][number]
}

const dispositionFields = {
  CONSENT: { date: 'ICDAT', reason: '', fixed: 'INFORMED CONSENT OBTAINED' },
  RANDOMIZED: { date: 'RANDDAT', reason: '', fixed: 'RANDOMIZED' },
  TREATMENT: { date: 'EOTDAT', reason: 'EOTREAS', fixed: '' },
  PARTICIPATION: { date: 'SURVDAT', reason: 'EOSREAS', fixed: '' },
} as const

/** The field without which there is no record. */
export function dispositionItem(kind: DispositionSource['kind']): string {
  const { reason, date } = dispositionFields[kind]
  return reason || date
}

const reasonOf = (read: Read, { entry, kind }: DispositionSource) => {
  const { fixed, reason } = dispositionFields[kind]
  return fixed || read.text(entry, reason)
}

const isMilestone = ({ kind }: DispositionSource) => kind === 'CONSENT' || kind === 'RANDOMIZED'

export const ds: Dataset<DispositionSource> = {
  name: 'DS',
  label: 'Disposition',
  class: 'EVENTS',
  structure: 'One record per disposition status or protocol milestone per subject',
  variables: [
    ...identifiers('DS'),
    sequence('DS'),
    v('DSREFID', 'Reference ID', 'randomizationNumber', (read, { entry, kind }) =>
      kind === 'RANDOMIZED' ? read.text(entry, 'RANDNO') : '',
    ),
    v('DSTERM', 'Reported Term for the Disposition Event', 'reason', reasonOf),
    v('DSDECOD', 'Standardized Disposition Term', 'reason', reasonOf, { codeList: 'NCOMPLT' }),
    v(
      'DSCAT',
      'Category for Disposition Event',
      'category',
      (_read, source) => (isMilestone(source) ? 'PROTOCOL MILESTONE' : 'DISPOSITION EVENT'),
      { codeList: 'DSCAT' },
    ),
    v(
      'DSSCAT',
      'Subcategory for Disposition Event',
      'category',
      (_read, source) => (isMilestone(source) ? '' : `STUDY ${source.kind}`),
      { codeList: 'DSSCAT' },
    ),
    epochVariable<DispositionSource>(({ kind }) => dispositionFields[kind].date),
    v(
      'DSSTDTC',
      'Start Date/Time of Disposition Event',
      'copied',
      (read, { entry, kind }) => read.text(entry, dispositionFields[kind].date),
      { type: 'date' },
    ),
    dayVariable('DSSTDY', 'Study Day of Start of Disposition Event', 'DSSTDTC'),
  ],
}

export const dv: Dataset<EventSource> = {
  name: 'DV',
  label: 'Protocol Deviations',
  class: 'EVENTS',
  structure: 'One record per protocol deviation per subject',
  variables: [
    ...identifiers('DV'),
    sequence('DV'),
    copied('DVTERM', 'Protocol Deviation Term', 'DVTEXT'),
    copied('DVDECOD', 'Protocol Deviation Coded Term', 'DVKIND', { codeList: 'DVDECOD' }),
    copied('DVCAT', 'Category for Protocol Deviation', 'DVMAJ', { codeList: 'DVCAT' }),
    epochVariable('DVDAT'),
    copied('DVSTDTC', 'Start Date/Time of Deviation', 'DVDAT', { type: 'date' }),
    dayVariable('DVSTDY', 'Study Day of Start of Deviation', 'DVSTDTC'),
  ],
}

import { dayNumber, isComplete, isoDay, studyDay } from '../days.ts'
import { type Dataset, type Read, type Row, type Table, type Variable, variable } from '../derive.ts'
import { study } from '../protocol.ts'
import { actualTreatment, coreVariables, fromAdsl, safetyFlag } from './core.ts'

interface Source {
  adsl: Row
  ae: Row
  /** All events of the participant. */
  events: Table
}

const v = variable<Source>

const fromAe = (name: string, label: string, more: Partial<Variable<Source>> = {}) =>
  v(name, label, 'taken', (read, { ae }) => read.text(ae, name), more)

/** Without a day: the day of the first dose if it is in the month, else the first of the month. */
function startDay(read: Read, { ae, adsl }: Pick<Source, 'ae' | 'adsl'>): string {
  const start = read.text(ae, 'AESTDTC')
  if (isComplete(start)) return start
  const first = read.text(adsl, 'TRTSDT')
  return first.startsWith(start) ? first : `${start}-01`
}

function isEmergent(read: Read, adsl: Row, start: string): boolean {
  const [first, last] = [read.text(adsl, 'TRTSDT'), read.text(adsl, 'TRTEDT')]
  if (!first || start < first) return false
  return last === '' || start <= isoDay(dayNumber(last) + study.emergentDays)
}

/**
 * Flags the first treatment-emergent event of those that are alike. Of two on the same day, it is the one that was
 * recorded first.
 * @param alike the variables of AE that are equal
 */
function firstOccurrence(alike: readonly string[]): Variable<Source>['derive'] {
  return (read, { adsl, ae, events }, self) => {
    if (read.text(self, 'TRTEMFL') !== 'Y') return ''
    const day = read.text(self, 'ASTDT')
    const isEarlier = (other: Row) => {
      const start = startDay(read, { adsl, ae: other })
      return (start < day || (start === day && other.seq < ae.seq)) && isEmergent(read, adsl, start)
    }
    const others = read.rows(events).filter((other) => other !== ae)
    const isAlike = (other: Row) => alike.every((name) => read.text(other, name) === read.text(ae, name))
    return others.some((other) => isAlike(other) && isEarlier(other)) ? '' : 'Y'
  }
}

const relativeDay = (name: string, label: string, date: string) =>
  v(
    name,
    label,
    'studyDay',
    (read, { adsl }, self) => {
      const [day, first] = [read.text(self, date), read.text(adsl, 'TRTSDT')]
      return isComplete(day) && first ? studyDay(day, first) : null
    },
    { type: 'integer' },
  )

const occurrence = (name: string, label: string, alike: readonly string[]) =>
  v(name, label, 'firstOccurrence', firstOccurrence(alike), { codeList: 'NY' })

export const adae: Dataset<Source> = {
  name: 'ADAE',
  label: 'Adverse Events Analysis Dataset',
  class: 'OCCURRENCE DATA STRUCTURE',
  structure: 'One record per adverse event per subject',
  variables: [
    fromAe('STUDYID', 'Study Identifier', { isKey: true }),
    fromAe('USUBJID', 'Unique Subject Identifier', { isKey: true }),
    v('AESEQ', 'Sequence Number', 'taken', (read, { ae }) => read.number(ae, 'AESEQ'), {
      type: 'integer',
      isKey: true,
    }),
    ...coreVariables(),
    ...actualTreatment(),
    fromAdsl('TRTSDT', 'Date of First Exposure to Treatment', 'TRTSDT', { type: 'date' }),
    fromAdsl('TRTEDT', 'Date of Last Exposure to Treatment', 'TRTEDT', { type: 'date' }),
    safetyFlag(),
    fromAe('AETERM', 'Reported Term for the Adverse Event'),
    fromAe('AEDECOD', 'Dictionary-Derived Term'),
    fromAe('AEBODSYS', 'Body System or Organ Class'),
    fromAe('AESTDTC', 'Start Date/Time of Adverse Event', { type: 'date' }),
    v('ASTDT', 'Analysis Start Date', 'startDay', startDay, { type: 'date' }),
    v(
      'ASTDTF',
      'Analysis Start Date Imputation Flag',
      'imputed',
      (read, { ae }) => (isComplete(read.text(ae, 'AESTDTC')) ? '' : 'D'),
      { codeList: 'DATEFL' },
    ),
    relativeDay('ASTDY', 'Analysis Start Relative Day', 'ASTDT'),
    fromAe('AEENDTC', 'End Date/Time of Adverse Event', { type: 'date' }),
    v('AENDT', 'Analysis End Date', 'taken', (read, { ae }) => read.text(ae, 'AEENDTC'), { type: 'date' }),
    relativeDay('AENDY', 'Analysis End Relative Day', 'AENDT'),
    v(
      'TRTEMFL',
      'Treatment Emergent Analysis Flag',
      'emergent',
      (read, { adsl }, self) => (isEmergent(read, adsl, read.text(self, 'ASTDT')) ? 'Y' : ''),
      { codeList: 'NY' },
    ),
    occurrence('AOCCFL', '1st Occurrence within Subject Flag', []),
    occurrence('AOCCSFL', '1st Occurrence of SOC Flag', ['AEBODSYS']),
    occurrence('AOCCPFL', '1st Occurrence of Preferred Term Flag', ['AEBODSYS', 'AEDECOD']),
    fromAe('AETOXGR', 'Standard Toxicity Grade', { codeList: 'TOXGR' }),
    v('ATOXGR', 'Analysis Toxicity Grade', 'taken', (read, _s, self) => read.text(self, 'AETOXGR'), {
      codeList: 'TOXGR',
    }),
    v(
      'ATOXGRN',
      'Analysis Toxicity Grade (N)',
      'gradeNumber',
      (read, _s, self) => read.number(self, 'ATOXGR'),
      { type: 'integer' },
    ),
    fromAe('AESER', 'Serious Event', { codeList: 'NY' }),
    fromAe('AEREL', 'Causality', { codeList: 'AEREL' }),
    fromAe('AEACN', 'Action Taken with Study Treatment', { codeList: 'ACN' }),
    fromAe('AEOUT', 'Outcome of Adverse Event', { codeList: 'OUT' }),
  ],
}

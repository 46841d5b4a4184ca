import { dayNumber, isComplete, isoDay } from '#src/sample-study/days.ts'
import { type Dataset, type Read, type Row, type Variable, variable } from '#src/sample-study/derive.ts'
import { study } from '#src/sample-study/protocol.ts'

interface Source {
  adsl: Row
  ae: Row
}

const v = variable<Source>

const fromAe = (name: string, label: string, more: Partial<Variable<Source>> = {}) =>
  v(name, label, 'taken', (read, { ae }) => read.text(ae, name), more)

const fromAdsl = (name: string, label: string, source = name, more: Partial<Variable<Source>> = {}) =>
  v(name, label, 'taken', (read, { adsl }) => read.text(adsl, source), more)

/** Without a day: the day of the first dose if it is in the month, else the first of the month. */
function startDay(read: Read, { ae, adsl }: Source): string {
  const start = read.text(ae, 'AESTDTC')
  if (isComplete(start)) return start
  const first = read.text(adsl, 'TRTSDT')
  return first.startsWith(start) ? first : `${start}-01`
}

function isEmergent(read: Read, { adsl }: Source, self: Row): string {
  const [start, first, last] = [
    read.text(self, 'ASTDT'),
    read.text(adsl, 'TRTSDT'),
    read.text(adsl, 'TRTEDT'),
  ]
  if (!first || start < first) return ''
  return last === '' || start <= isoDay(dayNumber(last) + study.emergentDays) ? 'Y' : ''
}

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
    fromAdsl('TRTA', 'Actual Treatment', 'TRT01A'),
    v('TRTAN', 'Actual Treatment (N)', 'taken', (read, { adsl }) => read.number(adsl, 'TRT01AN'), {
      type: 'integer',
    }),
    fromAdsl('SAFFL', 'Safety Population Flag', 'SAFFL', { codeList: 'NY' }),
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
    fromAe('AEENDTC', 'End Date/Time of Adverse Event', { type: 'date' }),
    v('AENDT', 'Analysis End Date', 'taken', (read, { ae }) => read.text(ae, 'AEENDTC'), { type: 'date' }),
    v('TRTEMFL', 'Treatment Emergent Analysis Flag', 'emergent', isEmergent, { codeList: 'NY' }),
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

import { dayNumber, isoDay, studyDay } from '../days.ts'
import { type Read, type Row, type Variable, variable as v } from '../derive.ts'
import { study } from '../protocol.ts'

type FromAdsl = Variable<{ adsl: Row }>

const isAfterFirstDose = (read: Read, adsl: Row, self: Row): boolean => {
  const first = read.text(adsl, 'TRTSDT')
  return first !== '' && read.text(self, 'ADT') > first
}

/** On treatment, or at most 30 days after its end. */
function isOnTreatment(read: Read, adsl: Row, self: Row): boolean {
  if (!isAfterFirstDose(read, adsl, self)) return false
  const last = read.text(adsl, 'TRTEDT')
  return last === '' || read.text(self, 'ADT') <= isoDay(dayNumber(last) + study.emergentDays)
}

export const analysisDay = (): FromAdsl =>
  v(
    'ADY',
    'Analysis Relative Day',
    'analysisDay',
    (read, { adsl }, self) => {
      const [day, first] = [read.text(self, 'ADT'), read.text(adsl, 'TRTSDT')]
      return day && first ? studyDay(day, first) : null
    },
    { type: 'integer' },
  )

/** Rounded, so that 0.3 - 0.1 is 0.2. */
export const change = (): FromAdsl =>
  v(
    'CHG',
    'Change from Baseline',
    'change',
    (read, { adsl }, self) =>
      isAfterFirstDose(read, adsl, self)
        ? Number((read.number(self, 'AVAL') - read.number(self, 'BASE')).toFixed(2))
        : null,
    { type: 'float' },
  )

export const onTreatment = (): FromAdsl =>
  v(
    'ONTRTFL',
    'On Treatment Record Flag',
    'onTreatment',
    (read, { adsl }, self) => (isOnTreatment(read, adsl, self) ? 'Y' : ''),
    { codeList: 'NY' },
  )

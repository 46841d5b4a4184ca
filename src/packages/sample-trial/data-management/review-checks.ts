import { dayNumber, isAfter, isComplete, isoDay } from '../days.ts'
import type { Read } from '../derive.ts'
import { code } from '../dictionary.ts'
import { type Casebook, type Entry, entriesOf, entryOf } from '../forms/entry.ts'
import { study } from '../protocol.ts'
import { reviewCheck as check, type EditCheck } from './edit-check.ts'

const firstDose = (read: Read, book: Casebook) => read.text(entriesOf(book, 'form-ex')[0], 'EXSTDAT')
const lastDose = (read: Read, book: Casebook) => read.text(entriesOf(book, 'form-ex').at(-1), 'EXENDAT')

const doseBefore = (entry: Entry, book: Casebook) =>
  entriesOf(book, 'form-ex').find(({ seq }) => seq === entry.seq - 1)

/** An event that began until the day and has not ended before it. */
const isUnderWay = (read: Read, event: Entry, day: string): boolean => {
  const end = read.text(event, 'AEENDAT')
  return read.text(event, 'AESTDAT') <= day && (end === '' || end >= day)
}

const hasEvent = (read: Read, book: Casebook, action: string, day: string): boolean =>
  entriesOf(book, 'form-ae').some(
    (event) => read.text(event, 'AEACN') === action && isUnderWay(read, event, day),
  )

const nextDay = (day: string) => (isComplete(day) ? dayNumber(day) + 1 : Number.NaN)

/** The first day at a lower dose, or nothing. */
function reductionOf(read: Read, entry: Entry, book: Casebook): string {
  const before = doseBefore(entry, book)
  const isLower = read.number(entry, 'EXDOSE') < read.number(before, 'EXDOSE')
  return isLower ? read.text(entry, 'EXSTDAT') : ''
}

/** The first day without a dose before an interval, or nothing. */
function gapDay(read: Read, entry: Entry, book: Casebook): string {
  const day = nextDay(read.text(doseBefore(entry, book), 'EXENDAT'))
  const start = read.text(entry, 'EXSTDAT')
  return isComplete(start) && day < dayNumber(start) ? isoDay(day) : ''
}

/** Whether a change of the dose happened while the event lasted. */
function hasChange(
  read: Read,
  event: Entry,
  book: Casebook,
  changeOf: (read: Read, entry: Entry, book: Casebook) => string,
): boolean {
  return entriesOf(book, 'form-ex').some((entry) => {
    const day = changeOf(read, entry, book)
    return day !== '' && isUnderWay(read, event, day)
  })
}

/** Undefined if the day of the start is not known. */
function isOnTreatment(read: Read, event: Entry, book: Casebook): boolean | undefined {
  const start = read.text(event, 'AESTDAT')
  if (!isComplete(start)) return undefined
  const first = firstDose(read, book)
  return first !== '' && start >= first && start <= lastDose(read, book)
}

function overlaps(read: Read, event: Entry, book: Casebook): boolean {
  const start = read.text(event, 'AESTDAT')
  const term = code(read.text(event, 'AETERM')).term
  return (
    isComplete(start) &&
    entriesOf(book, 'form-ae').some((other) => {
      if (other.seq === event.seq || code(read.text(other, 'AETERM')).term !== term) return false
      const from = read.text(other, 'AESTDAT')
      const isEarlier = from < start || (from === start && other.seq < event.seq)
      return isComplete(from) && isEarlier && isUnderWay(read, other, start)
    })
  )
}

const actionOf = (read: Read, event: Entry) => read.text(event, 'AEACN')

function isUnexplained(read: Read, entry: Entry, book: Casebook): boolean {
  if (read.text(entry, 'SURVSTAT') !== 'DEAD') return false
  const cause = read.text(entry, 'DTHCAUS')
  const [death, last] = [read.text(entry, 'SURVDAT'), lastDose(read, book)]
  const isNear = last !== '' && dayNumber(death) - dayNumber(last) <= study.emergentDays
  const isFatal = () => entriesOf(book, 'form-ae').some((event) => read.text(event, 'AEOUT') === 'FATAL')
  if (cause === 'ADVERSE EVENT') return !isFatal()
  return isNear && cause !== 'DISEASE PROGRESSION'
}

/** They compare forms. */
export const reviewChecks: readonly EditCheck[] = [
  check('form-ex', 'EX03', 'EXDOSE', (read, entry, book) => {
    const day = reductionOf(read, entry, book)
    return day !== '' && !hasEvent(read, book, 'DOSE REDUCED', day)
  }),
  check('form-ex', 'EX04', 'EXSTDAT', (read, entry, book) => {
    const day = gapDay(read, entry, book)
    return day !== '' && !hasEvent(read, book, 'DRUG INTERRUPTED', day)
  }),
  check('form-ex', 'EX05', 'EXSTDAT', (read, entry, book) => {
    const end = read.text(doseBefore(entry, book), 'EXENDAT')
    return end !== '' && read.text(entry, 'EXSTDAT') <= end
  }),
  check(
    'form-ae',
    'AE04',
    'AEACN',
    (read, entry, book) =>
      actionOf(read, entry) === 'DRUG WITHDRAWN' &&
      !['ADVERSE EVENT', 'DEATH'].includes(read.text(entryOf(book, 'form-ds'), 'EOTREAS')),
  ),
  check(
    'form-ae',
    'AE05',
    'AEACN',
    (read, entry, book) =>
      actionOf(read, entry) !== 'NOT APPLICABLE' && isOnTreatment(read, entry, book) === false,
  ),
  check('form-ae', 'AE06', 'AEREL', (read, entry, book) => {
    const first = firstDose(read, book)
    return (
      read.text(entry, 'AEREL') === 'RELATED' && (first === '' || isAfter(first, read.text(entry, 'AESTDAT')))
    )
  }),
  check(
    'form-ae',
    'AE07',
    'AEACN',
    (read, entry, book) =>
      actionOf(read, entry) === 'DOSE REDUCED' && !hasChange(read, entry, book, reductionOf),
  ),
  check(
    'form-ae',
    'AE08',
    'AEACN',
    (read, entry, book) =>
      actionOf(read, entry) === 'DRUG INTERRUPTED' && !hasChange(read, entry, book, gapDay),
  ),
  check('form-ae', 'AE09', 'AESTDAT', overlaps),
  check('form-ae', 'AE12', 'AEENDAT', (read, entry, book) => {
    const status = entryOf(book, 'form-ds')
    return (
      read.text(entry, 'AEOUT') === 'FATAL' && read.text(entry, 'AEENDAT') !== read.text(status, 'SURVDAT')
    )
  }),
  check(
    'form-ae',
    'AE13',
    'AEACN',
    (read, entry, book) =>
      actionOf(read, entry) === 'NOT APPLICABLE' && isOnTreatment(read, entry, book) === true,
  ),
  check('form-ds', 'DS01', 'SURVDAT', (read, entry, book) =>
    isAfter(lastDose(read, book), read.text(entry, 'SURVDAT')),
  ),
  check('form-ds', 'DS02', 'DTHCAUS', isUnexplained),
  check(
    'form-ds',
    'DS03',
    'EOTREAS',
    (read, entry, book) =>
      read.text(entry, 'EOTREAS') === 'ADVERSE EVENT' &&
      !entriesOf(book, 'form-ae').some((event) => actionOf(read, event) === 'DRUG WITHDRAWN'),
  ),
  check('form-ds', 'DS05', 'EOTDAT', (read, entry, book) =>
    isAfter(lastDose(read, book), read.text(entry, 'EOTDAT')),
  ),
  check(
    'form-ds',
    'DS06',
    'EOTREAS',
    (read, entry, book) =>
      read.text(entry, 'EOTREAS') === 'PROGRESSIVE DISEASE' &&
      !entriesOf(book, 'form-tr').some(
        (scan) =>
          read.text(scan, 'OVRLRESP') === 'PD' && read.text(scan, 'VISDAT') <= read.text(entry, 'EOTDAT'),
      ),
  ),
  check('form-ss', 'SS01', 'SSDAT', (read, entry, book) =>
    isAfter(read.text(entry, 'SSDAT'), read.text(entryOf(book, 'form-ds'), 'SURVDAT')),
  ),
  check('form-cm', 'CM01', 'CMSTDAT', (read, entry, book) =>
    isAfter(lastDose(read, book), read.text(entry, 'CMSTDAT')),
  ),
  check('form-dv', 'DV01', 'DVDAT', (read, entry, book) =>
    isAfter(read.text(entryOf(book, 'form-dm'), 'ICDAT'), read.text(entry, 'DVDAT')),
  ),
]

import { dayNumber, isComplete } from '#src/sample-study/days.ts'
import type { Read } from '#src/sample-study/derive.ts'
import { type Casebook, type Entry, entriesOf, entryOf } from '#src/sample-study/forms/entry.ts'
import { screening, visits, visitWindow } from '#src/sample-study/protocol.ts'

export interface EditCheck {
  id: string
  form: string
  /** The query is raised on this field. */
  item: string
  fires: (read: Read, entry: Entry, book: Casebook) => boolean
}

/** False if one of the dates is not complete. */
const isAfter = (one: string, other: string): boolean => isComplete(one) && isComplete(other) && one > other

const plannedDay = (name: string) =>
  name === screening.name ? screening.day : visits.find((visit) => visit.name === name)?.day

function isOutOfWindow(read: Read, entry: Entry, book: Casebook): boolean {
  const day = plannedDay(read.text(entry, 'VISIT'))
  const held = read.text(entry, 'VISDAT')
  const randomized = read.text(entryOf(book, 'form-dm'), 'RANDDAT')
  if (day === undefined || day < 8 || !isComplete(held)) return false
  return Math.abs(dayNumber(held) - dayNumber(randomized) - day + 1) > visitWindow
}

function isJump(read: Read, entry: Entry, book: Casebook): boolean {
  const before = entriesOf(book, 'form-vs').findLast(
    (other) => other.seq < entry.seq && read.text(other, 'WEIGHT') !== '',
  )
  const change = read.number(entry, 'WEIGHT') / read.number(before, 'WEIGHT') - 1
  return Math.abs(change) > 0.15
}

function isAgeWrong(read: Read, entry: Entry): boolean {
  const years = Number(read.text(entry, 'ICDAT').slice(0, 4)) - read.number(entry, 'BRTHYR')
  return ![0, 1].includes(years - read.number(entry, 'AGE'))
}

/** As listed in the data management plan. */
export const editChecks: readonly EditCheck[] = [
  { id: 'DM01', form: 'form-dm', item: 'AGE', fires: isAgeWrong },
  {
    id: 'DM02',
    form: 'form-dm',
    item: 'RANDDAT',
    fires: (read, entry) => isAfter(read.text(entry, 'ICDAT'), read.text(entry, 'RANDDAT')),
  },
  { id: 'VS01', form: 'form-vs', item: 'VISDAT', fires: isOutOfWindow },
  {
    id: 'VS02',
    form: 'form-vs',
    item: 'VISDONE',
    fires: (read, entry) => read.text(entry, 'VISDONE') === '',
  },
  {
    id: 'VS03',
    form: 'form-vs',
    item: 'DIABP',
    fires: (read, entry) => read.number(entry, 'DIABP') >= read.number(entry, 'SYSBP'),
  },
  { id: 'VS04', form: 'form-vs', item: 'WEIGHT', fires: isJump },
  {
    id: 'EX01',
    form: 'form-ex',
    item: 'EXENDAT',
    fires: (read, entry) => isAfter(read.text(entry, 'EXSTDAT'), read.text(entry, 'EXENDAT')),
  },
  {
    id: 'EX02',
    form: 'form-ex',
    item: 'EXDOSE',
    fires: (read, entry) => ![200, 400].includes(read.number(entry, 'EXDOSE')),
  },
  {
    id: 'AE01',
    form: 'form-ae',
    item: 'AEENDAT',
    fires: (read, entry) => isAfter(read.text(entry, 'AESTDAT'), read.text(entry, 'AEENDAT')),
  },
  {
    id: 'AE02',
    form: 'form-ae',
    item: 'AESTDAT',
    fires: (read, entry) => !isComplete(read.text(entry, 'AESTDAT')),
  },
  {
    id: 'AE03',
    form: 'form-ae',
    item: 'AEOUT',
    fires: (read, entry) => read.text(entry, 'AEOUT') === 'FATAL' && read.text(entry, 'AESER') !== 'Y',
  },
  {
    id: 'AE04',
    form: 'form-ae',
    item: 'AEACN',
    fires: (read, entry, book) =>
      read.text(entry, 'AEACN') === 'DRUG WITHDRAWN' &&
      !['ADVERSE EVENT', 'DEATH'].includes(read.text(entryOf(book, 'form-ds'), 'EOTREAS')),
  },
  {
    id: 'DS01',
    form: 'form-ds',
    item: 'SURVDAT',
    fires: (read, entry, book) =>
      entriesOf(book, 'form-ex').some((dose) =>
        isAfter(read.text(dose, 'EXENDAT'), read.text(entry, 'SURVDAT')),
      ),
  },
]

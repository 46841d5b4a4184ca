import { dayNumber, isAfter, isComplete } from '../days.ts'
import type { Read } from '../derive.ts'
import { type Casebook, type Entry, entriesOf, entryOf } from '../forms/entry.ts'
import { forms } from '../forms/forms.ts'
import { screening, visits, visitWindow } from '../protocol.ts'
import { historyChecks } from './checks-of-history.ts'
import { laboratoryChecks } from './checks-of-laboratory.ts'
import { statusChecks } from './checks-of-status.ts'
import { tumorChecks } from './checks-of-tumor.ts'
import { check, type EditCheck } from './edit-check.ts'
import { reviewChecks } from './review-checks.ts'

const plannedDay = (name: string) =>
  name === screening.name ? screening.day : visits.find((visit) => visit.name === name)?.day

function isOutOfWindow(read: Read, entry: Entry, book: Casebook): boolean {
  const day = plannedDay(read.text(entry, 'VISIT'))
  const held = read.text(entry, 'VISDAT')
  const randomized = read.text(entryOf(book, 'form-dm'), 'RANDDAT')
  if (day === undefined || day < 8 || !isComplete(held)) return false
  return Math.abs(dayNumber(held) - dayNumber(randomized) - day + 1) > visitWindow
}

const visitBefore = (read: Read, entry: Entry, book: Casebook, item: string) =>
  entriesOf(book, 'form-vs').findLast((other) => other.seq < entry.seq && read.text(other, item) !== '')

function isJump(read: Read, entry: Entry, book: Casebook): boolean {
  const before = visitBefore(read, entry, book, 'WEIGHT')
  const change = read.number(entry, 'WEIGHT') / read.number(before, 'WEIGHT') - 1
  return Math.abs(change) > 0.15
}

/** As if the last visit had been copied. */
function isRepeated(read: Read, entry: Entry, book: Casebook): boolean {
  const before = visitBefore(read, entry, book, 'SYSBP')
  return ['SYSBP', 'DIABP', 'PULSE'].every((item) => read.number(entry, item) === read.number(before, item))
}

const isOutOfOrder = (read: Read, entry: Entry, book: Casebook): boolean =>
  isComplete(read.text(entry, 'VISDAT')) &&
  read.text(entry, 'VISDAT') <= read.text(visitBefore(read, entry, book, 'VISDAT'), 'VISDAT')

function isAgeWrong(read: Read, entry: Entry): boolean {
  const years = Number(read.text(entry, 'ICDAT').slice(0, 4)) - read.number(entry, 'BRTHYR')
  return ![0, 1].includes(years - read.number(entry, 'AGE'))
}

const criteria = ['AESDTH', 'AESLIFE', 'AESHOSP', 'AESDISAB', 'AESCONG', 'AESMIE'] as const

const hasCriterion = (read: Read, entry: Entry) => criteria.some((item) => read.text(entry, item) === 'Y')

const isSerious = (read: Read, entry: Entry) => read.text(entry, 'AESER') === 'Y'
const isFatal = (read: Read, entry: Entry) => read.text(entry, 'AEOUT') === 'FATAL'
const isResolved = (read: Read, entry: Entry) => read.text(entry, 'AEOUT') === 'RECOVERED/RESOLVED'

/** As listed in the data management plan. */
export const editChecks: readonly EditCheck[] = [
  check('form-dm', 'DM01', 'AGE', isAgeWrong),
  check('form-dm', 'DM02', 'RANDDAT', (read, entry) =>
    isAfter(read.text(entry, 'ICDAT'), read.text(entry, 'RANDDAT')),
  ),
  check('form-vs', 'VS01', 'VISDAT', isOutOfWindow),
  check('form-vs', 'VS02', 'VISDONE', (read, entry) => read.text(entry, 'VISDONE') === ''),
  check(
    'form-vs',
    'VS03',
    'DIABP',
    (read, entry) => read.number(entry, 'DIABP') >= read.number(entry, 'SYSBP'),
  ),
  check('form-vs', 'VS04', 'WEIGHT', isJump),
  check('form-vs', 'VS05', 'SYSBP', isRepeated),
  check(
    'form-vs',
    'VS06',
    'VISDAT',
    (read, entry) => read.text(entry, 'VISDONE') === 'Y' && read.text(entry, 'VISDAT') === '',
  ),
  check('form-vs', 'VS07', 'VISDAT', isOutOfOrder),
  check(
    'form-vs',
    'VS08',
    'PULSE',
    (read, entry) => read.number(entry, 'PULSE') < 40 || read.number(entry, 'PULSE') > 140,
  ),
  check('form-ex', 'EX01', 'EXENDAT', (read, entry) =>
    isAfter(read.text(entry, 'EXSTDAT'), read.text(entry, 'EXENDAT')),
  ),
  check('form-ex', 'EX02', 'EXDOSE', (read, entry) => ![200, 400].includes(read.number(entry, 'EXDOSE'))),
  check('form-ae', 'AE01', 'AEENDAT', (read, entry) =>
    isAfter(read.text(entry, 'AESTDAT'), read.text(entry, 'AEENDAT')),
  ),
  check('form-ae', 'AE02', 'AESTDAT', (read, entry) => !isComplete(read.text(entry, 'AESTDAT'))),
  check('form-ae', 'AE03', 'AEOUT', (read, entry) => isFatal(read, entry) && !isSerious(read, entry)),
  check('form-ae', 'AE10', 'AESER', (read, entry) => isSerious(read, entry) !== hasCriterion(read, entry)),
  check(
    'form-ae',
    'AE11',
    'AETOXGR',
    (read, entry) => isFatal(read, entry) !== (read.text(entry, 'AETOXGR') === '5'),
  ),
  check(
    'form-ae',
    'AE14',
    'AEOUT',
    (read, entry) =>
      !isFatal(read, entry) && isResolved(read, entry) !== (read.text(entry, 'AEENDAT') !== ''),
  ),
  check(
    'form-ds',
    'DS04',
    'DTHCAUS',
    (read, entry) => (read.text(entry, 'SURVSTAT') === 'DEAD') !== (read.text(entry, 'DTHCAUS') !== ''),
  ),
  ...reviewChecks,
  ...historyChecks,
  ...laboratoryChecks,
  ...statusChecks,
  ...tumorChecks,
].sort((one, other) => formOrder(one) - formOrder(other) || (one.id < other.id ? -1 : 1))

function formOrder({ form }: EditCheck): number {
  return forms.findIndex(({ name }) => name === form)
}

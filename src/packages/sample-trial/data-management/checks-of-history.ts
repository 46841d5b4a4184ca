import { criteria, organFunction, washout } from '../criteria.ts'
import type { Read } from '../derive.ts'
import { type Casebook, type Entry, entriesOf, entryOf } from '../forms/entry.ts'
import { standardResult } from './checks-of-laboratory.ts'
import { check, daysBetween, type EditCheck, ofVisit, reviewCheck } from './edit-check.ts'

const randomized = (read: Read, book: Casebook) => read.text(entryOf(book, 'form-dm'), 'RANDDAT')
const consented = (read: Read, book: Casebook) => read.text(entryOf(book, 'form-dm'), 'ICDAT')
const diagnosed = (read: Read, book: Casebook) => read.text(entryOf(book, 'form-mh'), 'DIAGDAT')
const answer = (read: Read, book: Casebook, item: string) => read.text(entryOf(book, 'form-ie'), item)

/** Of two dates as far as both are known. */
function isEarlier(one: string, other: string): boolean {
  const known = Math.min(one.length, other.length)
  return one.slice(0, known) < other.slice(0, known)
}

/** A criterion that is not met. */
const isUnmet = (read: Read, entry: Entry) =>
  criteria.some(({ code, kind }) => read.text(entry, code) === (kind === 'INCLUSION' ? 'N' : 'Y'))

const hasDeviation = (read: Read, book: Casebook, kind: string) =>
  entriesOf(book, 'form-dv').some((entry) => read.text(entry, 'DVKIND') === kind)

/** Not from consent to randomization. */
const isOutside = (read: Read, day: string, book: Casebook) =>
  day < consented(read, book) || day > randomized(read, book)

function isLow(read: Read, book: Casebook): boolean {
  const sample = ofVisit(read, book, 'form-lb', 'SCREENING')
  const of = (name: 'HGB' | 'PLAT' | 'NEUT') => standardResult(read, sample, book, name)
  const { hemoglobin, platelets, neutrophils } = organFunction
  return of('HGB') < hemoglobin || of('PLAT') < platelets || of('NEUT') < neutrophils
}

/** The end of the prior systemic therapy is within the days without therapy. */
function isTooLate(read: Read, book: Casebook): boolean {
  const end = read.text(entryOf(book, 'form-ps'), 'CMENDAT')
  const days = daysBetween(end, randomized(read, book))
  return days >= 0 && days < washout.systemic
}

/** The places of lesions at screening outside the liver. */
const hasSpread = (read: Read, book: Casebook) =>
  entriesOf(book, 'form-tu').some(
    (lesion) =>
      read.text(lesion, 'VISIT') === 'SCREENING' &&
      !['LIVER', 'PORTAL VEIN'].includes(read.text(lesion, 'LESLOC')),
  )

/** Eligibility, history, and prior therapy. */
export const historyChecks: readonly EditCheck[] = [
  reviewCheck(
    'form-ie',
    'IE01',
    'IEDAT',
    (read, entry, book) => isUnmet(read, entry) && !hasDeviation(read, book, 'ELIGIBILITY CRITERION NOT MET'),
  ),
  reviewCheck('form-ie', 'IE02', 'IEDAT', (read, entry, book) =>
    isOutside(read, read.text(entry, 'IEDAT'), book),
  ),
  reviewCheck('form-ie', 'IE03', 'INCL06', (read, entry, book) => {
    const status = ofVisit(read, book, 'form-cc', 'SCREENING')
    return read.number(status, 'ECOG') > 1 && read.text(entry, 'INCL06') === 'Y'
  }),
  reviewCheck(
    'form-ie',
    'IE04',
    'INCL08',
    (read, entry, book) => isLow(read, book) && read.text(entry, 'INCL08') === 'Y',
  ),
  reviewCheck(
    'form-ie',
    'IE05',
    'EXCL02',
    (read, entry, book) => isTooLate(read, book) && read.text(entry, 'EXCL02') === 'N',
  ),
  reviewCheck('form-mh', 'MH01', 'DIAGDAT', (read, entry, book) =>
    isEarlier(consented(read, book), read.text(entry, 'DIAGDAT')),
  ),
  check(
    'form-mh',
    'MH02',
    'VARICES',
    (read, entry) => read.text(entry, 'VARICES') === 'Y' && read.text(entry, 'CIRRH') === 'N',
  ),
  reviewCheck(
    'form-mh',
    'MH03',
    'EHS',
    (read, entry, book) => (read.text(entry, 'EHS') === 'Y') !== hasSpread(read, book),
  ),
  reviewCheck('form-mh', 'MH04', 'MHDAT', (read, entry, book) =>
    isOutside(read, read.text(entry, 'MHDAT'), book),
  ),
  check(
    'form-ps',
    'PS01',
    'CMENDAT',
    (read, entry) => read.text(entry, 'CMENDAT') < read.text(entry, 'CMSTDAT'),
  ),
  reviewCheck(
    'form-ps',
    'PS02',
    'CMENDAT',
    (read, entry, book) => daysBetween(read.text(entry, 'CMENDAT'), randomized(read, book)) < 0,
  ),
  check(
    'form-ps',
    'PS03',
    'CMREAS',
    (read, entry) =>
      read.text(entry, 'CMBRESP') === 'PD' && read.text(entry, 'CMREAS') !== 'PROGRESSIVE DISEASE',
  ),
  reviewCheck('form-ps', 'PS04', 'CMSTDAT', (read, entry, book) =>
    isEarlier(read.text(entry, 'CMSTDAT'), diagnosed(read, book)),
  ),
  reviewCheck('form-pr', 'PR01', 'PRSTDAT', (read, entry, book) => {
    const days = daysBetween(read.text(entry, 'PRSTDAT'), randomized(read, book))
    return days < washout.local && answer(read, book, 'EXCL03') === 'N'
  }),
  reviewCheck('form-pr', 'PR02', 'PRSTDAT', (read, entry, book) =>
    isEarlier(read.text(entry, 'PRSTDAT'), diagnosed(read, book)),
  ),
]

import { isComplete } from '../days.ts'
import type { Read } from '../derive.ts'
import { code } from '../dictionary.ts'
import { type Casebook, type Entry, entriesOf, entryOf } from '../forms/entry.ts'
import { type Analyte, rangeOf, standardized, unitOf } from '../laboratories.ts'
import { check, daysBetween, type EditCheck, ofVisit, reviewCheck } from './edit-check.ts'

/** Results beyond are queried, in standard units. Alpha-fetoprotein has no such limit. */
export const plausible = {
  ALT: [3, 3000],
  AST: [3, 3000],
  ALP: [10, 3000],
  BILI: [1, 200],
  ALB: [10, 60],
  CREAT: [15, 1500],
  INR: [0.6, 10],
  HGB: [30, 220],
  PLAT: [5, 1000],
  NEUT: [0.05, 60],
} as const satisfies Partial<Record<Analyte, readonly [number, number]>>

export type Limited = keyof typeof plausible

/** In the order of the numbers of their checks. */
const limited: readonly Limited[] = [
  'ALT',
  'AST',
  'ALP',
  'BILI',
  'ALB',
  'CREAT',
  'INR',
  'HGB',
  'PLAT',
  'NEUT',
]

/** NaN without a result. */
export const standardResult = (
  read: Read,
  sample: Entry | undefined,
  { site }: Casebook,
  name: Analyte,
): number => standardized(name, unitOf(site, name), read.number(sample, name))

function isImplausible(read: Read, entry: Entry, book: Casebook, name: Limited): boolean {
  const [least, most] = plausible[name]
  const result = standardResult(read, entry, book, name)
  return result < least || result > most
}

/** Days around the visit. */
const window = 3

/** A form is dated otherwise than the visit that it belongs to. */
export function isOfOtherDay(read: Read, entry: Entry, book: Casebook): boolean {
  const visit = ofVisit(read, book, 'form-vs', read.text(entry, 'VISIT'))
  return Math.abs(daysBetween(read.text(visit, 'VISDAT'), read.text(entry, 'VISDAT'))) > window
}

const repeated = ['ALT', 'AST', 'ALP', 'PLAT', 'NEUT'] as const

function isRepeated(read: Read, entry: Entry, book: Casebook): boolean {
  const before = entriesOf(book, 'form-lb').find(({ seq }) => seq === entry.seq - 1)
  return repeated.every((name) => read.number(entry, name) === read.number(before, name))
}

const liverTerms = ['Raised liver enzymes', 'Liver failure', 'Obstruction of the bile duct']

/** Days before and after it within which an event belongs to a result. */
const near = 14

function hasLiverEvent(read: Read, book: Casebook, day: string): boolean {
  return entriesOf(book, 'form-ae').some((event) => {
    const [start, end] = [read.text(event, 'AESTDAT'), read.text(event, 'AEENDAT')]
    const isOver = end !== '' && daysBetween(end, day) > near
    const isBegun = isComplete(start) ? daysBetween(start, day) >= -near : start <= day
    return isBegun && !isOver && liverTerms.includes(code(read.text(event, 'AETERM')).term)
  })
}

/** Grade 3, of somebody who had no such value before the treatment. */
function isHighWithoutEvent(read: Read, entry: Entry, book: Casebook): boolean {
  const sex = read.text(entryOf(book, 'form-dm'), 'SEX')
  const limit = 5 * rangeOf(book.site, 'ALT', sex).high
  const day = read.text(entry, 'VISDAT')
  return read.number(entry, 'ALT') > limit && isComplete(day) && !hasLiverEvent(read, book, day)
}

export const laboratoryChecks: readonly EditCheck[] = [
  ...limited.map((name, index) =>
    check('form-lb', `LB${String(index + 1).padStart(2, '0')}`, name, (read, entry, book) =>
      isImplausible(read, entry, book, name),
    ),
  ),
  reviewCheck('form-lb', 'LB11', 'VISDAT', isOfOtherDay),
  check('form-lb', 'LB12', 'ALT', (read, entry) =>
    ['ALT', 'AST', 'BILI'].every((name) => read.text(entry, name) === ''),
  ),
  check('form-lb', 'LB13', 'ALT', isRepeated),
  reviewCheck('form-lb', 'LB14', 'ALT', isHighWithoutEvent),
]

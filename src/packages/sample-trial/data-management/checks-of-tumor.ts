import type { Read } from '../derive.ts'
import { type Casebook, type Entry, entriesOf, entryOf } from '../forms/entry.ts'
import { overallResponse, targetIds, targetResponse, tumorVisits } from '../recist.ts'
import { check, daysBetween, type EditCheck, reviewCheck } from './edit-check.ts'

const letters: Readonly<Record<string, string>> = { T: 'TARGET', N: 'NON-TARGET' }

const isNew = (read: Read, lesion: Entry) => read.text(lesion, 'LESTYPE') === 'NEW'

function isTypeWrong(read: Read, lesion: Entry): boolean {
  const id = read.text(lesion, 'LESID')
  const type = id.startsWith('NEW') ? 'NEW' : letters[id.slice(0, 1)]
  return type !== read.text(lesion, 'LESTYPE')
}

/** RECIST 1.1: at most two target lesions in an organ. */
function isTooMany(read: Read, lesion: Entry, book: Casebook): boolean {
  const place = read.text(lesion, 'LESLOC')
  const targets = entriesOf(book, 'form-tu').filter((one) => read.text(one, 'LESTYPE') === 'TARGET')
  const isTarget = read.text(lesion, 'LESTYPE') === 'TARGET'
  return isTarget && targets.filter((one) => read.text(one, 'LESLOC') === place).length > 2
}

/** A lesion in the portal vein of somebody randomized as without invasion, and no deviation says why. */
function isInOtherStratum(read: Read, lesion: Entry, book: Casebook): boolean {
  const isPortal = read.text(lesion, 'LESLOC') === 'PORTAL VEIN' && read.text(lesion, 'LESTYPE') !== 'NEW'
  if (!isPortal || read.text(entryOf(book, 'form-dm'), 'MVI') === 'Y') return false
  return !entriesOf(book, 'form-dv').some((entry) => read.text(entry, 'DVKIND') === 'WRONG STRATUM')
}

const isHeld = (read: Read, scan: Entry) => read.text(scan, 'VISDONE') === 'Y'
const isScreening = (read: Read, scan: Entry) => read.text(scan, 'VISIT') === 'SCREENING'

const scansBefore = (scan: Entry, book: Casebook) =>
  entriesOf(book, 'form-tr').filter(({ seq }) => seq < scan.seq)

const measured = (read: Read, scan: Entry | undefined) =>
  targetIds.filter((id) => scan && read.text(scan, id) !== '')

const sumOf = (read: Read, scan: Entry) =>
  measured(read, scan).reduce((sum, id) => sum + read.number(scan, id), 0)

/** RECIST 1.1: in mm. */
const leastTarget = 10

const isTooSmall = (read: Read, scan: Entry) =>
  isScreening(read, scan) && targetIds.some((id) => read.number(scan, id) < leastTarget)

/** As if it had been measured in cm. */
function isDiameterJump(read: Read, scan: Entry, book: Casebook): boolean {
  const before = scansBefore(scan, book).findLast((one) => read.text(one, 'T01') !== '')
  const change = read.number(scan, 'T01') / read.number(before, 'T01')
  return change > 2.5 || change < 0.4
}

function isIncomplete(read: Read, scan: Entry, book: Casebook): boolean {
  const [first] = entriesOf(book, 'form-tr')
  const isRead = isHeld(read, scan) && read.text(scan, 'TRGRESP') !== 'NE'
  return isRead && measured(read, first).length > measured(read, scan).length
}

function isTargetResponseWrong(read: Read, scan: Entry, book: Casebook): boolean {
  const response = read.text(scan, 'TRGRESP')
  const earlier = scansBefore(scan, book).filter((one) => measured(read, one).length > 0)
  const [first] = earlier
  if (!first || ['', 'NE'].includes(response) || measured(read, scan).length === 0) return false
  const nadir = Math.min(...earlier.map((one) => sumOf(read, one)))
  return targetResponse({ sum: sumOf(read, scan), baseline: sumOf(read, first), nadir }) !== response
}

const hasNew = (read: Read, scan: Entry) => read.text(scan, 'NEWLES') === 'Y'

function isResponseWrong(read: Read, scan: Entry): boolean {
  const response = read.text(scan, 'OVRLRESP')
  const [target, other] = [read.text(scan, 'TRGRESP'), read.text(scan, 'NTRGRESP')]
  const isAsked = isHeld(read, scan) && !isScreening(read, scan)
  return isAsked && overallResponse(target, other, hasNew(read, scan)) !== response
}

/** A new lesion has its form, and only then. */
const isNewLesionWrong = (read: Read, scan: Entry, book: Casebook) =>
  hasNew(read, scan) !==
  entriesOf(book, 'form-tu').some(
    (lesion) => isNew(read, lesion) && read.text(lesion, 'VISIT') === read.text(scan, 'VISIT'),
  )

/** Days around the plan. */
const window = 14

function isOutOfWindow(read: Read, scan: Entry, book: Casebook): boolean {
  const visit = read.text(scan, 'VISIT')
  const planned = tumorVisits.find(({ name }) => name === visit)
  const days = daysBetween(read.text(entryOf(book, 'form-dm'), 'RANDDAT'), read.text(scan, 'VISDAT'))
  return planned !== undefined && Math.abs(days + 1 - planned.day) > window
}

/** Lesions and their response. */
export const tumorChecks: readonly EditCheck[] = [
  check(
    'form-tu',
    'TU01',
    'LESTYPE',
    (read, lesion) => isNew(read, lesion) && read.text(lesion, 'VISIT') === 'SCREENING',
  ),
  check('form-tu', 'TU02', 'LESTYPE', isTypeWrong),
  check('form-tu', 'TU03', 'LESLOC', isTooMany),
  reviewCheck('form-tu', 'TU04', 'LESLOC', isInOtherStratum),
  check('form-tr', 'TR01', 'VISDAT', (read, scan) => isHeld(read, scan) && read.text(scan, 'VISDAT') === ''),
  check('form-tr', 'TR02', 'T01', isTooSmall),
  check('form-tr', 'TR03', 'T01', isDiameterJump),
  check('form-tr', 'TR04', 'T01', isIncomplete),
  check('form-tr', 'TR05', 'TRGRESP', isTargetResponseWrong),
  check(
    'form-tr',
    'TR06',
    'OVRLRESP',
    (read, scan) => hasNew(read, scan) && read.text(scan, 'OVRLRESP') !== 'PD',
  ),
  check('form-tr', 'TR07', 'OVRLRESP', isResponseWrong),
  reviewCheck('form-tr', 'TR08', 'NEWLES', isNewLesionWrong),
  check('form-tr', 'TR09', 'VISDAT', isOutOfWindow),
  check('form-tr', 'TR10', 'VISDONE', (read, scan) => read.text(scan, 'VISDONE') === ''),
]

import { type Component, childPugh, childPughClass, components } from '../classifications.ts'
import type { Read } from '../derive.ts'
import { type Casebook, type Entry, entriesOf, entryOf } from '../forms/entry.ts'
import { childPughParts } from '../simulate/child-pugh.ts'
import { isOfOtherDay, standardResult } from './checks-of-laboratory.ts'
import { check, type EditCheck, ofVisit, reviewCheck } from './edit-check.ts'

/** 0 without an answer. */
const pointsOf = (read: Read, entry: Entry, item: Component): number => {
  const terms: readonly string[] = childPugh[item].terms
  return terms.indexOf(read.text(entry, item)) + 1
}

function isSumWrong(read: Read, entry: Entry): boolean {
  const points = components.map((item) => pointsOf(read, entry, item))
  const total = points.reduce((sum, one) => sum + one, 0)
  return !points.includes(0) && total !== read.number(entry, 'CPTOT')
}

function isClassWrong(read: Read, entry: Entry): boolean {
  const total = read.number(entry, 'CPTOT')
  return !Number.isNaN(total) && childPughClass(total) !== read.text(entry, 'CPGRD')
}

/** A component disagrees with the result of the same visit. */
function isOtherResult(read: Read, entry: Entry, book: Casebook, item: 'CPBIL' | 'CPALB' | 'CPINR'): boolean {
  const sample = ofVisit(read, book, 'form-lb', read.text(entry, 'VISIT'))
  const of = (name: 'BILI' | 'ALB' | 'INR') => standardResult(read, sample, book, name)
  const points = pointsOf(read, entry, item)
  if (points === 0) return false
  const [BILI, ALB, INR] = [of('BILI'), of('ALB'), of('INR')]
  if (Number.isNaN({ CPBIL: BILI, CPALB: ALB, CPINR: INR }[item])) return false
  const { bilirubin, albumin, coagulation } = childPughParts({ BILI, ALB, INR })
  return points !== { CPBIL: bilirubin, CPALB: albumin, CPINR: coagulation }[item]
}

function isPerformanceJump(read: Read, entry: Entry, book: Casebook): boolean {
  const before = entriesOf(book, 'form-cc').find(({ seq }) => seq === entry.seq - 1)
  return Math.abs(read.number(entry, 'ECOG') - read.number(before, 'ECOG')) > 1
}

/** Stage C: invasion of vessels, spread outside the liver, or a performance status above 0. */
function isStageWrong(read: Read, entry: Entry, book: Casebook): boolean {
  const stage = read.text(entry, 'BCLC')
  const isInvaded = entriesOf(book, 'form-tu').some(
    (lesion) => read.text(lesion, 'LESLOC') === 'PORTAL VEIN' && read.text(lesion, 'VISIT') === 'SCREENING',
  )
  const hasSpread = read.text(entryOf(book, 'form-mh'), 'EHS') === 'Y'
  const isLate = isInvaded || hasSpread || read.number(entry, 'ECOG') > 0
  return stage !== '' && (stage === 'C') !== isLate
}

/** Performance status, stage, and Child-Pugh score. */
export const statusChecks: readonly EditCheck[] = [
  check('form-cc', 'CC01', 'ECOG', (read, entry) => read.text(entry, 'ECOG') === ''),
  check('form-cc', 'CC02', 'CPTOT', isSumWrong),
  check('form-cc', 'CC03', 'CPGRD', isClassWrong),
  reviewCheck('form-cc', 'CC04', 'CPBIL', (read, entry, book) => isOtherResult(read, entry, book, 'CPBIL')),
  reviewCheck('form-cc', 'CC05', 'CPALB', (read, entry, book) => isOtherResult(read, entry, book, 'CPALB')),
  reviewCheck('form-cc', 'CC06', 'CPINR', (read, entry, book) => isOtherResult(read, entry, book, 'CPINR')),
  check('form-cc', 'CC07', 'ECOG', isPerformanceJump),
  reviewCheck('form-cc', 'CC08', 'VISDAT', isOfOtherDay),
  reviewCheck('form-cc', 'CC09', 'BCLC', isStageWrong),
]

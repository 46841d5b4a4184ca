import { isComplete } from '../days.ts'
import { code } from '../dictionary.ts'
import { type Casebook, type Entry, entriesOf } from '../forms/entry.ts'
import { valuesOf } from '../row.ts'
import { doses, field, given, type Lines, lastDose, shifted, type Values } from './mistake.ts'

function isTreated(values: Values, book: Casebook): boolean {
  const [start, first] = [String(values.AESTDAT), String(doses(book)[0]?.EXSTDAT ?? '9')]
  return isComplete(start) && start >= first && start <= lastDose(book)
}

const isUntreatedThen = (values: Values, book: Casebook) =>
  isComplete(String(values.AESTDAT)) && !isTreated(values, book)

/** The day before the end of an earlier episode of the same term. */
function earlierEpisode(values: Values, { seq }: Entry, book: Casebook): Values | undefined {
  const term = code(String(values.AETERM)).term
  const other = entriesOf(book, 'form-ae')
    .filter((one) => one.seq < seq)
    .map(valuesOf)
    .find((one) => code(String(one.AETERM)).term === term && one.AEENDAT && isComplete(String(one.AESTDAT)))
  return other && isComplete(String(values.AESTDAT))
    ? field('AESTDAT', shifted(other.AEENDAT, -1))
    : undefined
}

const noCriteria = {
  AESDTH: null,
  AESLIFE: null,
  AESHOSP: null,
  AESDISAB: null,
  AESCONG: null,
  AESMIE: null,
}

export const inEvents: Lines = {
  'form-ae': [
    [
      'noDay',
      'AE02',
      0.012,
      ({ AESTDAT }) => given(isComplete(String(AESTDAT)), () => ({ AESTDAT: String(AESTDAT).slice(0, 7) })),
      'omitted',
    ],
    ['eventYear', 'AE01', 0.012, ({ AEENDAT }) => field('AEENDAT', shifted(AEENDAT, -365))],
    [
      'grade',
      'SDV',
      0.03,
      ({ AETOXGR }) => given(AETOXGR === '1' || AETOXGR === '3', () => ({ AETOXGR: '2' })),
    ],
    [
      'notSerious',
      'AE03',
      0.2,
      ({ AEOUT }) => given(AEOUT === 'FATAL', () => ({ AESER: 'N', ...noCriteria })),
    ],
    ['noCriterion', 'AE10', 0.12, ({ AESER }) => given(AESER === 'Y', () => noCriteria), 'omitted'],
    ['notFive', 'AE11', 0.2, ({ AETOXGR }) => given(AETOXGR === '5', () => ({ AETOXGR: '4' }))],
    [
      'fatalEnd',
      'AE12',
      0.15,
      ({ AEOUT, AEENDAT, AESTDAT }) => {
        const day = shifted(AEENDAT, -1)
        return given(AEOUT === 'FATAL' && String(day) >= String(AESTDAT), () => ({ AEENDAT: day ?? null }))
      },
    ],
    [
      'stillOngoing',
      'AE14',
      0.03,
      ({ AEOUT }) => given(AEOUT === 'RECOVERED/RESOLVED', () => ({ AEOUT: 'NOT RECOVERED/NOT RESOLVED' })),
    ],
    [
      'actionUntreated',
      'AE05',
      0.1,
      (values, _entry, book) =>
        given(values.AEACN === 'NOT APPLICABLE' && isUntreatedThen(values, book), () => ({
          AEACN: 'DOSE NOT CHANGED',
        })),
    ],
    [
      'relatedBefore',
      'AE06',
      0.1,
      (values, _entry, book) => {
        const first = String(doses(book)[0]?.EXSTDAT ?? '9')
        const start = String(values.AESTDAT)
        return given(isComplete(start) && start < first && values.AEREL === 'NOT RELATED', () => ({
          AEREL: 'RELATED',
        }))
      },
    ],
    [
      'reductionNotSaid',
      'EX03',
      0.1,
      ({ AEACN }) => given(AEACN === 'DOSE REDUCED', () => ({ AEACN: 'DOSE NOT CHANGED' })),
    ],
    [
      'gapNotSaid',
      'EX04',
      0.1,
      ({ AEACN }) => given(AEACN === 'DRUG INTERRUPTED', () => ({ AEACN: 'DOSE NOT CHANGED' })),
    ],
    [
      'notApplicable',
      'AE13',
      0.02,
      (values, _entry, book) =>
        given(values.AEACN === 'DOSE NOT CHANGED' && isTreated(values, book), () => ({
          AEACN: 'NOT APPLICABLE',
        })),
    ],
    ['episodes', 'AE09', 0.12, (values, entry, book) => earlierEpisode(values, entry, book)],
    [
      'withdrawalNotSaid',
      'DS03',
      0.3,
      ({ AEACN, AEOUT }) =>
        given(AEACN === 'DRUG WITHDRAWN' && AEOUT !== 'FATAL', () => ({ AEACN: 'DOSE NOT CHANGED' })),
    ],
  ],
}

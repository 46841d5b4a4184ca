import { washout } from '../criteria.ts'
import { dayNumber, isComplete } from '../days.ts'
import type { Value } from '../row.ts'
import { field, given, type Lines, only, shifted } from './mistake.ts'

/** The same date in another year, as far as it is known. */
const inYear = (date: Value | undefined, years: number): string =>
  `${Number(String(date).slice(0, 4)) + years}${String(date).slice(4)}`

const daysUntil = (one: Value | undefined, other: Value | undefined): number =>
  dayNumber(String(other)) - dayNumber(String(one))

export const inHistory: Lines = {
  'form-ie': [
    ['criterion', 'IE01', 0.02, ({ INCL05 }) => given(INCL05 === 'Y', () => ({ INCL05: 'N' }))],
    ['eligibilityDate', 'IE02', 0.02, ({ IEDAT }) => field('IEDAT', shifted(IEDAT, 30))],
  ],
  'form-mh': [
    [
      'diagnosisYear',
      'MH01',
      0.02,
      ({ DIAGDAT }, _entry, book) => {
        const date = inYear(DIAGDAT, 3)
        const { ICDAT } = only(book, 'form-dm')
        return given(date.slice(0, 4) > String(ICDAT).slice(0, 4), () => ({ DIAGDAT: date }))
      },
    ],
    ['cirrhosis', 'MH02', 0.04, ({ VARICES }) => given(VARICES === 'Y', () => ({ CIRRH: 'N' }))],
    ['spread', 'MH03', 0.03, ({ EHS }) => given(EHS === 'Y', () => ({ EHS: 'N' }))],
    ['historyYear', 'MH04', 0.02, ({ MHDAT }) => field('MHDAT', shifted(MHDAT, -365))],
  ],
  'form-ps': [
    [
      'therapyOrder',
      'PS01',
      0.02,
      ({ CMSTDAT, CMENDAT }) => ({ CMSTDAT: CMENDAT ?? null, CMENDAT: CMSTDAT ?? null }),
    ],
    ['therapyGoesOn', 'PS02', 0.02, ({ CMENDAT }) => field('CMENDAT', shifted(CMENDAT, 90))],
    [
      'therapyReason',
      'PS03',
      0.04,
      ({ CMBRESP }) => given(CMBRESP === 'PD', () => ({ CMREAS: 'ADVERSE EVENT' })),
    ],
    [
      'therapyYear',
      'PS04',
      0.03,
      ({ CMSTDAT }, _entry, book) => {
        const date = inYear(CMSTDAT, -2)
        const { DIAGDAT } = only(book, 'form-mh')
        return given(date.slice(0, 4) < String(DIAGDAT).slice(0, 4), () => ({ CMSTDAT: date }))
      },
    ],
    [
      'therapyAtScreening',
      'IE05',
      0.03,
      (_values, _entry, book) => {
        const { MHDAT } = only(book, 'form-mh')
        const days = daysUntil(MHDAT, only(book, 'form-dm').RANDDAT)
        return given(days < washout.systemic, () => ({ CMENDAT: MHDAT ?? null }))
      },
    ],
  ],
  'form-pr': [
    [
      'localAtScreening',
      'PR01',
      0.03,
      ({ PRSTDAT }, _entry, book) =>
        given(isComplete(String(PRSTDAT)) && only(book, 'form-ie').EXCL03 === 'N', () =>
          field('PRSTDAT', only(book, 'form-mh').MHDAT),
        ),
    ],
    [
      'localYear',
      'PR02',
      0.03,
      ({ PRSTDAT }, _entry, book) => {
        const date = inYear(PRSTDAT, -4)
        const { DIAGDAT } = only(book, 'form-mh')
        return given(date.slice(0, 4) < String(DIAGDAT).slice(0, 4), () => ({ PRSTDAT: date }))
      },
    ],
  ],
}

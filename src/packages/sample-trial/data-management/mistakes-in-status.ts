import { type Component, childPugh, childPughClass } from '../classifications.ts'
import type { Casebook } from '../forms/entry.ts'
import { atVisit, field, given, type Lines, only, shifted, type Values } from './mistake.ts'

const isScored = ({ CPTOT }: Values) => typeof CPTOT === 'number'

/** The answer of two points where it is one, with the sum and class that follow. */
const onePointMore = (item: Component, values: Values): Values | undefined => {
  const [none, more] = childPugh[item].terms
  const total = Number(values.CPTOT) + 1
  return given(isScored(values) && values[item] === none, () => ({
    [item]: more,
    CPTOT: total,
    CPGRD: childPughClass(total),
  }))
}

const resultOf = (book: Casebook, { VISIT }: Values, name: string) => atVisit(book, 'form-lb', VISIT)[name]

export const inStatus: Lines = {
  'form-cc': [
    ['noPerformance', 'CC01', 0.006, () => ({ ECOG: null }), 'omitted'],
    [
      'score',
      'CC02',
      0.008,
      (values) => given(isScored(values), () => ({ CPTOT: Number(values.CPTOT) + 1 })),
    ],
    ['class', 'CC03', 0.008, ({ CPGRD }) => given(CPGRD === 'A', () => ({ CPGRD: 'B' }))],
    [
      'bilirubinPoints',
      'CC04',
      0.006,
      (values, _entry, book) =>
        given(resultOf(book, values, 'BILI') !== null, () => onePointMore('CPBIL', values)),
    ],
    [
      'albuminPoints',
      'CC05',
      0.006,
      (values, _entry, book) =>
        given(resultOf(book, values, 'ALB') !== null, () => onePointMore('CPALB', values)),
    ],
    [
      'coagulationPoints',
      'CC06',
      0.006,
      (values, _entry, book) =>
        given(resultOf(book, values, 'INR') !== null, () => onePointMore('CPINR', values)),
    ],
    [
      'performance',
      'CC07',
      0.006,
      ({ ECOG, VISIT }) =>
        given(VISIT !== 'SCREENING' && (ECOG === '0' || ECOG === '1'), () => ({
          ECOG: String(Number(ECOG) + 2),
        })),
    ],
    ['statusDay', 'CC08', 0.005, ({ VISDAT }) => field('VISDAT', shifted(VISDAT, 10))],
    ['stage', 'CC09', 0.05, ({ BCLC }) => given(BCLC === 'C', () => ({ BCLC: 'B' }))],
    [
      'performanceAtScreening',
      'IE03',
      0.06,
      ({ VISIT, ECOG }, _entry, book) =>
        given(VISIT === 'SCREENING' && ECOG === '1' && only(book, 'form-ie').INCL06 === 'Y', () => ({
          ECOG: '2',
        })),
    ],
  ],
}

import { before, doses, field, given, type Lines, shifted, type Values } from './mistake.ts'

const isHeld = ({ VISDONE }: Values) => VISDONE === 'Y'

export const inVisits: Lines = {
  'form-dm': [
    ['age', 'DM01', 0.04, ({ AGE }) => ({ AGE: Number(AGE) + 10 })],
    ['randomization', 'DM02', 0.03, ({ RANDDAT }) => field('RANDDAT', shifted(RANDDAT, -30))],
    ['race', 'SDV', 0.03, ({ RACE }) => given(RACE === 'WHITE', () => ({ RACE: 'NOT REPORTED' }))],
  ],
  'form-vs': [
    [
      'swapped',
      'VS03',
      0.012,
      (values) => given(isHeld(values), () => ({ SYSBP: values.DIABP ?? null, DIABP: values.SYSBP ?? null })),
    ],
    [
      'pounds',
      'VS04',
      0.008,
      (values, { seq }) =>
        given(isHeld(values) && seq > 1, () => ({
          WEIGHT: Math.round(22.046 * Number(values.WEIGHT)) / 10,
        })),
      'unit',
    ],
    [
      'notSaid',
      'VS02',
      0.6,
      (values) => given(values.VISDONE === 'N', () => ({ VISDONE: null, VISREAS: null })),
      'omitted',
    ],
    [
      'copiedVisit',
      'VS05',
      0.008,
      (values, entry, book) => {
        const { SYSBP = null, DIABP = null, PULSE = null } = before(entry, book) ?? {}
        return given(isHeld(values) && SYSBP !== null, () => ({ SYSBP, DIABP, PULSE }))
      },
      'copied',
    ],
    [
      'wrongDay',
      'VS01',
      0.008,
      ({ VISDAT }, { seq }) => given(seq > 2, () => field('VISDAT', shifted(VISDAT, 12))),
    ],
    ['noDate', 'VS06', 0.012, (values) => given(isHeld(values), () => ({ VISDAT: null })), 'omitted'],
    [
      'wrongMonth',
      'VS07',
      0.015,
      (values, entry, book) => {
        const early = shifted(values.VISDAT, -31)
        const last = before(entry, book)?.VISDAT
        return given(Boolean(early && last && early <= last), () => ({ VISDAT: early ?? null }))
      },
    ],
    [
      'pulseDigit',
      'VS08',
      0.006,
      (values) => given(isHeld(values), () => ({ PULSE: Math.floor(Number(values.PULSE) / 10) })),
    ],
    ['digits', 'SDV', 0.012, (values) => given(isHeld(values), () => ({ SYSBP: Number(values.SYSBP) + 10 }))],
  ],
  'form-ex': [
    ['tenth', 'EX02', 0.03, ({ EXDOSE }) => ({ EXDOSE: Number(EXDOSE) / 10 })],
    ['doseYear', 'EX01', 0.025, ({ EXENDAT }) => field('EXENDAT', shifted(EXENDAT, -365))],
    [
      'doseOverlap',
      'EX05',
      0.08,
      (_values, entry, book) => field('EXSTDAT', shifted(before(entry, book)?.EXENDAT, -2)),
    ],
    [
      'notReduced',
      'AE07',
      0.2,
      ({ EXDOSE }, entry, book) => {
        const isLower = Number(before(entry, book)?.EXDOSE) > Number(EXDOSE)
        return given(isLower && entry.seq === doses(book).length, () => ({ EXDOSE: 400 }))
      },
    ],
    [
      'noGap',
      'AE08',
      0.06,
      ({ EXSTDAT }, entry, book) => {
        const day = shifted(before(entry, book)?.EXENDAT, 1)
        return given(Boolean(day && day < String(EXSTDAT)), () => ({ EXSTDAT: day ?? null }))
      },
    ],
  ],
}

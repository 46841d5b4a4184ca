import { dayNumber } from '../days.ts'
import { type Casebook, entriesOf } from '../forms/entry.ts'
import { study } from '../protocol.ts'
import { valuesOf } from '../row.ts'
import { field, given, type Lines, lastDose, shifted, type Values } from './mistake.ts'

const isNearDeath = ({ SURVSTAT, SURVDAT }: Values, book: Casebook) =>
  SURVSTAT === 'DEAD' &&
  lastDose(book) !== '' &&
  dayNumber(String(SURVDAT)) - dayNumber(lastDose(book)) <= study.emergentDays

const hasProgressed = ({ EOTDAT }: Values, book: Casebook) =>
  entriesOf(book, 'form-tr')
    .map(valuesOf)
    .some(({ OVRLRESP, VISDAT }) => OVRLRESP === 'PD' && String(VISDAT) <= String(EOTDAT))

export const atTheEnd: Lines = {
  'form-ds': [
    ['statusYear', 'DS01', 0.04, ({ SURVDAT }) => field('SURVDAT', shifted(SURVDAT, -365))],
    [
      'otherReason',
      'AE04',
      0.12,
      ({ EOTREAS }) => given(EOTREAS === 'ADVERSE EVENT', () => ({ EOTREAS: 'PHYSICIAN DECISION' })),
    ],
    [
      'otherCause',
      'DS02',
      0.08,
      (values, _entry, book) =>
        given(isNearDeath(values, book) && values.DTHCAUS === 'DISEASE PROGRESSION', () => ({
          DTHCAUS: 'OTHER',
          DTHOTH: 'CARDIAC ARREST',
        })),
    ],
    [
      'noCause',
      'DS04',
      0.05,
      ({ DTHCAUS }) => given(DTHCAUS !== null, () => ({ DTHCAUS: null, DTHOTH: null })),
      'omitted',
    ],
    [
      'earlyEnd',
      'DS05',
      0.04,
      ({ EOTDAT }, _entry, book) => {
        const day = shifted(EOTDAT, -30)
        return given(Boolean(day && day < lastDose(book)), () => ({ EOTDAT: day ?? null }))
      },
    ],
    [
      'progressionSaid',
      'DS06',
      0.2,
      (values, _entry, book) =>
        given(values.EOTREAS === 'PHYSICIAN DECISION' && !hasProgressed(values, book), () => ({
          EOTREAS: 'PROGRESSIVE DISEASE',
        })),
    ],
  ],
  'form-ss': [['contactYear', 'SS01', 0.015, ({ SSDAT }) => field('SSDAT', shifted(SSDAT, 365))]],
  'form-cm': [['earlyTherapy', 'CM01', 0.06, ({ CMSTDAT }) => field('CMSTDAT', shifted(CMSTDAT, -365))]],
  'form-dv': [['deviationYear', 'DV01', 0.05, ({ DVDAT }) => field('DVDAT', shifted(DVDAT, -731))]],
}

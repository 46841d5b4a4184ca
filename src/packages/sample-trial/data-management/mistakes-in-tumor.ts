import { type Casebook, entriesOf } from '../forms/entry.ts'
import { assessmentWeeks } from '../recist.ts'
import { valuesOf } from '../row.ts'
import { before, field, given, type Lines, only, shifted, type Values } from './mistake.ts'

const isAt = ({ VISIT }: Values, visit: string) => String(VISIT).startsWith(visit)
const isHeld = ({ VISDONE }: Values) => VISDONE === 'Y'

/** Of those with two target lesions in the liver, another target lesion. */
function inFullOrgan({ LESTYPE, LESLOC }: Values, book: Casebook): boolean {
  const inLiver = entriesOf(book, 'form-tu')
    .map(valuesOf)
    .filter((lesion) => lesion.LESTYPE === 'TARGET' && lesion.LESLOC === 'LIVER')
  return LESTYPE === 'TARGET' && LESLOC !== 'LIVER' && inLiver.length === 2
}

/** The name of the assessment after. */
const nextVisit = (visit: string) => `TUMOR WEEK ${Number(visit.replace(/\D/g, '')) + assessmentWeeks}`

const inCentimeters = (diameter: unknown) => Math.round(Number(diameter)) / 10

export const inTumor: Lines = {
  'form-tu': [
    [
      'newAtScreening',
      'TU01',
      0.015,
      (values) => given(values.LESTYPE === 'NON-TARGET', () => ({ LESTYPE: 'NEW' })),
    ],
    [
      'lesionType',
      'TU02',
      0.015,
      ({ LESTYPE }) => given(LESTYPE === 'TARGET', () => ({ LESTYPE: 'NON-TARGET' })),
    ],
    [
      'organ',
      'TU03',
      0.15,
      (values, _entry, book) => given(inFullOrgan(values, book), () => ({ LESLOC: 'LIVER' })),
    ],
    [
      'portalVein',
      'TU04',
      0.05,
      ({ LESTYPE, LESLOC }, _entry, book) =>
        given(LESTYPE === 'NON-TARGET' && LESLOC === 'LIVER' && only(book, 'form-dm').MVI === 'N', () => ({
          LESLOC: 'PORTAL VEIN',
        })),
    ],
    [
      'newLesionVisit',
      'TR08',
      0.1,
      ({ LESTYPE, VISIT }) =>
        given(LESTYPE === 'NEW' && String(VISIT).startsWith('TUMOR WEEK'), () => ({
          VISIT: nextVisit(String(VISIT)),
        })),
    ],
  ],
  'form-tr': [
    ['noScanDate', 'TR01', 0.012, (values) => given(isHeld(values), () => ({ VISDAT: null })), 'omitted'],
    [
      'centimeters',
      'TR02',
      0.03,
      (values) =>
        given(isAt(values, 'SCREENING') && values.T01 !== null, () => ({ T01: inCentimeters(values.T01) })),
      'unit',
    ],
    [
      'centimetersLater',
      'TR03',
      0.012,
      (values) =>
        given(isAt(values, 'TUMOR') && values.T01 !== null, () => ({ T01: inCentimeters(values.T01) })),
      'unit',
    ],
    [
      'lesionLeftOut',
      'TR04',
      0.012,
      (values) => given(isAt(values, 'TUMOR') && values.T02 !== null, () => ({ T02: null })),
      'omitted',
    ],
    [
      'targetResponse',
      'TR05',
      0.015,
      ({ TRGRESP, OVRLRESP }) =>
        given(TRGRESP === 'SD' && OVRLRESP === 'SD', () => ({ TRGRESP: 'PR', OVRLRESP: 'PR' })),
    ],
    ['newLesionStable', 'TR06', 0.05, (values) => given(values.NEWLES === 'Y', () => ({ OVRLRESP: 'SD' }))],
    [
      'overallResponse',
      'TR07',
      0.012,
      ({ OVRLRESP }) => given(OVRLRESP === 'SD', () => ({ OVRLRESP: 'NE' })),
    ],
    [
      'scanMonth',
      'TR09',
      0.012,
      (values, entry, book) => {
        const day = shifted(values.VISDAT, -31)
        const last = before(entry, book)?.VISDAT
        return given(isAt(values, 'TUMOR') && Boolean(last && day && day > last), () => field('VISDAT', day))
      },
    ],
    [
      'scanNotSaid',
      'TR10',
      0.3,
      (values) => given(values.VISDONE === 'N', () => ({ VISDONE: null, VISREAS: null })),
      'omitted',
    ],
  ],
}

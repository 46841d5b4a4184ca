import { organFunction } from '../criteria.ts'
import { type Analyte, standardized, unitOf } from '../laboratories.ts'
import { type Limited, plausible } from './checks-of-laboratory.ts'
import { before, field, given, type Line, type Lines, type Mistake, shifted, type Values } from './mistake.ts'

/** Units per reported unit, in the other unit that laboratories use. */
const otherUnit: Readonly<Record<string, number>> = {
  'BILI mg/dL': 17.1,
  'BILI umol/L': 1 / 17.1,
  'CREAT mg/dL': 88.4,
  'ALB g/dL': 10,
  'HGB g/dL': 10,
}

/** E.g. 145 becomes 145145. */
const twice = (value: number): number => Number(`${value}${value}`)

const withoutPoint = (value: number): number => Number(String(value).replace('.', ''))

function inOtherUnit(value: number, unit: string): number {
  const factor = otherUnit[unit]
  return factor === undefined ? value : Number((value * factor).toFixed(factor < 1 ? 2 : 0))
}

/** Only a value that the check finds. */
function mistyped(name: Limited, change: (value: number, unit: string) => number): Mistake['typed'] {
  return (values, _entry, { site }) => {
    const unit = unitOf(site, name)
    const result = values[name]
    if (typeof result !== 'number') return undefined
    const value = change(result, `${name} ${unit}`)
    const [least, most] = plausible[name]
    const shown = standardized(name, unit, value)
    return given(shown < least || shown > most, () => ({ [name]: value }))
  }
}

const digits = (kind: string, check: string, name: Limited, change = twice): Line => [
  kind,
  check,
  0.003,
  mistyped(name, change),
]

const unit = (kind: string, check: string, name: Limited): Line => [
  kind,
  check,
  0.004,
  mistyped(name, inOtherUnit),
  'unit',
]

const isPlanned = ({ VISIT }: Values) => !String(VISIT).startsWith('UNSCHEDULED')

const copied: readonly Analyte[] = ['ALT', 'AST', 'ALP', 'PLAT', 'NEUT']

export const inLaboratory: Lines = {
  'form-lb': [
    digits('altTwice', 'LB01', 'ALT'),
    digits('astTwice', 'LB02', 'AST'),
    digits('alpTwice', 'LB03', 'ALP'),
    unit('bilirubinUnit', 'LB04', 'BILI'),
    unit('albuminUnit', 'LB05', 'ALB'),
    unit('creatinineUnit', 'LB06', 'CREAT'),
    digits('inrPoint', 'LB07', 'INR', withoutPoint),
    unit('hemoglobinUnit', 'LB08', 'HGB'),
    digits('plateletsTwice', 'LB09', 'PLAT'),
    digits('neutrophilsPoint', 'LB10', 'NEUT', withoutPoint),
    [
      'sampleDay',
      'LB11',
      0.005,
      (values) => given(isPlanned(values), () => field('VISDAT', shifted(values.VISDAT, 10))),
    ],
    [
      'resultsLeftOut',
      'LB12',
      0.005,
      () => ({ ALT: null, AST: null, ALP: null, BILI: null, ALB: null, CREAT: null }),
      'omitted',
    ],
    [
      'copiedSample',
      'LB13',
      0.005,
      (_values, entry, book) => {
        const last = before(entry, book)
        return last && Object.fromEntries(copied.map((name) => [name, last[name] ?? null]))
      },
      'copied',
    ],
    [
      'altZero',
      'LB14',
      0.003,
      ({ ALT }) => given(Number(ALT) >= 26 && Number(ALT) < 40, () => ({ ALT: 10 * Number(ALT) })),
    ],
    [
      'plateletsHundred',
      'IE04',
      0.04,
      ({ VISIT, PLAT }) => {
        const value = Number(PLAT) - 100
        const isFound = VISIT === 'SCREENING' && value >= plausible.PLAT[0] && value < organFunction.platelets
        return given(isFound, () => ({ PLAT: value }))
      },
    ],
  ],
}

import { dayNumber } from '../days.ts'
import { type Dataset, type Read, type Row, type Table, variable } from '../derive.ts'
import { study } from '../protocol.ts'
import { actualTreatment, coreVariables, fromAdsl, identifiers, safetyFlag } from './core.ts'

interface Source {
  adsl: Row
  /** EX. */
  doses: Table
  parameter: keyof typeof exposure
}

const isActive = (read: Read, row: Row) => read.number(row, 'EXDOSE') > 0

const daysOf = (read: Read, row: Row) =>
  dayNumber(read.text(row, 'EXENDTC')) - dayNumber(read.text(row, 'EXSTDTC')) + 1

const sum = (read: Read, { doses }: Source, of: (row: Row) => number) =>
  read.rows(doses).reduce((total, row) => total + of(row), 0)

const duration = (read: Read, { adsl }: Source) => read.number(adsl, 'TRTDURD')

const dosedDays = (read: Read, source: Source) => sum(read, source, (row) => daysOf(read, row))

const cumulativeDose = (read: Read, source: Source) =>
  sum(read, source, (row) => daysOf(read, row) * read.number(row, 'EXDOSE'))

const doseIntensity = (read: Read, source: Source) =>
  (100 * cumulativeDose(read, source)) / (study.dose * duration(read, source))

interface Parameter {
  name: string
  /** EX holds no dose level of placebo. */
  isOfActive: boolean
  value: (read: Read, source: Source) => number
}

const exposure = {
  TRTDUR: { name: 'Duration of Treatment (days)', isOfActive: false, value: duration },
  DOSEDAYS: { name: 'Days with a Dose (days)', isOfActive: false, value: dosedDays },
  CUMDOSE: { name: 'Cumulative Dose (mg)', isOfActive: true, value: cumulativeDose },
  RDI: { name: 'Relative Dose Intensity (%)', isOfActive: true, value: doseIntensity },
} as const satisfies Record<string, Parameter>

const codes = Object.keys(exposure).filter((code): code is Source['parameter'] =>
  Object.hasOwn(exposure, code),
)

export const exposuresOf = (adsl: Row, doses: Table = { rows: [], absent: [] }): Source[] =>
  codes.map((parameter) => ({ adsl, doses, parameter }))

export const isExposed = (read: Read, { doses, parameter }: Source): boolean => {
  const rows = read.rows(doses)
  return exposure[parameter].isOfActive ? rows.some((row) => isActive(read, row)) : rows.length > 0
}

const v = variable<Source>

export const adex: Dataset<Source> = {
  name: 'ADEX',
  label: 'Exposure Analysis Dataset',
  class: 'BASIC DATA STRUCTURE',
  structure: 'One record per subject per parameter',
  variables: [
    ...identifiers(),
    ...coreVariables(),
    ...actualTreatment(),
    fromAdsl('TRTSDT', 'Date of First Exposure to Treatment', 'TRTSDT', { type: 'date' }),
    fromAdsl('TRTEDT', 'Date of Last Exposure to Treatment', 'TRTEDT', { type: 'date' }),
    safetyFlag(),
    v('PARAMCD', 'Parameter Code', 'parameter', (_read, { parameter }) => parameter, { isKey: true }),
    v('PARAM', 'Parameter', 'parameter', (_read, { parameter }) => exposure[parameter].name),
    v('PARAMN', 'Parameter (N)', 'parameter', (_read, { parameter }) => codes.indexOf(parameter) + 1, {
      type: 'integer',
    }),
    v(
      'AVAL',
      'Analysis Value',
      'exposure',
      (read, source) => exposure[source.parameter].value(read, source),
      {
        type: 'float',
      },
    ),
  ],
}

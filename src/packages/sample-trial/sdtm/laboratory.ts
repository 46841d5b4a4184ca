import { type Dataset, type Read, type Row, variable as v } from '../derive.ts'
import {
  type Analyte,
  analyteNames,
  analytes,
  laboratoryOf,
  rangeOf,
  standardized,
  unitOf,
} from '../laboratories.ts'
import { epochVariable } from './epoch.ts'
import { dayVariable, type EventSource } from './events.ts'
import { visitVariables } from './findings.ts'
import { identifiers, sequence } from './identifiers.ts'
import { lastBefore } from './last-before.ts'

interface ResultSource extends EventSource {
  analyte: Analyte
}

/** Each result on the forms of the laboratory. */
export const resultsOf = (sources: readonly EventSource[]): ResultSource[] =>
  sources.flatMap((source) => analyteNames.map((analyte) => ({ ...source, analyte })))

export const hasResult = (read: Read, { entry, analyte }: ResultSource): boolean =>
  read.text(entry, analyte) !== ''

const normal = (read: Read, { book, dm, analyte }: ResultSource) =>
  rangeOf(book.site, analyte, read.text(dm, 'SEX'))

/** In standard units. */
const inStandard = (read: Read, { analyte }: ResultSource, self: Row, variable: string) =>
  standardized(analyte, read.text(self, 'LBORRESU'), read.number(self, variable))

function indicator(read: Read, self: Row): string {
  const value = read.number(self, 'LBORRES')
  if (value < read.number(self, 'LBORNRLO')) return 'LOW'
  return value > read.number(self, 'LBORNRHI') ? 'HIGH' : 'NORMAL'
}

export const lb: Dataset<ResultSource> = {
  name: 'LB',
  label: 'Laboratory Test Results',
  class: 'FINDINGS',
  structure: 'One record per lab test per visit per subject',
  variables: [
    ...identifiers('LB'),
    sequence('LB'),
    v('LBTESTCD', 'Lab Test or Examination Short Name', 'assigned', (_read, { analyte }) => analyte, {
      codeList: 'LBTESTCD',
    }),
    v('LBTEST', 'Lab Test or Examination Name', 'assigned', (_read, s) => analytes[s.analyte].name, {
      codeList: 'LBTEST',
    }),
    v('LBCAT', 'Category for Lab Test', 'assigned', (_read, s) => analytes[s.analyte].category),
    v('LBORRES', 'Result or Finding in Original Units', 'copied', (read, { entry, analyte }) =>
      read.text(entry, analyte),
    ),
    v('LBORRESU', 'Original Units', 'site', (_read, { book, analyte }) => unitOf(book.site, analyte), {
      codeList: 'UNIT',
    }),
    v('LBORNRLO', 'Reference Range Lower Limit in Orig Unit', 'laboratory', (read, source) =>
      String(normal(read, source).low),
    ),
    v('LBORNRHI', 'Reference Range Upper Limit in Orig Unit', 'laboratory', (read, source) =>
      String(normal(read, source).high),
    ),
    v('LBSTRESC', 'Character Result/Finding in Std Format', 'converted', (read, source, self) =>
      String(inStandard(read, source, self, 'LBORRES')),
    ),
    v(
      'LBSTRESN',
      'Numeric Result/Finding in Standard Units',
      'converted',
      (read, _source, self) => read.number(self, 'LBSTRESC'),
      { type: 'float' },
    ),
    v('LBSTRESU', 'Standard Units', 'assigned', (_read, s) => analytes[s.analyte].unit, { codeList: 'UNIT' }),
    v(
      'LBSTNRLO',
      'Reference Range Lower Limit-Std Units',
      'converted',
      (read, source, self) => inStandard(read, source, self, 'LBORNRLO'),
      { type: 'float' },
    ),
    v(
      'LBSTNRHI',
      'Reference Range Upper Limit-Std Units',
      'converted',
      (read, source, self) => inStandard(read, source, self, 'LBORNRHI'),
      { type: 'float' },
    ),
    v(
      'LBNRIND',
      'Reference Range Indicator',
      'rangeIndicator',
      (read, _source, self) => indicator(read, self),
      { codeList: 'NRIND' },
    ),
    v('LBNAM', 'Vendor Name', 'site', (_read, { book }) => laboratoryOf(book.site)),
    v('LBSPEC', 'Specimen Type', 'assigned', (_read, s) => analytes[s.analyte].specimen, {
      codeList: 'SPECTYPE',
    }),
    lastBefore('LBLOBXFL', hasResult),
    ...visitVariables(),
    epochVariable('VISDAT'),
    v(
      'LBDTC',
      'Date/Time of Specimen Collection',
      'copied',
      (read, { entry }) => read.text(entry, 'VISDAT'),
      {
        type: 'date',
      },
    ),
    dayVariable('LBDY', 'Study Day of Specimen Collection', 'LBDTC'),
  ],
}

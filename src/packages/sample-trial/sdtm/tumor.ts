import { type Dataset, type Read, type Variable, variable as v } from '../derive.ts'
import { otherIds, targetIds } from '../recist.ts'
import { epochVariable } from './epoch.ts'
import { dayVariable, type EventSource } from './events.ts'
import { visitVariables } from './findings.ts'
import { identifiers, sequence } from './identifiers.ts'
import { lastBefore } from './last-before.ts'

const copied = (name: string, label: string, item: string, more: Partial<Variable<EventSource>> = {}) =>
  v<EventSource>(name, label, 'copied', (read, { entry }) => read.text(entry, item), more)

/** Each lesion is identified once. */
const isSameLesion = () => false

export const tu: Dataset<EventSource> = {
  name: 'TU',
  label: 'Tumor/Lesion Identification',
  class: 'FINDINGS',
  structure: 'One record per identified tumor per subject',
  variables: [
    ...identifiers('TU'),
    sequence('TU'),
    copied('TULNKID', 'Link ID', 'LESID'),
    v('TUTESTCD', 'Tumor/Lesion ID Short Name', 'assigned', () => 'TUMIDENT', { codeList: 'TUTESTCD' }),
    v('TUTEST', 'Tumor/Lesion ID Test Name', 'assigned', () => 'Tumor Identification', {
      codeList: 'TUTEST',
    }),
    copied('TUORRES', 'Tumor/Lesion ID Result', 'LESTYPE'),
    copied('TUSTRESC', 'Tumor/Lesion ID Result Std. Format', 'LESTYPE', { codeList: 'TUIDRS' }),
    copied('TULOC', 'Location of the Tumor/Lesion', 'LESLOC', { codeList: 'LOC' }),
    copied('TUMETHOD', 'Method of Identification', 'LESMETH', { codeList: 'METHOD' }),
    lastBefore('TULOBXFL', isSameLesion),
    v('TUEVAL', 'Evaluator', 'assigned', () => 'INVESTIGATOR', { codeList: 'EVAL' }),
    ...visitVariables(),
    epochVariable('VISDAT'),
    copied('TUDTC', 'Date/Time of Tumor/Lesion Identification', 'VISDAT', { type: 'date' }),
    dayVariable('TUDY', 'Study Day of Tumor/Lesion Identification', 'TUDTC'),
  ],
}

interface MeasureSource extends EventSource {
  /** The lesion, or `SUM` for the sum of the target lesions. */
  lesion: (typeof targetIds)[number] | (typeof otherIds)[number] | 'SUM'
}

const isTarget = (lesion: MeasureSource['lesion']) => targetIds.some((id) => id === lesion)
const isOther = (lesion: MeasureSource['lesion']) => otherIds.some((id) => id === lesion)

/** Each lesion for which the form has room, and their sum. */
export const measuresOf = (source: EventSource): MeasureSource[] =>
  [...targetIds, 'SUM' as const, ...otherIds].map((lesion) => ({ ...source, lesion }))

/** The diameters of all target lesions that were measured. */
const diameters = (read: Read, { entry }: EventSource): number[] =>
  targetIds.map((id) => read.number(entry, id)).filter((value) => !Number.isNaN(value))

export const isMeasured = (read: Read, source: MeasureSource): boolean =>
  source.lesion === 'SUM' ? diameters(read, source).length > 0 : read.text(source.entry, source.lesion) !== ''

function resultOf(read: Read, source: MeasureSource): string {
  if (source.lesion !== 'SUM') return read.text(source.entry, source.lesion)
  return String(diameters(read, source).reduce((sum, diameter) => sum + diameter, 0))
}

const tests = {
  target: { code: 'LDIAM', name: 'Longest Diameter' },
  sum: { code: 'SUMDIAM', name: 'Sum of Diameter' },
  other: { code: 'TUMSTATE', name: 'Tumor State' },
} as const

const testOf = ({ lesion }: MeasureSource) =>
  isOther(lesion) ? tests.other : isTarget(lesion) ? tests.target : tests.sum

const hasUnit = ({ lesion }: MeasureSource) => !isOther(lesion)

export const tr: Dataset<MeasureSource> = {
  name: 'TR',
  label: 'Tumor/Lesion Results',
  class: 'FINDINGS',
  structure: 'One record per tumor measurement per visit per subject',
  variables: [
    ...identifiers('TR'),
    sequence('TR'),
    v('TRGRPID', 'Group ID', 'assigned', (_read, { lesion }) => (isOther(lesion) ? 'NON-TARGET' : 'TARGET')),
    v('TRLNKID', 'Link ID', 'assigned', (_read, { lesion }) => (lesion === 'SUM' ? '' : lesion)),
    v('TRTESTCD', 'Tumor/Lesion Assessment Short Name', 'assigned', (_read, s) => testOf(s).code, {
      codeList: 'TRTESTCD',
    }),
    v('TRTEST', 'Tumor/Lesion Assessment Test Name', 'assigned', (_read, s) => testOf(s).name, {
      codeList: 'TRTEST',
    }),
    v('TRORRES', 'Result or Finding in Original Units', 'diameterOrState', resultOf),
    v('TRORRESU', 'Original Units', 'assigned', (_read, s) => (hasUnit(s) ? 'mm' : ''), { codeList: 'UNIT' }),
    v('TRSTRESC', 'Character Result/Finding in Std Format', 'standardUnit', (read, _s, self) =>
      read.text(self, 'TRORRES'),
    ),
    v(
      'TRSTRESN',
      'Numeric Result/Finding in Standard Units',
      'standardUnit',
      (read, _source, self) => Number(read.text(self, 'TRORRES') || Number.NaN),
      { type: 'float' },
    ),
    v('TRSTRESU', 'Standard Units', 'standardUnit', (read, _s, self) => read.text(self, 'TRORRESU'), {
      codeList: 'UNIT',
    }),
    v(
      'TRMETHOD',
      'Method Used to Identify the Tumor/Lesion',
      'copied',
      (read, { entry }) => read.text(entry, 'TRMETH'),
      { codeList: 'METHOD' },
    ),
    lastBefore('TRLOBXFL', isMeasured),
    v('TREVAL', 'Evaluator', 'assigned', () => 'INVESTIGATOR', { codeList: 'EVAL' }),
    ...visitVariables(),
    epochVariable('VISDAT'),
    v(
      'TRDTC',
      'Date/Time of Tumor/Lesion Measurement',
      'copied',
      (read, { entry }) => read.text(entry, 'VISDAT'),
      { type: 'date' },
    ),
    dayVariable('TRDY', 'Study Day of Tumor/Lesion Measurement', 'TRDTC'),
  ],
}

import { type Dataset, type Read, variable as v } from '../derive.ts'
import type { Entry } from '../forms/entry.ts'
import { endOfTreatment, screening, visits } from '../protocol.ts'
import { tumorVisits } from '../recist.ts'
import { epochVariable } from './epoch.ts'
import { dayVariable, type EventSource } from './events.ts'
import { identifiers, sequence } from './identifiers.ts'
import { lastBefore } from './last-before.ts'

const allVisits: readonly { number: number; name: string }[] = [
  screening,
  ...visits,
  ...tumorVisits,
  endOfTreatment,
]
const unscheduled = 'UNSCHEDULED '

/** The name of an unscheduled visit has its number, e.g. 4.1: the first one after visit 4. */
const visitNumber = (name: string) =>
  name.startsWith(unscheduled)
    ? Number(name.slice(unscheduled.length))
    : (allVisits.find((visit) => visit.name === name)?.number ?? null)

/** The form of the laboratory has a record in SV for such a visit only. */
export const isUnscheduled = (read: Read, { entry }: EventSource): boolean =>
  read.text(entry, 'VISIT').startsWith(unscheduled)

const signs = {
  SYSBP: { name: 'Systolic Blood Pressure', unit: 'mmHg' },
  DIABP: { name: 'Diastolic Blood Pressure', unit: 'mmHg' },
  PULSE: { name: 'Pulse Rate', unit: 'beats/min' },
  WEIGHT: { name: 'Weight', unit: 'kg' },
  HEIGHT: { name: 'Height', unit: 'cm' },
} as const

type Sign = keyof typeof signs

const isSign = (name: string): name is Sign => Object.hasOwn(signs, name)

/** The form asks for the height at the first visit only. */
export const signsAt = ({ seq }: Entry): Sign[] =>
  Object.keys(signs)
    .filter(isSign)
    .filter((sign) => sign !== 'HEIGHT' || seq === 1)

interface SignSource extends EventSource {
  sign: Sign
}

export const hasSign = (read: Read, { entry, sign }: SignSource): boolean => read.text(entry, sign) !== ''

export const visitVariables = () => [
  v<EventSource>(
    'VISITNUM',
    'Visit Number',
    'visitNumber',
    (read, { entry }) => visitNumber(read.text(entry, 'VISIT')),
    { type: 'float' },
  ),
  v<EventSource>('VISIT', 'Visit Name', 'copied', (read, { entry }) => read.text(entry, 'VISIT')),
]

const ofPlanned = (read: Read, source: EventSource, item: string) =>
  isUnscheduled(read, source) ? '' : read.text(source.entry, item)

export const sv: Dataset<EventSource> = {
  name: 'SV',
  label: 'Subject Visits',
  class: 'SPECIAL PURPOSE',
  structure: 'One record per actual or planned visit per subject',
  variables: [
    ...identifiers('SV'),
    ...visitVariables().map((variable) =>
      variable.name === 'VISITNUM' ? { ...variable, isKey: true } : variable,
    ),
    v('SVPRESP', 'Pre-specified', 'planned', (read, source) => (isUnscheduled(read, source) ? '' : 'Y'), {
      codeList: 'NY',
    }),
    v('SVOCCUR', 'Occurrence', 'ofPlanned', (read, source) => ofPlanned(read, source, 'VISDONE'), {
      codeList: 'NY',
    }),
    v('SVREASOC', 'Reason for Occur Value', 'ofPlanned', (read, source) =>
      ofPlanned(read, source, 'VISREAS'),
    ),
    v(
      'SVSTDTC',
      'Start Date/Time of Observation',
      'copied',
      (read, { entry }) => read.text(entry, 'VISDAT'),
      { type: 'date' },
    ),
    v('SVENDTC', 'End Date/Time of Observation', 'sameDay', (read, _s, self) => read.text(self, 'SVSTDTC'), {
      type: 'date',
    }),
    dayVariable('SVSTDY', 'Study Day of Start of Observation', 'SVSTDTC'),
    dayVariable('SVENDY', 'Study Day of End of Observation', 'SVENDTC'),
  ],
}

export const vs: Dataset<SignSource> = {
  name: 'VS',
  label: 'Vital Signs',
  class: 'FINDINGS',
  structure: 'One record per vital sign measurement per visit per subject',
  variables: [
    ...identifiers('VS'),
    sequence('VS'),
    v('VSTESTCD', 'Vital Signs Test Short Name', 'assigned', (_read, { sign }) => sign, {
      codeList: 'VSTESTCD',
    }),
    v('VSTEST', 'Vital Signs Test Name', 'assigned', (_read, { sign }) => signs[sign].name, {
      codeList: 'VSTEST',
    }),
    v('VSORRES', 'Result or Finding in Original Units', 'copied', (read, { entry, sign }) =>
      read.text(entry, sign),
    ),
    v('VSORRESU', 'Original Units', 'assigned', (_read, { sign }) => signs[sign].unit, {
      codeList: 'VSRESU',
    }),
    v('VSSTRESC', 'Character Result/Finding in Std Format', 'standardUnit', (read, _s, self) =>
      read.text(self, 'VSORRES'),
    ),
    v(
      'VSSTRESN',
      'Numeric Result/Finding in Standard Units',
      'standardUnit',
      (read, _s, self) => read.number(self, 'VSORRES'),
      { type: 'float' },
    ),
    v('VSSTRESU', 'Standard Units', 'standardUnit', (read, _s, self) => read.text(self, 'VSORRESU'), {
      codeList: 'VSRESU',
    }),
    lastBefore('VSLOBXFL', hasSign),
    ...visitVariables(),
    epochVariable('VISDAT'),
    v('VSDTC', 'Date/Time of Measurements', 'copied', (read, { entry }) => read.text(entry, 'VISDAT'), {
      type: 'date',
    }),
    dayVariable('VSDY', 'Study Day of Vital Signs', 'VSDTC'),
  ],
}

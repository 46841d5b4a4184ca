import { type Dataset, type Read, variable as v } from '../derive.ts'
import { study } from '../protocol.ts'
import { epochVariable } from './epoch.ts'
import { dayVariable, type EventSource } from './events.ts'
import { identifiers, sequence } from './identifiers.ts'

/** Of CM. */
export const categories = {
  prior: 'PRIOR ANTICANCER THERAPY',
  subsequent: 'SUBSEQUENT ANTICANCER THERAPY',
} as const

export const ex: Dataset<EventSource> = {
  name: 'EX',
  label: 'Exposure',
  class: 'INTERVENTIONS',
  structure: 'One record per constant dosing interval per subject',
  variables: [
    ...identifiers('EX'),
    sequence('EX'),
    v('EXTRT', 'Name of Treatment', 'treatmentTaken', (read, { dm }) =>
      read.text(dm, 'ARMCD') === 'PLACEBO' ? 'PLACEBO' : study.compound,
    ),
    v(
      'EXDOSE',
      'Dose',
      'doseTaken',
      (read, { entry, dm }) => (read.text(dm, 'ARMCD') === 'PLACEBO' ? 0 : read.number(entry, 'EXDOSE')),
      { type: 'float' },
    ),
    v('EXDOSU', 'Dose Units', 'assigned', () => 'mg', { codeList: 'UNIT' }),
    v('EXDOSFRM', 'Dose Form', 'assigned', () => 'TABLET', { codeList: 'FRM' }),
    v('EXDOSFRQ', 'Dosing Frequency per Interval', 'assigned', () => 'QD', { codeList: 'FREQ' }),
    v('EXROUTE', 'Route of Administration', 'assigned', () => 'ORAL', { codeList: 'ROUTE' }),
    epochVariable('EXSTDAT'),
    v('EXSTDTC', 'Start Date/Time of Treatment', 'copied', (read, { entry }) => read.text(entry, 'EXSTDAT'), {
      type: 'date',
    }),
    v('EXENDTC', 'End Date/Time of Treatment', 'copied', (read, { entry }) => read.text(entry, 'EXENDAT'), {
      type: 'date',
    }),
    dayVariable('EXSTDY', 'Study Day of Start of Treatment', 'EXSTDTC'),
    dayVariable('EXENDY', 'Study Day of End of Treatment', 'EXENDTC'),
  ],
}

const isPrior = ({ entry }: EventSource) => entry.dataset === 'form-ps'

/** The form of the therapy after the study treatment does not ask for it. */
const ofPrior = (read: Read, source: EventSource, item: string) =>
  isPrior(source) ? read.text(source.entry, item) : ''

export const cm: Dataset<EventSource> = {
  name: 'CM',
  label: 'Concomitant/Prior Medications',
  class: 'INTERVENTIONS',
  structure: 'One record per recorded therapy per subject',
  variables: [
    ...identifiers('CM'),
    sequence('CM'),
    v('CMTRT', 'Reported Name of Drug, Med, or Therapy', 'copied', (read, { entry }) =>
      read.text(entry, 'CMTRT'),
    ),
    v('CMCAT', 'Category for Medication', 'therapyCategory', (_read, source) =>
      isPrior(source) ? categories.prior : categories.subsequent,
    ),
    v('CMRSDISC', 'Reason the Intervention Was Discontinued', 'ofPrior', (read, source) =>
      ofPrior(read, source, 'CMREAS'),
    ),
    epochVariable('CMSTDAT'),
    v(
      'CMSTDTC',
      'Start Date/Time of Medication',
      'copied',
      (read, { entry }) => read.text(entry, 'CMSTDAT'),
      {
        type: 'date',
      },
    ),
    v(
      'CMENDTC',
      'End Date/Time of Medication',
      'ofPrior',
      (read, source) => ofPrior(read, source, 'CMENDAT'),
      { type: 'date' },
    ),
    dayVariable('CMSTDY', 'Study Day of Start of Medication', 'CMSTDTC'),
    dayVariable('CMENDY', 'Study Day of End of Medication', 'CMENDTC'),
  ],
}

import { type Dataset, variable as v } from '../derive.ts'
import { epochVariable } from './epoch.ts'
import { dayVariable, type EventSource } from './events.ts'
import { identifiers, sequence } from './identifiers.ts'

/** The fields of a contact, and of the last one. */
const statusItems = {
  'form-ss': { status: 'SSSTAT', date: 'SSDAT' },
  'form-ds': { status: 'SURVSTAT', date: 'SURVDAT' },
} as const

interface StatusSource extends EventSource {
  form: keyof typeof statusItems
}

/** In the order of time: the forms of follow-up, then the last contact. */
export const statusForms = ['form-ss', 'form-ds'] as const

export const ss: Dataset<StatusSource> = {
  name: 'SS',
  label: 'Subject Status',
  class: 'FINDINGS',
  structure: 'One record per status per contact per subject',
  variables: [
    ...identifiers('SS'),
    sequence('SS'),
    v('SSTESTCD', 'Subject Status Test Short Name', 'assigned', () => 'SURVSTAT', { codeList: 'SSTESTCD' }),
    v('SSTEST', 'Subject Status Test Name', 'assigned', () => 'Survival Status', { codeList: 'SSTEST' }),
    v('SSORRES', 'Result or Finding in Original Units', 'copied', (read, { entry, form }) =>
      read.text(entry, statusItems[form].status),
    ),
    v(
      'SSSTRESC',
      'Character Result/Finding in Std Format',
      'standardUnit',
      (read, _s, self) => read.text(self, 'SSORRES'),
      { codeList: 'SSRESC' },
    ),
    v('VISITNUM', 'Visit Number', 'noVisit', () => '', { type: 'integer' }),
    epochVariable<StatusSource>(({ form }) => statusItems[form].date),
    v(
      'SSDTC',
      'Date/Time of Assessment',
      'copied',
      (read, { entry, form }) => read.text(entry, statusItems[form].date),
      { type: 'date' },
    ),
    dayVariable('SSDY', 'Study Day of Assessment', 'SSDTC'),
  ],
}

export const dd: Dataset<EventSource> = {
  name: 'DD',
  label: 'Death Details',
  class: 'FINDINGS',
  structure: 'One record per finding per subject',
  variables: [
    ...identifiers('DD'),
    sequence('DD'),
    v('DDTESTCD', 'Death Detail Assessment Short Name', 'assigned', () => 'PRCDTH', { codeList: 'DTHDXCD' }),
    v('DDTEST', 'Death Detail Assessment Name', 'assigned', () => 'Primary Cause of Death', {
      codeList: 'DTHDX',
    }),
    v(
      'DDORRES',
      'Result or Finding as Collected',
      'causeOfDeath',
      (read, { entry }) => read.text(entry, 'DTHOTH') || read.text(entry, 'DTHCAUS'),
    ),
    v(
      'DDSTRESC',
      'Character Result/Finding in Std Format',
      'copied',
      (read, { entry }) => read.text(entry, 'DTHCAUS'),
      { codeList: 'PRCDTH' },
    ),
    epochVariable('SURVDAT'),
    v('DDDTC', 'Date/Time of Collection', 'copied', (read, { entry }) => read.text(entry, 'SURVDAT'), {
      type: 'date',
    }),
    dayVariable('DDDY', 'Study Day of Collection', 'DDDTC'),
  ],
}

import { dayNumber } from '#src/sample-study/days.ts'
import { type Dataset, type Read, type Row, type Variable, variable } from '#src/sample-study/derive.ts'
import { study } from '#src/sample-study/protocol.ts'
import type { Records } from '#src/sample-study/sdtm/build.ts'
import { coreVariables } from './core.ts'

export const timeParameters = {
  OS: 'Overall Survival (months)',
  OSNAT: 'Overall Survival, Censored at New Therapy (months)',
  OSLEFT: 'Overall Survival, Leaving on MCR-117 as Death (months)',
} as const

export type TimeParameter = keyof typeof timeParameters

const parameterNumber = (parameter: TimeParameter) => Object.keys(timeParameters).indexOf(parameter) + 1

interface Source {
  adsl: Row
  records: Records
  parameter: TimeParameter
}

const v = variable<Source>

const taken = (name: string, label: string, source = name, more: Partial<Variable<Source>> = {}) =>
  v(name, label, 'taken', (read, { adsl }) => read.text(adsl, source), more)

/** `at` describes the date of a censoring. Why somebody is censored who was alive: see `descriptionOf`. */
const endings = {
  death: { date: 'DTHDT', event: 'DEATH', censoring: '', at: '', domain: 'DM', variable: 'DTHDTC' },
  alive: {
    date: 'LSTALVDT',
    event: '',
    censoring: 'ALIVE AT DATA CUT',
    at: 'LAST KNOWN ALIVE',
    domain: 'SS',
    variable: 'SSDTC',
  },
  left: {
    date: 'LSTALVDT',
    event: 'LEFT THE STUDY, COUNTED AS DEATH',
    censoring: '',
    at: '',
    domain: 'SS',
    variable: 'SSDTC',
  },
  therapy: {
    date: 'NATDT',
    event: '',
    censoring: 'NEW ANTICANCER THERAPY',
    at: 'START OF NEW ANTICANCER THERAPY',
    domain: 'CM',
    variable: 'CMSTDTC',
  },
} as const

function endingOf(read: Read, { adsl, parameter }: Source): keyof typeof endings {
  if (parameter === 'OSNAT' && read.text(adsl, 'NATDT')) return 'therapy'
  if (read.text(adsl, 'DTHDT')) return 'death'
  const mayCount = parameter === 'OSLEFT' && read.number(adsl, 'TRT01PN') === 1
  return mayCount && read.text(adsl, 'DCSREAS') ? 'left' : 'alive'
}

function descriptionOf(read: Read, source: Source): string {
  const ending = endingOf(read, source)
  const { event, censoring } = endings[ending]
  const reason = ending === 'alive' ? read.text(source.adsl, 'DCSREAS') : ''
  return event || reason || censoring
}

/** The number of the record that the end date comes from. DM has one record, and no numbers. */
function sourceNumber(read: Read, source: Source, self: Row): number | null {
  const { domain, variable } = endings[endingOf(read, source)]
  if (domain === 'DM') return null
  const day = read.text(self, 'ADT')
  const row = read.rows(source.records[domain]).findLast((one) => read.text(one, variable) === day)
  return row ? read.number(row, `${domain}SEQ`) : null
}

export const adtte: Dataset<Source> = {
  name: 'ADTTE',
  label: 'Time-to-Event Analysis Dataset',
  class: 'BASIC DATA STRUCTURE',
  structure: 'One record per subject per parameter',
  variables: [
    taken('STUDYID', 'Study Identifier', 'STUDYID', { isKey: true }),
    taken('USUBJID', 'Unique Subject Identifier', 'USUBJID', { isKey: true }),
    ...coreVariables(),
    taken('TRTP', 'Planned Treatment', 'TRT01P'),
    v('TRTPN', 'Planned Treatment (N)', 'taken', (read, { adsl }) => read.number(adsl, 'TRT01PN'), {
      type: 'integer',
    }),
    v('PARAMCD', 'Parameter Code', 'parameter', (_read, { parameter }) => parameter, { isKey: true }),
    v('PARAM', 'Parameter', 'parameter', (_read, { parameter }) => timeParameters[parameter]),
    v('PARAMN', 'Parameter (N)', 'parameter', (_read, { parameter }) => parameterNumber(parameter), {
      type: 'integer',
    }),
    taken('STARTDT', 'Time-to-Event Origin Date for Subject', 'RANDDT', { type: 'date' }),
    v('ADT', 'Analysis Date', 'endDate', (read, s) => read.text(s.adsl, endings[endingOf(read, s)].date), {
      type: 'date',
    }),
    v(
      'AVAL',
      'Analysis Value',
      'months',
      (read, _s, self) => {
        const days = dayNumber(read.text(self, 'ADT')) - dayNumber(read.text(self, 'STARTDT')) + 1
        return days / study.daysPerMonth
      },
      { type: 'float' },
    ),
    v('CNSR', 'Censor', 'censor', (read, s) => (endings[endingOf(read, s)].event ? 0 : 1), {
      type: 'integer',
    }),
    v('EVNTDESC', 'Event or Censoring Description', 'ending', descriptionOf),
    v('CNSDTDSC', 'Censor Date Description', 'censorDate', (read, s) => endings[endingOf(read, s)].at),
    v('SRCDOM', 'Source Data', 'source', (read, s) => endings[endingOf(read, s)].domain),
    v('SRCVAR', 'Source Variable', 'source', (read, s) => endings[endingOf(read, s)].variable),
    v('SRCSEQ', 'Source Sequence Number', 'source', sourceNumber, { type: 'integer' }),
    taken('ITTFL', 'Intent-To-Treat Population Flag', 'ITTFL', { codeList: 'NY' }),
    taken('PPROTFL', 'Per-Protocol Population Flag', 'PPROTFL', { codeList: 'NY' }),
    taken('STRATAR', 'Strata Used for Randomization'),
  ],
}

import { dayNumber } from '../days.ts'
import { type Dataset, type Read, variable } from '../derive.ts'
import { study } from '../protocol.ts'
import { coreVariables, fromAdsl, identifiers, plannedTreatment } from './core.ts'
import { type Ending, type ProgressionSource, progressionEnding } from './progression.ts'

export const timeParameters = {
  OS: 'Overall Survival (months)',
  OSNAT: 'Overall Survival, Censored at New Therapy (months)',
  OSLEFT: 'Overall Survival, Leaving on MCR-117 as Death (months)',
  PFS: 'Progression-Free Survival (months)',
} as const

export type TimeParameter = keyof typeof timeParameters

const parameterNumber = (parameter: TimeParameter) => Object.keys(timeParameters).indexOf(parameter) + 1

interface Source extends ProgressionSource {
  parameter: TimeParameter
}

const v = variable<Source>

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

/** The number of the record with this date. DM has one record, and no numbers. */
function sourceNumber(
  read: Read,
  { records }: Source,
  domain: 'DM' | 'SS' | 'CM',
  variable: string,
  day: string,
) {
  if (domain === 'DM') return Number.NaN
  const row = read.rows(records[domain]).findLast((one) => read.text(one, variable) === day)
  return read.number(row, `${domain}SEQ`)
}

function endOf(read: Read, source: Source): Ending {
  if (source.parameter === 'PFS') return progressionEnding(read, source)
  const ending = endingOf(read, source)
  const { event, censoring, domain, variable, at } = endings[ending]
  const date = read.text(source.adsl, endings[ending].date)
  const reason = ending === 'alive' ? read.text(source.adsl, 'DCSREAS') : ''
  return {
    date,
    censor: event ? 0 : 1,
    description: event || reason || censoring,
    dateOf: at,
    domain,
    variable,
    seq: () => sourceNumber(read, source, domain, variable, date),
  }
}

export const adtte: Dataset<Source> = {
  name: 'ADTTE',
  label: 'Time-to-Event Analysis Dataset',
  class: 'BASIC DATA STRUCTURE',
  structure: 'One record per subject per parameter',
  variables: [
    ...identifiers(),
    ...coreVariables(),
    ...plannedTreatment(),
    v('PARAMCD', 'Parameter Code', 'parameter', (_read, { parameter }) => parameter, { isKey: true }),
    v('PARAM', 'Parameter', 'parameter', (_read, { parameter }) => timeParameters[parameter]),
    v('PARAMN', 'Parameter (N)', 'parameter', (_read, { parameter }) => parameterNumber(parameter), {
      type: 'integer',
    }),
    fromAdsl('STARTDT', 'Time-to-Event Origin Date for Subject', 'RANDDT', { type: 'date' }),
    v('ADT', 'Analysis Date', 'endDate', (read, s) => endOf(read, s).date, { type: 'date' }),
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
    v('CNSR', 'Censor', 'censor', (read, s) => endOf(read, s).censor, { type: 'integer' }),
    v('EVNTDESC', 'Event or Censoring Description', 'ending', (read, s) => endOf(read, s).description),
    v('CNSDTDSC', 'Censor Date Description', 'censorDate', (read, s) => endOf(read, s).dateOf),
    v('SRCDOM', 'Source Data', 'source', (read, s) => endOf(read, s).domain),
    v('SRCVAR', 'Source Variable', 'source', (read, s) => endOf(read, s).variable),
    v('SRCSEQ', 'Source Sequence Number', 'source', (read, s) => endOf(read, s).seq(), { type: 'integer' }),
    fromAdsl('ITTFL', 'Intent-To-Treat Population Flag', 'ITTFL', { codeList: 'NY' }),
    fromAdsl('PPROTFL', 'Per-Protocol Population Flag', 'PPROTFL', { codeList: 'NY' }),
    fromAdsl('STRATAR', 'Strata Used for Randomization'),
    fromAdsl('STRAT2R', 'Strat Factor 2 Value Used for Rand', 'STRAT2R', { codeList: 'NY' }),
  ],
}

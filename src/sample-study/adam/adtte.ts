import { dayNumber } from '#src/sample-study/days.ts'
import { type Dataset, type Read, type Row, type Variable, variable } from '#src/sample-study/derive.ts'
import { study } from '#src/sample-study/protocol.ts'

export const timeParameters = {
  OS: 'Overall Survival (months)',
  OSNAT: 'Overall Survival, Censored at New Therapy (months)',
  OSLEFT: 'Overall Survival, Leaving on MCR-117 as Death (months)',
} as const

export type TimeParameter = keyof typeof timeParameters

interface Source {
  adsl: Row
  parameter: TimeParameter
}

const v = variable<Source>

const taken = (name: string, label: string, source = name, more: Partial<Variable<Source>> = {}) =>
  v(name, label, 'taken', (read, { adsl }) => read.text(adsl, source), more)

const endings = {
  death: { date: 'DTHDT', event: 'DEATH', censoring: '', domain: 'DM', variable: 'DTHDTC' },
  alive: { date: 'LSTALVDT', event: '', censoring: 'LAST KNOWN ALIVE', domain: 'SS', variable: 'SSDTC' },
  left: {
    date: 'LSTALVDT',
    event: 'LEFT THE STUDY, COUNTED AS DEATH',
    censoring: '',
    domain: 'SS',
    variable: 'SSDTC',
  },
  therapy: {
    date: 'NATDT',
    event: '',
    censoring: 'NEW ANTICANCER THERAPY',
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

export const adtte: Dataset<Source> = {
  name: 'ADTTE',
  label: 'Time-to-Event Analysis Dataset',
  class: 'BASIC DATA STRUCTURE',
  structure: 'One record per subject per parameter',
  variables: [
    taken('STUDYID', 'Study Identifier', 'STUDYID', { isKey: true }),
    taken('USUBJID', 'Unique Subject Identifier', 'USUBJID', { isKey: true }),
    taken('TRTP', 'Planned Treatment', 'TRT01P'),
    v('TRTPN', 'Planned Treatment (N)', 'taken', (read, { adsl }) => read.number(adsl, 'TRT01PN'), {
      type: 'integer',
    }),
    v('PARAMCD', 'Parameter Code', 'parameter', (_read, { parameter }) => parameter, { isKey: true }),
    v('PARAM', 'Parameter', 'parameter', (_read, { parameter }) => timeParameters[parameter]),
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
    v('EVNTDESC', 'Event or Censoring Description', 'ending', (read, s) => {
      const { event, censoring } = endings[endingOf(read, s)]
      return event || censoring
    }),
    v('SRCDOM', 'Source Data', 'source', (read, s) => endings[endingOf(read, s)].domain),
    v('SRCVAR', 'Source Variable', 'source', (read, s) => endings[endingOf(read, s)].variable),
    taken('ITTFL', 'Intent-To-Treat Population Flag', 'ITTFL', { codeList: 'NY' }),
    taken('PPROTFL', 'Per-Protocol Population Flag', 'PPROTFL', { codeList: 'NY' }),
    taken('STRATAR', 'Strata Used for Randomization'),
  ],
}

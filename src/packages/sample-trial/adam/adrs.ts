import { dayNumber } from '../days.ts'
import { type Dataset, type Read, type Row, type Table, variable } from '../derive.ts'
import { leastStable } from '../recist.ts'
import { coreVariables, fromAdsl, identifiers, plannedTreatment } from './core.ts'

interface Source {
  adsl: Row
  /** The overall responses. */
  responses: Table
  /** The response of this row; undefined for the best one. */
  rs: Row | undefined
}

export const responsesIn = (adsl: Row, table: Table | undefined): Source[] => {
  const responses = table?.parts?.get('OVRLRESP') ?? { rows: [], absent: [] }
  return [...responses.rows, undefined].map((rs) => ({ adsl, responses, rs }))
}

const v = variable<Source>

/** From the best response on. */
const order: readonly string[] = ['CR', 'PR', 'SD', 'NON-CR/NON-PD', 'PD', 'NE']

interface Response {
  row: Row
  date: string
  response: string
}

/** Until the first progression, and before another anticancer therapy. */
function counted(read: Read, { adsl, responses }: Source): Response[] {
  const therapy = read.text(adsl, 'NATDT')
  const all = read
    .rows(responses)
    .map((row) => ({ row, date: read.text(row, 'RSDTC'), response: read.text(row, 'RSSTRESC') }))
    .filter(({ date }) => !therapy || date < therapy)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
  const end = all.findIndex(({ response }) => response === 'PD')
  return end < 0 ? all : all.slice(0, end + 1)
}

/** Stable disease before its least duration cannot be evaluated. */
function best(read: Read, source: Source): Response | undefined {
  const randomized = dayNumber(read.text(source.adsl, 'RANDDT'))
  const isEarly = ({ date }: Response) => dayNumber(date) - randomized < leastStable
  return counted(read, source)
    .map((one) =>
      ['SD', 'NON-CR/NON-PD'].includes(one.response) && isEarly(one) ? { ...one, response: 'NE' } : one,
    )
    .toSorted((one, other) => order.indexOf(one.response) - order.indexOf(other.response))[0]
}

const rowOf = (read: Read, source: Source): Row | undefined => source.rs ?? best(read, source)?.row

export const adrs: Dataset<Source> = {
  name: 'ADRS',
  label: 'Tumor Response Analysis Dataset',
  class: 'BASIC DATA STRUCTURE',
  structure: 'One record per subject per parameter per response assessment',
  variables: [
    ...identifiers(),
    ...coreVariables(),
    ...plannedTreatment(),
    fromAdsl('ITTFL', 'Intent-To-Treat Population Flag', 'ITTFL', { codeList: 'NY' }),
    v('PARAMCD', 'Parameter Code', 'parameter', (_read, { rs }) => (rs ? 'OVRLRESP' : 'BOR'), {
      isKey: true,
    }),
    v('PARAM', 'Parameter', 'parameter', (_read, { rs }) =>
      rs ? 'Overall Response (RECIST 1.1)' : 'Best Overall Response (RECIST 1.1)',
    ),
    v('ADT', 'Analysis Date', 'responseDate', (read, source) => read.text(rowOf(read, source), 'RSDTC'), {
      type: 'date',
    }),
    v('AVISIT', 'Analysis Visit', 'responseVisit', (read, { rs }) => read.text(rs, 'VISIT')),
    v('AVISITN', 'Analysis Visit (N)', 'responseVisit', (read, { rs }) => read.number(rs, 'VISITNUM'), {
      type: 'float',
    }),
    v(
      'AVALC',
      'Analysis Value (C)',
      'response',
      (read, source) =>
        source.rs ? read.text(source.rs, 'RSSTRESC') : (best(read, source)?.response ?? 'NE'),
      { codeList: 'ONCRSR' },
    ),
    v(
      'AVAL',
      'Analysis Value',
      'responseNumber',
      (read, _source, self) => order.indexOf(read.text(self, 'AVALC')) + 1,
      { type: 'integer' },
    ),
    v(
      'ANL01FL',
      'Analysis Flag 01',
      'countedResponse',
      (read, source) => (!source.rs || counted(read, source).some(({ row }) => row === source.rs) ? 'Y' : ''),
      { codeList: 'NY' },
    ),
    v(
      'RSSEQ',
      'Sequence Number',
      'responseDate',
      (read, source) => read.number(rowOf(read, source), 'RSSEQ'),
      { type: 'integer' },
    ),
    v('ASEQ', 'Analysis Sequence Number', 'sequence', (_read, _source, self) => self.seq, {
      type: 'integer',
      isKey: true,
    }),
  ],
}

import { dayNumber } from '../days.ts'
import type { Read, Row } from '../derive.ts'
import { twoMissed } from '../recist.ts'
import type { Records } from '../sdtm/build.ts'

export interface ProgressionSource {
  adsl: Row
  records: Records
}

export interface Ending {
  date: string
  /** 0: an event. The other numbers are those of `censorings`. */
  censor: number
  description: string
  /** What the date of a censoring is. */
  dateOf: string
  domain: string
  variable: string
  /** NaN for DM. */
  seq: () => number
}

const censorings = {
  noEvent: { censor: 1, description: 'WITHOUT PROGRESSION AT THE LAST ASSESSMENT' },
  therapy: { censor: 2, description: 'NEW ANTICANCER THERAPY' },
  missed: { censor: 3, description: 'TWO OR MORE ASSESSMENTS MISSED' },
  unseen: { censor: 4, description: 'NO ASSESSMENT AFTER RANDOMIZATION' },
} as const

/** Assessments that could be evaluated, in order of their dates. */
function adequate(
  read: Read,
  { records }: ProgressionSource,
): { date: string; response: string; row: Row }[] {
  return read
    .rows(records.RS?.parts?.get('OVRLRESP'))
    .map((row) => ({ date: read.text(row, 'RSDTC'), response: read.text(row, 'RSSTRESC'), row }))
    .filter(({ response }) => response !== 'NE')
    .sort((one, other) => (one.date < other.date ? -1 : 1))
}

function randomizationNumber(read: Read, { records }: ProgressionSource): number {
  const row = read.rows(records.DS).find((one) => read.text(one, 'DSDECOD') === 'RANDOMIZED')
  return read.number(row, 'DSSEQ')
}

/**
 * How progression-free survival ends. Source: FDA, Clinical Trial Endpoints for the Approval of Cancer Drugs
 * and Biologics, 2018, appendix (censoring at the last assessment before a new therapy or two missed ones).
 */
export function progressionEnding(read: Read, source: ProgressionSource): Ending {
  const { adsl } = source
  const assessments = adequate(read, source)
  const randomized = read.text(adsl, 'RANDDT')
  const death = read.text(adsl, 'DTHDT')
  const therapy = read.text(adsl, 'NATDT')
  const progression = assessments.find(({ response }) => response === 'PD')
  const event = progression && (!death || progression.date <= death) ? progression.date : death
  const before = (day: string) => assessments.findLast(({ date }) => date < day)

  const censored = (
    reason: keyof typeof censorings,
    last: (typeof assessments)[number] | undefined,
  ): Ending => ({
    ...(last || reason !== 'noEvent' ? censorings[reason] : censorings.unseen),
    date: last?.date ?? randomized,
    dateOf: last ? 'LAST ADEQUATE ASSESSMENT' : 'RANDOMIZATION',
    domain: last ? 'RS' : 'DS',
    variable: last ? 'RSDTC' : 'DSSTDTC',
    seq: () => (last ? read.number(last.row, 'RSSEQ') : randomizationNumber(read, source)),
  })

  if (therapy && (!event || therapy < event)) return censored('therapy', before(therapy))
  if (!event) return censored('noEvent', assessments.at(-1))
  const last = before(event)
  if (dayNumber(event) - dayNumber(last?.date ?? randomized) > twoMissed) return censored('missed', last)
  const isProgression = event === progression?.date
  return {
    date: event,
    censor: 0,
    description: isProgression ? 'DISEASE PROGRESSION' : 'DEATH',
    dateOf: '',
    domain: isProgression ? 'RS' : 'DM',
    variable: isProgression ? 'RSDTC' : 'DTHDTC',
    seq: () => read.number(isProgression ? progression.row : undefined, 'RSSEQ'),
  }
}

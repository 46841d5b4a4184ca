/**
 * Counts what a central monitor, a data manager or a reviewer would find odd, in the exported files and
 * in the forms. Run: node test/sample-study/credibility.ts [folder of csv [folder of participants]]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Participant } from '#src/packages/sample-trial/trace/participant-file.ts'
import { csvRows } from '#test/support/csv.ts'
import {
  dayOf,
  grouped,
  ofClinical,
  ofPerson,
  type Row,
  share,
  withinPersonCorrelation,
} from './credibility-clinical.ts'

interface AuditEvent {
  kind: string
  at: string
  person?: string
  check?: string
}

interface Form {
  id: string
  enteredAt: string
  values: Readonly<Record<string, string | number | null>>
  audit: Readonly<Record<string, AuditEvent[]>>
}

/** A count, or a number with its unit in the name. */
export type Counts = Readonly<Record<string, number>>

export function tableReader(folder: string) {
  return (name: string): Row[] => {
    let text = ''
    try {
      text = readFileSync(`${folder}/${name}.csv`, 'utf8')
    } catch {
      return []
    }
    const [header = [], ...rows] = csvRows(text)
    return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])))
  }
}

const isComplete = (day = '') => day.length === 10

function ofVitals(read: (name: string) => Row[]): Counts {
  const vs = read('vs')
  const groupsOf = (test: string) =>
    grouped(
      vs.filter((row) => row.VSTESTCD === test),
      ofPerson,
    ).map((rows) => rows.map((row) => Number(row.VSSTRESN)))
  const icc = (test: string) => Math.round(1000 * withinPersonCorrelation(groupsOf(test))) / 1000
  const systolic = vs.filter((row) => row.VSTESTCD === 'SYSBP')
  const events = read('ae').filter((row) => row.AEDECOD === 'High blood pressure')
  const isNear = (row: Row) =>
    events.some(
      (event) =>
        event.USUBJID === row.USUBJID &&
        isComplete(event.AESTDTC) &&
        Math.abs(dayOf(event.AESTDTC ?? '') - dayOf(row.VSDTC ?? '')) <= 21,
    )
  const mean = (rows: readonly Row[]) =>
    Math.round((10 * rows.reduce((sum, row) => sum + Number(row.VSSTRESN), 0)) / rows.length) / 10
  return {
    'within-person correlation, systolic': icc('SYSBP'),
    'within-person correlation, diastolic': icc('DIABP'),
    'within-person correlation, pulse': icc('PULSE'),
    'mean systolic pressure near an event of high pressure': mean(systolic.filter(isNear)),
    'mean systolic pressure otherwise': mean(systolic.filter((row) => !isNear(row))),
    'systolic pressures that end with 0, %': share(
      systolic.filter((row) => Number(row.VSSTRESN) % 10 === 0).length,
      systolic.length,
    ),
  }
}

const planned: Readonly<Record<string, number>> = Object.fromEntries(
  [4, 8, 12, 24, 36, 48, 72, 96].map((week) => [`WEEK ${week}`, week * 7 + 1]),
)

function ofVisits(read: (name: string) => Row[]): Counts {
  const randomized = new Map(read('adsl').map((row) => [row.USUBJID, dayOf(row.RANDDT ?? '')]))
  const consented = new Map(read('dm').map((row) => [row.USUBJID, dayOf(row.RFICDTC ?? '')]))
  const visits = read('sv')
  const ofPlan = visits.filter((row) => row.VISIT && row.VISIT in planned)
  const held = ofPlan.filter((row) => row.SVSTDTC)
  const far = held.filter(
    ({ USUBJID, VISIT = '', SVSTDTC = '' }) =>
      Math.abs(dayOf(SVSTDTC) - (randomized.get(USUBJID) ?? 0) + 1 - (planned[VISIT] ?? 0)) > 7,
  )
  const weekday = (row: Row) => new Date(row.SVSTDTC ?? '').getUTCDay()
  const country = new Map(read('dm').map((row) => [row.USUBJID, row.COUNTRY]))
  const isWeekend = (row: Row) =>
    country.get(row.USUBJID) === 'ISR' ? weekday(row) > 4 : weekday(row) % 6 === 0
  const screened = visits.filter((row) => row.VISIT === 'SCREENING')
  return {
    'planned visits that were missed, %': share(ofPlan.length - held.length, ofPlan.length),
    'visits more than 7 days from the plan, %': share(far.length, held.length),
    'visits at a weekend': visits.filter((row) => row.SVSTDTC && isWeekend(row)).length,
    'screening visits on the day after consent, %': share(
      screened.filter((row) => dayOf(row.SVSTDTC ?? '') - (consented.get(row.USUBJID) ?? 0) === 1).length,
      screened.length,
    ),
    'reasons for missed visits': new Set(visits.map((row) => row.SVREASOC).filter((reason) => reason)).size,
  }
}

function ofTrial(read: (name: string) => Row[]): Counts {
  const adsl = read('adsl')
  const cut = read('ts').find((row) => row.TSPARMCD === 'DCUTDTC')?.TSVAL ?? ''
  const isWeekend = ({ RANDDT = '', COUNTRY }: Row) => {
    const day = new Date(RANDDT).getUTCDay()
    return COUNTRY === 'ISR' ? day > 4 : day % 6 === 0
  }
  const days = adsl.map((row) => dayOf(row.DTHDT || row.LSTALVDT || '') - dayOf(row.RANDDT ?? '') + 1)
  const onGrid = days.filter(
    (one) => Math.round((Math.round((10 * one) / 30.4375) / 10) * 30.4375) === one,
  ).length
  const left = adsl.filter((row) => row.DCSREAS && row.DCSREAS !== 'DEATH')
  const alive = adsl.filter((row) => row.LSTALVDT && !row.DCSREAS)
  const contacts = alive.map((row) => dayOf(cut) - dayOf(row.LSTALVDT ?? ''))
  const start = read('ts').find((row) => row.TSPARMCD === 'SSTDTC')?.TSVAL ?? ''
  const difference = Math.max(
    ...grouped(adsl, (row) => row.STRATAR ?? '').map((rows) =>
      Math.abs(2 * rows.filter((row) => row.TRT01PN === '1').length - rows.length),
    ),
  )
  return {
    'randomizations at a weekend': adsl.filter(isWeekend).length,
    'study start at a weekend': isWeekend({ RANDDT: start, COUNTRY: 'ISR' }) ? 1 : 0,
    'largest difference of the arms in a stratum': difference,
    'survival times on a grid of tenths of months, %': share(onGrid, days.length),
    'lost for the survival endpoint, %': share(left.length, adsl.length),
    'arms without such a loss': 2 - new Set(left.map((row) => row.TRT01PN)).size,
    'last contacts of those alive: days from the first to the last':
      Math.max(...contacts) - Math.min(...contacts),
  }
}

interface Exposure {
  first: string
  last: string
  doses: Row[]
}

function exposures(read: (name: string) => Row[]): Map<string, Exposure> {
  return new Map(
    grouped(read('ex'), ofPerson).map((doses) => [
      doses[0]?.USUBJID ?? '',
      { first: doses[0]?.EXSTDTC ?? '', last: doses.at(-1)?.EXENDTC ?? '', doses },
    ]),
  )
}

const covers = ({ AESTDTC = '', AEENDTC = '' }: Row, day: number) =>
  AESTDTC !== '' &&
  dayOf(isComplete(AESTDTC) ? AESTDTC : `${AESTDTC}-01`) <= day &&
  (AEENDTC === '' || dayOf(AEENDTC) >= day)

function ofEvents(read: (name: string) => Row[]): Counts {
  const ae = read('ae').filter((row) => isComplete(row.AESTDTC))
  const exposed = exposures(read)
  const placeOf = ({ USUBJID = '', AESTDTC = '' }: Row) => {
    const { first, last } = exposed.get(USUBJID) ?? { first: '', last: '' }
    return first === '' || AESTDTC < first ? 'before' : AESTDTC > last ? 'after' : 'under'
  }
  const changes = [...exposed].flatMap(([person, { doses }]) =>
    doses.slice(1).flatMap((dose, index) => {
      const before = doses[index] ?? {}
      const gap = dayOf(dose.EXSTDTC ?? '') - dayOf(before.EXENDTC ?? '') > 1
      const isReduced = Number(dose.EXDOSE) < Number(before.EXDOSE)
      return gap || isReduced
        ? [
            {
              person,
              action: gap ? 'DRUG INTERRUPTED' : 'DOSE REDUCED',
              day: gap ? dayOf(before.EXENDTC ?? '') + 1 : dayOf(dose.EXSTDTC ?? ''),
            },
          ]
        : []
    }),
  )
  const all = read('ae')
  const without = changes.filter(
    ({ person, action, day }) =>
      !all.some((row) => row.USUBJID === person && row.AEACN === action && covers(row, day)),
  )
  // The dose of placebo is 0 in EX, so its reductions are not there.
  const placebo = new Set(read('dm').flatMap((row) => (row.ARMCD === 'PLACEBO' ? [row.USUBJID] : [])))
  const idle = all.filter(
    (row) =>
      (row.AEACN === 'DRUG INTERRUPTED' || (row.AEACN === 'DOSE REDUCED' && !placebo.has(row.USUBJID))) &&
      !changes.some(
        ({ person, action, day }) => person === row.USUBJID && action === row.AEACN && covers(row, day),
      ),
  )
  const overlaps = grouped(ae, (row) => `${row.USUBJID} ${row.AEDECOD}`).reduce((sum, rows) => {
    const sorted = rows.toSorted((one, other) => ((one.AESTDTC ?? '') < (other.AESTDTC ?? '') ? -1 : 1))
    return (
      sum +
      sorted.slice(1).filter((row, index) => covers(sorted[index] ?? {}, dayOf(row.AESTDTC ?? ''))).length
    )
  }, 0)
  const isSerious = (row: Row) => row.AESER === 'Y'
  const criteria = ['AESDTH', 'AESLIFE', 'AESHOSP', 'AESDISAB', 'AESCONG', 'AESMIE']
  const emergent = read('adae').filter((row) => row.TRTEMFL === 'Y' && row.TRTAN === '1')
  const people = (rows: readonly Row[]) => new Set(rows.map(ofPerson)).size
  return {
    'actions without treatment': ae.filter(
      (row) => placeOf(row) !== 'under' && row.AEACN !== 'NOT APPLICABLE',
    ).length,
    'events under treatment without an action': ae.filter(
      (row) => placeOf(row) === 'under' && row.AEACN === 'NOT APPLICABLE',
    ).length,
    'related events before the first dose': ae.filter(
      (row) => placeOf(row) === 'before' && row.AEREL === 'RELATED',
    ).length,
    'gaps and reductions': changes.length,
    'gaps and reductions without their event': without.length,
    'interruptions and reductions without a change of the dose': idle.length,
    'overlapping episodes': overlaps,
    'serious events': all.filter(isSerious).length,
    'serious events without a reason': all.filter(
      (row) => isSerious(row) && !criteria.some((one) => row[one] === 'Y'),
    ).length,
    'serious events of the mildest grade': all.filter(
      (row) => isSerious(row) && ['1', 'MILD'].includes(row.AETOXGR ?? row.AESEV ?? ''),
    ).length,
    'with any event on MCR-117, but none related':
      people(emergent) - people(emergent.filter((row) => row.AEREL === 'RELATED')),
  }
}

function ofDeaths(read: (name: string) => Row[]): Counts {
  const exposed = exposures(read)
  const fatal = new Map(read('ae').flatMap((row) => (row.AEOUT === 'FATAL' ? [[row.USUBJID, row]] : [])))
  const causes = new Map(read('dd').map((row) => [row.USUBJID, row.DDSTRESC]))
  const dead = read('dm').filter((row) => row.DTHDTC)
  const near = dead.filter(({ USUBJID = '', DTHDTC = '' }) => {
    const last = exposed.get(USUBJID)?.last
    return last !== undefined && dayOf(DTHDTC) - dayOf(last) <= 30
  })
  const ends = read('ds').filter((row) => row.DSSCAT === 'STUDY TREATMENT')
  const lastOf = ({ USUBJID = '' }: Row) => exposed.get(USUBJID)?.last
  return {
    deaths: dead.length,
    'deaths without a cause': dead.filter((row) => !causes.get(row.USUBJID)).length,
    'deaths within 30 days of the last dose': near.length,
    'of these, neither a fatal event nor progression': near.filter(
      (row) => !fatal.has(row.USUBJID) && causes.get(row.USUBJID) !== 'DISEASE PROGRESSION',
    ).length,
    'last doses on the day of death': dead.filter((row) => lastOf(row) === row.DTHDTC).length,
    'treatment ended on the day of the last dose, %': share(
      ends.filter((row) => lastOf(row) === row.DSSTDTC).length,
      ends.length,
    ),
    'survival status records per participant': Math.round((10 * read('ss').length) / read('dm').length) / 10,
    deviations: read('dv').length,
  }
}

function formsIn(folder: string): Form[] {
  return readdirSync(folder).flatMap((name) => {
    const file = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
    // Files of before 26 November 2026 have each form whole.
    return file.lists ? new Participant(file).entries : file.entries
  })
}

function ofQueries(forms: readonly Form[], people: number): Counts {
  const trails = forms.flatMap((form) => Object.values(form.audit))
  const of = (events: readonly AuditEvent[], kind: string) => events.filter((event) => event.kind === kind)
  const queries = trails.flatMap((events) => of(events, 'queried'))
  const spans = trails.flatMap((events) => {
    const [asked, closed] = [of(events, 'queried')[0], of(events, 'closed').at(-1)]
    return asked && closed ? [dayOf(closed.at) - dayOf(asked.at)] : []
  })
  const all = trails.flat()
  return {
    'queries per participant': Math.round((10 * queries.length) / people) / 10,
    'queries still open': queries.length - trails.flatMap((events) => of(events, 'closed')).length,
    'queries asked again': trails.flatMap((events) => of(events, 'askedAgain')).length,
    'queries by hand': queries.filter(({ check }) => check === 'SDV' || check === 'DMR').length,
    'different lives of a query, in days': new Set(spans).size,
    'audit entries without a time or a person': all.filter(({ at, person }) => at.length < 17 || !person)
      .length,
    'audit entries': all.length,
  }
}

export function credibility(files: string, participants: string): Counts {
  const read = tableReader(files)
  return {
    ...ofTrial(read),
    ...ofVitals(read),
    ...ofVisits(read),
    ...ofEvents(read),
    ...ofDeaths(read),
    ...ofClinical(read),
    ...ofQueries(formsIn(participants), read('dm').length),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , files = 'public/sample-study/data', participants = 'public/data/sample-study/participants'] =
    process.argv
  for (const [name, value] of Object.entries(credibility(files, participants)))
    console.log(`${name.padEnd(64)} ${value}`)
}

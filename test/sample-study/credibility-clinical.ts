/** The part of `credibility.ts` about laboratory, performance, liver function, and tumor. */
export type Row = Readonly<Record<string, string>>

type Reader = (name: string) => Row[]

export const dayOf = (day: string): number => Math.round(Date.parse(day.slice(0, 10)) / 864e5)
export const share = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10
export const ofPerson = ({ USUBJID = '' }: Row) => USUBJID

export const grouped = (rows: readonly Row[], key: (row: Row) => string): Row[][] => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return [...groups.values()]
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/** The share of the variance that lies between participants, from a one-way analysis of variance. */
export function withinPersonCorrelation(groups: readonly (readonly number[])[]): number {
  const used = groups.filter((group) => group.length > 1)
  const all = used.flat()
  const grand = mean(all)
  const between = used.reduce((sum, group) => sum + group.length * (mean(group) - grand) ** 2, 0)
  const within = used.reduce((sum, group) => {
    const center = mean(group)
    return sum + group.reduce((part, one) => part + (one - center) ** 2, 0)
  }, 0)
  const [people, values] = [used.length, all.length]
  const size = (values - used.reduce((sum, group) => sum + group.length ** 2, 0) / values) / (people - 1)
  const [meanBetween, meanWithin] = [between / (people - 1), within / (values - people)]
  return (meanBetween - meanWithin) / (meanBetween + (size - 1) * meanWithin)
}

/** The least time at which at most half are without the event, by Kaplan and Meier. */
export function medianTime(times: readonly { time: number; isEvent: boolean }[]): number {
  const sorted = times.toSorted((one, other) => one.time - other.time)
  let left = 1
  for (const [index, { time, isEvent }] of sorted.entries()) {
    if (isEvent) left *= 1 - 1 / (sorted.length - index)
    if (left <= 0.5) return time
  }
  return Number.NaN
}

const isActive = (row: Row) => (row.TRTAN ?? row.TRTPN) === '1'

/** The samples of everybody, with the results by test, in multiples of the upper limit. */
function samplesOf(read: Reader): { row: Row; times: Record<string, number> }[] {
  return grouped(read('adlb'), ({ USUBJID, ADT, VISIT }) => `${USUBJID} ${ADT} ${VISIT}`).map((rows) => ({
    row: rows[0] ?? {},
    times: Object.fromEntries(rows.map(({ PARAMCD = '', R2ANRHI }) => [PARAMCD, Number(R2ANRHI)])),
  }))
}

type Sample = ReturnType<typeof samplesOf>[number]

const people = (samples: readonly Sample[]) => new Set(samples.map(({ row }) => ofPerson(row)))

/** The limits of Hy's law (FDA, 2009): ALT or AST from 3, bilirubin from 2, alkaline phosphatase below 2. */
function highSamples(read: Reader) {
  const both = samplesOf(read).filter(
    ({ times: { ALT = 0, AST = 0, BILI = 0 } }) => Math.max(ALT, AST) >= 3 && BILI >= 2,
  )
  const isHigh = ({ times }: Sample) => (times.ALP ?? 0) >= 2
  return { both, candidates: both.filter((one) => !isHigh(one)), alike: both.filter(isHigh) }
}

/** Participants by what the results show. */
export function liverCases(read: Reader): { injured: Set<string>; obstructed: Set<string> } {
  const { candidates, alike } = highSamples(read)
  return { injured: people(candidates), obstructed: people(alike) }
}

function ofLiver(read: Reader) {
  const { both, candidates } = highSamples(read)
  const { obstructed: alike } = liverCases(read)
  const events = read('ae')
  const hasEvent = (person: string, fits: (row: Row) => boolean) =>
    events.some((row) => row.USUBJID === person && fits(row))
  const failures = events.filter((row) => row.AEDECOD === 'Liver failure')
  const peaks = grouped(
    read('adlb').filter(({ ONTRTFL, PARAMCD = '' }) => ONTRTFL === 'Y' && ['ALT', 'BILI'].includes(PARAMCD)),
    ofPerson,
  ).filter((rows) => {
    const most = (test: string) =>
      Math.max(0, ...rows.filter((row) => row.PARAMCD === test).map((row) => Number(row.R2ANRHI)))
    return most('ALT') > 3 && most('BILI') > 2
  })
  const explained = people(both)
  return {
    "cases of Hy's law on MCR-117": people(candidates.filter(({ row }) => isActive(row))).size,
    "cases of Hy's law on placebo": people(candidates.filter(({ row }) => !isActive(row))).size,
    'of these, without a related liver failure that ended the treatment': [...people(candidates)].filter(
      (person) =>
        !hasEvent(
          person,
          ({ AEDECOD, AEREL, AEACN }) =>
            AEDECOD === 'Liver failure' && AEREL === 'RELATED' && AEACN === 'DRUG WITHDRAWN',
        ),
    ).length,
    'look-alikes with an obstructed bile duct': alike.size,
    'of these, without its event': [...alike].filter(
      (person) => !hasEvent(person, ({ AEDECOD }) => AEDECOD === 'Obstruction of the bile duct'),
    ).length,
    'cases that are look-alikes too': people(candidates).intersection(alike).size,
    'highest ALT above 3 and bilirubin above 2 times the limit, at different times': peaks.filter(
      ([row]) => !explained.has(row?.USUBJID ?? ''),
    ).length,
    'liver failures under unchanged treatment': failures.filter(
      ({ AEACN, AEOUT }) => AEACN === 'DOSE NOT CHANGED' && AEOUT !== 'FATAL',
    ).length,
    'liver failures below grade 3 or not serious': failures.filter(
      ({ AETOXGR = '', AESER }) => Number(AETOXGR) < 3 || AESER !== 'Y',
    ).length,
  }
}

function ofLaboratory(read: Reader) {
  const adlb = read('adlb')
  const icc = (test: string) => {
    const groups = grouped(
      adlb.filter((row) => row.PARAMCD === test),
      ofPerson,
    ).map((rows) => rows.map((row) => Math.log(Number(row.AVAL))))
    return Math.round(1000 * withinPersonCorrelation(groups)) / 1000
  }
  const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]
  const deaths = new Map(read('dm').map((row) => [row.USUBJID, row.DTHDTC]))
  const late = adlb
    .filter(({ USUBJID, PARAMCD, ADT = '', BASE }) => {
      const death = deaths.get(USUBJID)
      return PARAMCD === 'BILI' && death && BASE && dayOf(death) - dayOf(ADT) <= 30
    })
    .map(({ AVAL, BASE }) => Number(AVAL) / Number(BASE))
  const severe = adlb.filter(
    ({ PARAMCD = '', ATOXGR = '', ONTRTFL, BASE, ANRHI }) =>
      ['ALT', 'AST'].includes(PARAMCD) &&
      ONTRTFL === 'Y' &&
      Number(ATOXGR) >= 3 &&
      Number(BASE) <= Number(ANRHI),
  )
  const events = read('ae').filter(({ AEDECOD = '' }) =>
    ['Raised liver enzymes', 'Liver failure', 'Obstruction of the bile duct'].includes(AEDECOD),
  )
  const samples = samplesOf(read)
  return {
    'within-person correlation, logarithm of ALT': icc('ALT'),
    'within-person correlation, logarithm of bilirubin': icc('BILI'),
    'within-person correlation, logarithm of albumin': icc('ALB'),
    'within-person correlation, logarithm of creatinine': icc('CREAT'),
    'within-person correlation, logarithm of platelets': icc('PLAT'),
    'blood samples without a result of INR, %': share(
      samples.filter(({ times }) => times.INR === undefined).length,
      samples.length,
    ),
    'bilirubin in the last 30 days of life, in multiples of the baseline':
      Math.round(100 * (median(late) ?? Number.NaN)) / 100,
    'transaminases of grade 3 after normal ones without a liver event': severe.filter(
      ({ USUBJID, ADT = '' }) =>
        !events.some((row) => row.USUBJID === USUBJID && (row.AESTDTC ?? '').slice(0, 7) <= ADT.slice(0, 7)),
    ).length,
  }
}

function ofStatus(read: Reader) {
  const rs = read('rs')
  const grades = rs.filter((row) => row.RSTESTCD === 'ECOG101')
  const jumps = grouped(grades, ofPerson).flatMap((rows) =>
    rows.slice(1).filter((row, index) => Math.abs(Number(row.RSSTRESC) - Number(rows[index]?.RSSTRESC)) > 1),
  )
  const held = read('vs').filter((row) => row.VSTESTCD === 'SYSBP')
  const graded = new Set(grades.map(({ USUBJID, VISIT }) => `${USUBJID} ${VISIT}`))
  const atEnd = rs.filter((row) => row.RSTESTCD === 'CPS0107' && row.VISIT === 'END OF TREATMENT')
  return {
    'visits without a performance status': held.filter(
      ({ USUBJID, VISIT }) => !graded.has(`${USUBJID} ${VISIT}`),
    ).length,
    'performance status that changes by more than one grade': jumps.length,
    'Child-Pugh class B or C at the end of treatment, %': share(
      atEnd.filter((row) => row.RSSTRESC !== 'A').length,
      atEnd.length,
    ),
  }
}

function ofProgression(read: Reader) {
  const pfs = read('adtte').filter((row) => row.PARAMCD === 'PFS')
  const median = (number: string) =>
    Math.round(
      10 *
        medianTime(
          pfs
            .filter((row) => row.TRTPN === number)
            .map(({ AVAL, CNSR }) => ({ time: Number(AVAL), isEvent: CNSR === '0' })),
        ),
    ) / 10
  const best = read('adrs').filter((row) => row.PARAMCD === 'BOR')
  const responders = (number: string) => {
    const mine = best.filter((row) => row.TRTPN === number)
    return share(mine.filter(({ AVALC = '' }) => ['CR', 'PR'].includes(AVALC)).length, mine.length)
  }
  const seen = read('sv').filter(({ VISIT = '' }) => VISIT.startsWith('TUMOR WEEK'))
  const answers = read('rs').filter((row) => row.RSTESTCD === 'OVRLRESP')
  const progressed = read('adsl').filter((row) => row.DCTREAS === 'PROGRESSIVE DISEASE')
  const first = best
    .filter((row) => row.AVALC === 'PR')
    .map(({ AVISIT, ADT, USUBJID }) => ({ AVISIT, ADT, USUBJID }))
  const visitOf = ({ USUBJID, ADT }: (typeof first)[number]) =>
    answers.find((row) => row.USUBJID === USUBJID && row.RSDTC === ADT)?.VISIT ?? ''
  const visits = first.map(visitOf)
  return {
    'median progression-free survival on MCR-117, months': median('1'),
    'median progression-free survival on placebo, months': median('2'),
    'objective response on MCR-117, %': responders('1'),
    'objective response on placebo, %': responders('2'),
    'tumor assessments that were missed, %': share(
      seen.filter((row) => row.SVOCCUR === 'N').length,
      seen.length,
    ),
    'responses that could not be evaluated, %': share(
      answers.filter((row) => row.RSSTRESC === 'NE').length,
      answers.length,
    ),
    'responses first seen at the same assessment, %': share(
      Math.max(...visits.map((visit) => visits.filter((other) => other === visit).length)),
      visits.length,
    ),
    'treatments that ended by progression that nobody saw': progressed.filter(
      ({ USUBJID, EOTDT = '' }) =>
        !answers.some(
          (row) => row.USUBJID === USUBJID && row.RSSTRESC === 'PD' && (row.RSDTC ?? '') <= EOTDT,
        ),
    ).length,
  }
}

/** The growth above the smallest sum so far at each progression by growth, as a share. */
function growths(read: Reader): number[] {
  const sums = read('tr').filter((row) => row.TRTESTCD === 'SUMDIAM')
  return grouped(sums, ofPerson).flatMap((rows) => {
    const values = rows.map((row) => Number(row.TRSTRESN))
    return values.flatMap((value, index) => {
      const nadir = Math.min(...values.slice(0, index))
      return index > 0 && value >= 1.2 * nadir && value - nadir >= 5 ? [value / nadir - 1] : []
    })
  })
}

function ofLesions(read: Reader) {
  const found = growths(read)
  const lesions = read('tu').filter((row) => row.TUORRES !== 'NEW')
  const has = (person: string, fits: (place: string) => boolean) =>
    lesions.some(({ USUBJID, TULOC = '' }) => USUBJID === person && fits(TULOC))
  const isOutside = (place: string) => place !== 'LIVER' && place !== 'PORTAL VEIN'
  const misplaced = new Set(
    read('dv').flatMap((row) => (row.DVDECOD === 'WRONG STRATUM' ? [row.USUBJID] : [])),
  )
  const spread = read('mh').filter((row) => row.MHTERM === 'EXTRAHEPATIC SPREAD')
  const countries = new Map(read('dm').map((row) => [row.USUBJID, row.COUNTRY]))
  const isFree = ({ USUBJID, PRSTDTC = '' }: Row) => {
    const day = new Date(PRSTDTC).getUTCDay()
    return PRSTDTC.length === 10 && (countries.get(USUBJID ?? '') === 'ISR' ? day > 4 : day % 6 === 0)
  }
  return {
    'progressions by growth of less than 25%, of all by growth, %': share(
      found.filter((one) => one < 0.25).length,
      found.length,
    ),
    'strata that the lesions contradict, without their deviation, or the reverse': read('suppdm').filter(
      ({ USUBJID = '', QVAL }) =>
        misplaced.has(USUBJID) === ((QVAL === 'Y') === has(USUBJID, (place) => place === 'PORTAL VEIN')),
    ).length,
    'extrahepatic spread that the lesions contradict': spread.filter(
      ({ USUBJID = '', MHOCCUR }) => (MHOCCUR === 'Y') !== has(USUBJID, isOutside),
    ).length,
    'local therapies at a weekend': read('pr').filter(isFree).length,
  }
}

export const ofClinical = (read: Reader) => ({
  ...ofLaboratory(read),
  ...ofLiver(read),
  ...ofStatus(read),
  ...ofProgression(read),
  ...ofLesions(read),
})

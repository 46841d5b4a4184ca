export const study = {
  id: 'MCR117-201-SIM',
  compound: 'MCR-117',
  seed: 27,
  /** The day on which the first site opened. */
  start: '2022-01-10',
  /** Participants. */
  planned: 160,
  /** Deaths for the analysis. The data cut is the last day of the month in which the last of them occurs. */
  deaths: 88,
  /** Data of later days are not in the database. */
  dataCut: '2024-03-31',
  /** Every query is closed. The arms are known on the next day. */
  lock: '2024-07-01',
  unblinded: '2024-07-02',
  daysPerMonth: 30.4375,
  /** In mg a day. */
  dose: 400,
  reducedDose: 200,
  /** Days after the last dose in which an adverse event still counts as treatment-emergent. */
  emergentDays: 30,
} as const

export type Arm = 'treatment' | 'control'

/** The arms as the standards write them. */
export const arms = {
  treatment: { code: 'MCR117', name: 'MCR-117 400 mg', number: 1 },
  control: { code: 'PLACEBO', name: 'Placebo', number: 2 },
} as const satisfies Record<Arm, { code: string; name: string; number: number }>

export const regions = ['ISRAEL', 'EUROPE'] as const

export type Region = (typeof regions)[number]

/** Countries are ISO 3166-1 alpha-3. */
export const sites: Record<Region, readonly { id: string; country: string }[]> = {
  ISRAEL: [
    { id: '101', country: 'ISR' },
    { id: '102', country: 'ISR' },
    { id: '103', country: 'ISR' },
  ],
  EUROPE: [
    { id: '201', country: 'ESP' },
    { id: '202', country: 'ESP' },
    { id: '301', country: 'POL' },
    { id: '302', country: 'POL' },
    { id: '401', country: 'DEU' },
  ],
}

interface Visit {
  number: number
  name: string
  /** The planned study day. Day 1 is the day of randomization. */
  day: number
}

export const screening = { number: 1, name: 'SCREENING', day: -10 } as const
export const endOfTreatment = { number: 99, name: 'END OF TREATMENT' } as const

/** Planned visits under treatment. */
export const visits: readonly Visit[] = [
  { number: 2, name: 'DAY 1', day: 1 },
  ...[4, 8, 12, 24, 36, 48, 72, 96].map((week, index) => ({
    number: index + 3,
    name: `WEEK ${week}`,
    day: week * 7 + 1,
  })),
]

/** In days, before and after the planned day. */
export const visitWindow = 7

/** Of intervals, in percent. */
export const confidence = 95

/** Months at which survival is estimated. */
export const landmarks = [12, 18] as const

/** Months at which the numbers at risk are printed. */
export const riskMonths = [0, 6, 12, 18, 24] as const

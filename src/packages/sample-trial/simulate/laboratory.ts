import { itemAt, normalDeviate, type Random } from '@marom/statistics'
import { dayNumber } from '../days.ts'
import { type Analyte, analyteNames } from '../laboratories.ts'
import { study } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { workingDayFrom } from './calendar.ts'
import { isDuring, isSeen, withEvent, withoutEvent } from './laboratory-events.ts'
import {
  drawn,
  dyingAt,
  type Own,
  type Person,
  type Results,
  screened,
  usualOfEligible,
} from './laboratory-values.ts'
import { followedOn, isDrugInduced, withoutBoth } from './liver.ts'

export interface LaboratoryRecord {
  /** With a decimal for an unscheduled visit. */
  number: number
  name: string
  day: number
  /** Results that were lost, or not asked for, are not there. */
  results: Partial<Results>
}

interface Sample {
  number: number
  name: string
  day: number
}

/** Visits that took place, and samples at the start of events that no visit shows. */
function samplesOf(person: Person): Sample[] {
  const { participant, visits, events } = person
  const last = Math.min(participant.lastDay - 1, dayNumber(study.dataCut))
  const samples: Sample[] = visits
    .filter(({ missed }) => missed === '')
    .map(({ number, name, day }) => ({ number, name, day }))
  const wanted = events
    .filter(isSeen)
    .flatMap((event) =>
      [0, ...(isDrugInduced(person, event) ? followedOn : [])].map((days) => event.start + days),
    )
  for (const wish of wanted) {
    const start = workingDayFrom(participant.country, wish)
    const isShown = samples.some(({ day }) => day >= start && day <= start + 4)
    if (isShown || start > last || start <= participant.randomized) continue
    // The screening visit is before all of them.
    const before = samples.filter(({ day }) => day < start).toSorted((one, other) => one.day - other.day)
    const number = Math.round(10 * itemAt(before, -1).number + 1) / 10
    samples.push({ number, name: `UNSCHEDULED ${number}`, day: start })
  }
  return samples.toSorted((one, other) => one.day - other.day)
}

const { alphaFetoprotein, failing, lost, lostCoagulation } = assumed.laboratory

/** AFP is measured at every other visit. */
const withAlphaFetoprotein: readonly number[] = [1, 4, 6, 8, 10, 99]

function reported(random: Random, { number }: Sample, values: Results): Partial<Results> {
  const isLost = (name: Analyte) =>
    (name === 'AFP' && !withAlphaFetoprotein.includes(number)) ||
    (number !== 1 && random() < (name === 'INR' ? lostCoagulation : lost))
  return Object.fromEntries(analyteNames.filter((name) => !isLost(name)).map((name) => [name, values[name]]))
}

/** The results agree with the events of blood counts and liver, with the criteria, and with a death to come. */
export function simulateLaboratory(random: Random, person: Person): LaboratoryRecord[] {
  const { participant, events } = person
  const own: Own = {
    usual: usualOfEligible(random, person),
    severity: random() < failing ? 0.4 + 0.6 * random() : 0.15 * random(),
    growth: alphaFetoprotein[participant.arm] + alphaFetoprotein.spread * normalDeviate(random),
  }
  const seen = events.filter(isSeen)
  return samplesOf(person).map((sample, index) => {
    const values = (index === 0 ? screened : drawn)(random, person, own, sample.day)
    // The screening is that of somebody eligible, whatever is reported at that time.
    const during = index === 0 ? [] : seen.filter((event) => isDuring(event, sample.day))
    const isLate = dyingAt(person, own.severity, sample.day) > 0.2
    const calm = sample.day <= participant.randomized || isLate ? values : withoutEvent(participant, values)
    const changed = during.reduce(
      (values, event) => withEvent(random, { person, usual: own.usual, values, event, day: sample.day }),
      calm,
    )
    const found = index === 0 ? changed : withoutBoth(person, own.usual, changed)
    return { ...sample, results: reported(random, sample, found) }
  })
}

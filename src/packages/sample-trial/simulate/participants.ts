import { normalDeviate, type Random, seededRandom } from '@marom/statistics'
import { type Arm, type Region, study } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { workingDaysBetween } from './calendar.ts'
import { between, clamped, logNormal, pick } from './draw.ts'
import type { Allocation } from './enrollment.ts'
import { type Follow, followUp } from './survival.ts'

/** The true values of a simulated participant, before data entry. */
export interface Participant {
  subject: string
  site: string
  country: string
  arm: Arm
  region: Region
  /** Macrovascular invasion, the other factor of the stratification. */
  invasion: boolean
  randomizationNumber: string
  /** Days since 1970-01-01. */
  consent: number
  /** The day of the screening visit. */
  screened: number
  randomized: number
  /** The day of the first dose, for those who take one. */
  firstDose: number
  /** The day of death, or the last day with information. */
  lastDay: number
  end: Follow['end']
  sex: 'F' | 'M'
  age: number
  birthYear: number
  race: string
  height: number
  weight: number
  /** Multiplies the participant's risks of adverse events. */
  tendency: number
}

function bodyOf(random: Random) {
  const sex: 'F' | 'M' = random() < 0.22 ? 'F' : 'M'
  const age = Math.round(clamped(63.5 + 9.5 * normalDeviate(random), 31, 84))
  const height = Math.round((sex === 'F' ? 162 : 174) + 6.5 * normalDeviate(random))
  const weight = Math.round(10 * ((25.4 + 3.3 * normalDeviate(random)) * (height / 100) ** 2)) / 10
  const race = pick(random, ['WHITE', 'ASIAN', 'BLACK OR AFRICAN AMERICAN', 'NOT REPORTED'], (name) =>
    name === 'WHITE' ? 0.88 : 0.04,
  )
  return { sex, age, height, weight, race }
}

/** Most begin on the day of randomization, the others when the tablets are there. */
function firstDoseOf(random: Random, { country, randomized, lastDay }: Follow): number {
  const days = workingDaysBetween(country, randomized, Math.min(randomized + 4, lastDay))
  return days[random() < 0.6 ? 0 : between(random, 0, days.length - 1)] ?? randomized
}

function participantOf(follow: Follow, index: number): Participant {
  const random = seededRandom(study.seed * 2000 + index)
  const body = bodyOf(random)
  const hadBirthday = random() < 0.5
  const { subject, site, country, region, invasion, consent, screened, randomized, lastDay, end } = follow
  return {
    ...{ subject, site, country, region, invasion, consent, screened, randomized, lastDay, end },
    arm: follow.allocation.arm,
    randomizationNumber: follow.allocation.number,
    firstDose: firstDoseOf(random, follow),
    ...body,
    birthYear: new Date(consent * 864e5).getUTCFullYear() - body.age - (hadBirthday ? 0 : 1),
    tendency: logNormal(random, 1, assumed.events.tendency),
  }
}

/** In the order of randomization, and the list by which they were randomized. */
export function simulateParticipants(): { participants: Participant[]; list: Allocation[] } {
  const { follows, list } = followUp(study.seed)
  return { participants: follows.map(participantOf), list }
}

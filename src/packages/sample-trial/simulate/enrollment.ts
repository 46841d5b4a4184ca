import { itemAt, type Random, seededRandom } from '@marom/statistics'
import { dayNumber } from '../days.ts'
import { type Arm, type Region, regions, sites, study } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { isWorkingDay, workingDayFrom, workingDaysBetween } from './calendar.ts'
import { between, logNormal, oneOf } from './draw.ts'

const { opening, rate, rateSpread, invasion, blockSizes, screening } = assumed.enrollment

/** A line of the randomization list. */
export interface Allocation {
  stratum: number
  block: number
  number: string
  arm: Arm
}

/** Days since 1970-01-01. */
interface Candidate {
  site: string
  country: string
  region: Region
  invasion: boolean
  consent: number
  screened: number
  randomized: number
}

export interface Entrant extends Candidate {
  subject: string
  allocation: Allocation
}

/** In days; recruitment ends earlier, with the last participant that was planned. */
const longestRecruitment = 1000

const workingDaysPerMonth = 21

function candidate(
  random: Random,
  place: Omit<Candidate, 'invasion' | 'screened' | 'randomized'>,
): Candidate[] {
  const { country, consent } = place
  const screened = random() < 0.55 ? consent : workingDayFrom(country, consent + between(random, 1, 4))
  const days = workingDaysBetween(country, screened + screening[0], screened + screening[1])
  const has = random() < invasion
  const day = random()
  return days.length > 0
    ? [{ ...place, invasion: has, screened, randomized: days[Math.floor(day * days.length)] ?? screened }]
    : []
}

function candidates(random: Random): Candidate[] {
  const places = regions.flatMap((region) => sites[region].map((site) => ({ ...site, region })))
  // The place of each site in the order of opening.
  const order = [0, 3, 1, 5, 4, 7, 2, 6]
  const open = places.map((place, index) => ({
    ...place,
    opens: workingDayFrom(
      place.country,
      dayNumber(study.start) + (order[index] ?? index) * opening + (order[index] ? between(random, 0, 9) : 0),
    ),
    perDay: logNormal(random, rate, rateSpread) / workingDaysPerMonth,
  }))
  return Array.from({ length: longestRecruitment }, (_, index) => dayNumber(study.start) + index).flatMap(
    (day) =>
      open.flatMap(({ id, country, region, opens, perDay }) =>
        day >= opens && isWorkingDay(country, day) && random() < perDay
          ? candidate(random, { site: id, country, region, consent: day })
          : [],
      ),
  )
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((first, second) => first.at - second.at)
    .map(({ one }) => one)
}

const blocks = 40

/** Permuted blocks in each stratum, more than are needed. */
function randomizationList(random: Random): Allocation[][] {
  return [1, 2, 3, 4].map((stratum) =>
    Array.from({ length: blocks }, (_, block) => {
      const half = oneOf(random, blockSizes) / 2
      const arms = shuffled(random, [
        ...Array.from({ length: half }, (): Arm => 'treatment'),
        ...Array.from({ length: half }, (): Arm => 'control'),
      ])
      return arms.map((arm) => ({ stratum, block: block + 1, arm }))
    })
      .flat()
      .map((one, index) => ({ ...one, number: `R${stratum}${String(index + 1).padStart(3, '0')}` })),
  )
}

const stratumOf = ({ region, invasion }: Pick<Candidate, 'region' | 'invasion'>): number =>
  1 + 2 * regions.indexOf(region) + (invasion ? 0 : 1)

/** The blocks that were begun, and one more. */
function begunIn(stratum: readonly Allocation[], used: number): Allocation[] {
  const begun = Math.max(0, ...stratum.slice(0, used).map(({ block }) => block))
  return stratum.filter(({ block }) => block <= begun + 1)
}

/** In the order of randomization. */
export function enroll(seed: number): { entrants: Entrant[]; list: Allocation[] } {
  const random = seededRandom(seed)
  const list = randomizationList(random)
  const chosen = candidates(random)
    .sort((one, other) => one.randomized - other.randomized || one.consent - other.consent)
    .slice(0, study.planned)
  const numbered = new Map(
    [...new Set(chosen.map(({ site }) => site))].flatMap((site) =>
      chosen
        .filter((one) => one.site === site)
        .sort((one, other) => one.consent - other.consent || one.randomized - other.randomized)
        .map((one, index): [Candidate, string] => [one, `${site}-${String(index + 1).padStart(3, '0')}`]),
    ),
  )
  const used = [0, 0, 0, 0]
  const entrants = chosen.map((one) => {
    const stratum = stratumOf(one) - 1
    const place = itemAt(used, stratum)
    const allocation = itemAt(list, stratum)[place]
    if (!allocation) throw new Error(`The list of stratum ${stratum + 1} is too short. Add blocks.`)
    used[stratum] = place + 1
    return { ...one, subject: numbered.get(one) ?? '', allocation }
  })
  return { entrants, list: list.flatMap((stratum, index) => begunIn(stratum, itemAt(used, index))) }
}

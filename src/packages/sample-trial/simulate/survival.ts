import { exponentialDeviate, itemAt, seededRandom } from '@marom/statistics'
import { isoDay } from '../days.ts'
import { study } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { workingDayNear } from './calendar.ts'
import { weibull } from './draw.ts'
import { type Allocation, type Entrant, enroll } from './enrollment.ts'

const { shape, median, hazardRatio, invasionRatio, lossRate } = assumed.survival

export interface Follow extends Entrant {
  /** The day of death, or the last day with information. */
  lastDay: number
  end: 'event' | 'dropout' | 'cutoff'
}

/** Days since 1970-01-01. */
interface Fate {
  death: number
  loss: number
}

function fateOf(seed: number, { randomized, invasion, allocation }: Entrant): Fate {
  const random = seededRandom(seed)
  const ratio = (allocation.arm === 'treatment' ? hazardRatio : 1) * (invasion ? invasionRatio : 1)
  const days = (months: number) => Math.ceil(months * study.daysPerMonth)
  const death = randomized + days(weibull(random, median, shape, ratio))
  return { death, loss: randomized + days(exponentialDeviate(random, 1 / lossRate)) }
}

/** The last day of the month of the last death that was planned. */
function cutOf(fates: readonly Fate[]): number {
  const deaths = fates.filter(({ death, loss }) => death <= loss).map(({ death }) => death)
  deaths.sort((one, other) => one - other)
  const date = new Date(itemAt(deaths, study.deaths - 1) * 864e5)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / 864e5
}

/** Sites ask for everyone in the weeks before the cut. Some cannot be reached then. */
function lastContact(seed: number, cut: number, { country, randomized }: Entrant): number {
  const random = seededRandom(seed)
  const back = random() < 0.85 ? Math.floor(28 * random()) : 28 + Math.floor(40 * random())
  const day = workingDayNear(country, Math.max(cut - back, randomized + 2))
  return Math.min(day, cut)
}

interface Followed {
  follows: Follow[]
  /** ISO day. */
  cut: string
  list: Allocation[]
}

/** In the order of randomization. */
export function followUp(seed: number): Followed {
  const { entrants, list } = enroll(seed)
  const fates = entrants.map((entrant, index) => fateOf(seed * 1000 + index, entrant))
  const cut = cutOf(fates)
  const follows = entrants.map((entrant, index): Follow => {
    const { death, loss } = itemAt(fates, index)
    const contact = lastContact(seed * 1000 + 500 + index, cut, entrant)
    if (death <= Math.min(loss, cut)) return { ...entrant, lastDay: death, end: 'event' }
    if (loss <= contact) return { ...entrant, lastDay: loss, end: 'dropout' }
    return { ...entrant, lastDay: contact, end: 'cutoff' }
  })
  return { follows, cut: isoDay(cut), list }
}

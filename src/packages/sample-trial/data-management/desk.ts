import { type Random, seededRandom } from '@marom/statistics'
import { study } from '../protocol.ts'
import { assumed } from '../simulate/assumptions.ts'
import { workingDayFrom } from '../simulate/calendar.ts'
import { between, clamped, logNormal } from '../simulate/draw.ts'
import { stamp } from './clock.ts'

/** Somebody who works on the data, and when. */
export interface Desk {
  random: Random
  country: string
  /** Multiplies the delays. */
  slowness: number
}

const { entry, siteSpread, longest } = assumed.delays

export const slownessOf = (site: string): number =>
  logNormal(seededRandom(study.seed * 300 + Number(site)), 1, siteSpread)

/** From half past seven to half past four. */
export const workingMinute = (random: Random): number => between(random, 450, 990)

/** The day on which a site types what it learned on a day. */
function typedDay({ random, country, slowness }: Desk, day: number): number {
  const delay = clamped(logNormal(random, entry.median * slowness, entry.spread), 0, longest)
  return workingDayFrom(country, day + Math.round(delay))
}

export function typedAfter(desk: Desk, day: number): string {
  const on = typedDay(desk, day)
  return stamp(desk.country, on, workingMinute(desk.random))
}

/** As `typedAfter`, and after another time. */
export function typedLater(desk: Desk, day: number, other: string): string {
  const at = typedAfter(desk, day)
  return Date.parse(at) > Date.parse(other) ? at : later(desk, other)
}

/** The next morning. */
function later({ random, country }: Desk, other: string): string {
  const next = Math.floor(Date.parse(other) / 864e5) + 1
  return stamp(country, workingDayFrom(country, next), workingMinute(random))
}

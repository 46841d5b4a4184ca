import { normalDeviate, type Random } from '@marom/statistics'
import { study } from '../protocol.ts'
import { assumed } from './assumptions.ts'
import { clamped } from './draw.ts'
import type { Participant } from './participants.ts'
import type { Course } from './treatment.ts'

const { systolic, diastolic, pulse, age, men, correlation, manual, zero } = assumed.signs

/** What a participant brings to every visit. */
export interface Person {
  systolic: number
  diastolic: number
  pulse: number
  /** The rise under the full dose. */
  rise: { systolic: number; diastolic: number }
}

export function personOf(random: Random, { sex, age: years, arm }: Participant): Person {
  const common = normalDeviate(random)
  const own = Math.sqrt(1 - correlation ** 2)
  const fixed = age * (years - 63) + (sex === 'M' ? men : -men)
  const share = arm === 'treatment' ? 1 : 0
  const drug = normalDeviate(random)
  return {
    systolic: systolic.mean + fixed + systolic.person * common,
    diastolic:
      diastolic.mean + fixed / 3 + diastolic.person * (correlation * common + own * normalDeviate(random)),
    pulse: pulse.mean + pulse.person * normalDeviate(random),
    rise: {
      systolic: share * Math.max(0, systolic.drug + systolic.drugSpread * drug),
      diastolic: share * Math.max(0, diastolic.drug + diastolic.drugSpread * drug),
    },
  }
}

/** Days until the rise is two thirds of the whole, and days in which it goes away. */
const onset = 9
const washout = 6

/** The share of the effect of the full dose on a day. */
export function effectOn(day: number, { doses }: Course): number {
  const started = doses.filter(({ start }) => start < day)
  const current = started.at(-1)
  const first = started[0]
  if (!current || !first) return 0
  const strength = (1 - Math.exp(-(day - first.start) / onset)) * (current.dose / study.dose) ** 0.5
  return strength * Math.exp(-Math.max(0, day - current.end) / washout)
}

/** A manometer is read in even numbers, and often to a zero. */
function read(random: Random, site: string, value: number): number {
  const isManual = manual.some((one) => one === site)
  const isZero = random() < zero
  if (!isManual) return Math.round(value)
  return isZero ? 10 * Math.round(value / 10) : 2 * Math.round(value / 2)
}

/** @param effect the share of the drug's rise that is there */
export function measure(random: Random, { site }: Participant, person: Person, effect: number) {
  const shared = normalDeviate(random)
  const noise = (of: { visit: number; measurement: number }, together: number) =>
    of.visit * (together * shared + Math.sqrt(1 - together ** 2) * normalDeviate(random)) +
    of.measurement * normalDeviate(random)
  const high = person.systolic + effect * person.rise.systolic + noise(systolic, 0.7)
  const low = person.diastolic + effect * person.rise.diastolic + noise(diastolic, 0.7)
  const upper = read(random, site, clamped(high, 86, 205))
  return {
    systolic: upper,
    diastolic: Math.min(read(random, site, clamped(low, 46, 118)), upper - 14),
    pulse: read(random, site, clamped(person.pulse + noise(pulse, 0.2), 46, 128)),
  }
}

const { month, before, days, spread } = assumed.weight

export function weightOn(
  random: Random,
  { weight, randomized, lastDay, end }: Participant,
  day: number,
): number {
  const months = Math.max(0, day - randomized) / study.daysPerMonth
  const near = end === 'event' ? Math.max(0, 1 - (lastDay - day) / days) : 0
  const kilograms = weight * (1 - month * months - before * near) + spread * normalDeviate(random)
  return Math.round(10 * kilograms) / 10
}

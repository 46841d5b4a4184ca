import type { Random } from '@marom/statistics'
import { dayNumber } from '../days.ts'
import type { AuditEvent, Casebook, Milestone, Role } from '../forms/entry.ts'
import { study } from '../protocol.ts'
import { assumed } from '../simulate/assumptions.ts'
import { workingDayFrom } from '../simulate/calendar.ts'
import { between, clamped, logNormal } from '../simulate/draw.ts'
import { stamp } from './clock.ts'
import { slownessOf, workingMinute } from './desk.ts'

type Who = Pick<AuditEvent, 'at' | 'by' | 'person'>

/** When people answer, ask and close, and who they are. Data management is in Israel. */
export interface Pace {
  answer: (asked: string) => string
  close: (answered: string) => string
  /** The next review of the data managers. */
  review: (ready: string) => string
  /** The next visit of the monitor. */
  monitored: (entered: string) => string
  site: (at: string) => Who
  asker: (by: 'system' | 'manager' | 'monitor') => (at: string) => Who
  milestones: () => Milestone[]
}

const { answer, close, longest, monitor } = assumed.delays
const office = 'ISR'
/** Days between two reviews. */
const review = 28
/** Before the lock: the last answers, the last queries closed, and the signatures. */
const answered = dayNumber(study.lock) - 16
const closed = dayNumber(study.lock) - 9
const signed = dayNumber(study.lock) - 6

const dayOf = (time: string): number => dayNumber(time.slice(0, 10))

export function paceOf({ site, country }: Casebook, random: Random): Pace {
  const slowness = slownessOf(site)
  const after = (place: string, time: string, median: number, spread: number, limit: number): string => {
    const days = 1 + Math.round(clamped(logNormal(random, median, spread), 0, longest))
    const day = Math.max(dayOf(time) + 1, Math.min(dayOf(time) + days, limit))
    return stamp(place, workingDayFrom(place, day), workingMinute(random))
  }
  const next = (place: string, time: string, length: number, phase: number): string => {
    const from = dayOf(time) + 1
    const wait = (phase - (from % length) + length) % length
    const day = Math.min(from + wait, Math.max(from, dayNumber(study.dataCut) + 42))
    return stamp(place, workingDayFrom(place, day), workingMinute(random))
  }
  const coordinator = `${site}-crc${between(random, 1, 2)}`
  const who = (by: Role, person: string) => (at: string) => ({ at, by, person })
  const askers = {
    system: who('system', 'edc'),
    manager: who('manager', `dm${between(random, 1, 3)}`),
    monitor: who('monitor', `cra-${country.toLowerCase()}${between(random, 1, 2)}`),
  }
  return {
    answer: (asked) => after(country, asked, answer.median * slowness, answer.spread, answered),
    close: (time) => after(office, time, close.median, close.spread, closed),
    review: (ready) => next(office, ready, review, 3),
    monitored: (entered) => next(country, entered, monitor, Number(site) % monitor),
    site: who('coordinator', coordinator),
    asker: (by) => askers[by],
    milestones: () => [
      {
        kind: 'signed',
        by: 'investigator',
        person: `${site}-inv1`,
        at: stamp(country, workingDayFrom(country, signed - 1 + (Number(site) % 2)), workingMinute(random)),
      },
      {
        kind: 'locked',
        by: 'manager',
        person: 'dm1',
        at: stamp(office, dayNumber(study.lock), 600 + between(random, 0, 300)),
      },
    ],
  }
}

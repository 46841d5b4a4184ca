import { createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { once } from '#client/once.ts'
import { day, longestHold } from '#src/contact/delivery/back-off.ts'
import type { NewMessage } from '#src/contact/tables/message-row.ts'
import type { OutboxFacts } from '#src/contact/tables/outbox-facts.ts'
import type { Bindings } from '#src/env.ts'
import { ownerOf } from '#src/middleware/rate-limit.ts'
import { type Bounds, boundsOf, type Counted, hasRoom, type Share } from './day-bounds.ts'

/** Of a day. They are written with each message, and the storage takes values of 2 MB. */
const mostNetworks = 5000

const shape = once(() =>
  z.object({
    /** Days since 1970. */
    day: z.number(),
    salt: z.string(),
    accepted: z.number(),
    /** Of these, due at once. */
    atOnce: z.number(),
    trapped: z.number(),
    /** Messages of each network, and of each owner of many networks. */
    networks: z.record(z.string(), z.number()),
    /** When the last message that was held back is due. */
    heldUntil: z.number(),
  }),
)

type Today = z.infer<ReturnType<typeof shape>>
type Facts = Pick<OutboxFacts, 'read' | 'write'>

/** `heldUntil` is 0 for a message that is due at once. */
type Admission = { outcome: 'stored'; heldUntil: number } | { outcome: 'refused' | 'unverified' }

/** Counts the messages of a day (UTC): of all, and of networks and owners, whose names it scrambles. */
export class DailyBudget {
  readonly #facts: Facts
  readonly #env: () => Bindings
  #today: Today

  constructor(facts: Facts, env: () => Bindings) {
    this.#facts = facts
    this.#env = env
    this.#today = readToday(facts.read('today'))
  }

  /** Writes one row if the message is to be stored, and none if it is refused. */
  admit({ sender, isTrapped = false }: NewMessage, now: number): Admission {
    this.#turn(now)
    const today = this.#today
    const bounds = boundsOf(this.#env())
    const counted = this.#countedOf(sender.network, bounds)
    const isHeld = !isTrapped && !hasRoom(bounds, 'atOnce', today.atOnce, counted)
    const waiting = isHeld ? (today.heldUntil - now) / bounds.gap : 0
    const stored = Math.max(isTrapped ? today.trapped : today.accepted, waiting)
    if (!hasRoom(bounds, 'stored', stored, counted)) return { outcome: 'refused' }
    if (sender.isUnchecked && today.accepted >= bounds.unchecked) return { outcome: 'unverified' }
    const heldUntil = isHeld ? Math.max(now, today.heldUntil) + bounds.gap : 0
    this.#write({
      ...today,
      accepted: today.accepted + (isTrapped ? 0 : 1),
      atOnce: today.atOnce + (isTrapped || isHeld ? 0 : 1),
      trapped: today.trapped + (isTrapped ? 1 : 0),
      networks: counted.reduce(withOneMore, today.networks),
      heldUntil: heldUntil || today.heldUntil,
    })
    return { outcome: 'stored', heldUntil }
  }

  /** True if half of what is mailed at once is used up today. */
  isScarce(now: number): boolean {
    return this.#today.day === dayOf(now) && this.#today.atOnce >= boundsOf(this.#env()).atOnce / 2
  }

  /** True if the last held message is due later than any number of mails a day allows. */
  isHeldTooLong(now: number): boolean {
    return this.#today.heldUntil > now + longestHold
  }

  /** An operator deleted or released messages: the next one does not wait behind them. */
  shorten(lastHeld: number): void {
    if (lastHeld < this.#today.heldUntil) this.#write({ ...this.#today, heldUntil: lastHeld })
  }

  /** Forgets the networks of a day that is over. */
  tidy(now: number): void {
    const isOver = this.#today.day !== dayOf(now) && Object.keys(this.#today.networks).length > 0
    if (!isOver) return
    this.#turn(now)
    this.#write(this.#today)
  }

  #countedOf(network: string | undefined, bounds: Bounds): Counted[] {
    if (!network) return []
    const { networks, salt } = this.#today
    const counted = (name: string, share: Share) => {
      const code = scrambled(name, salt)
      return { code, own: networks[code] ?? 0, share }
    }
    return [counted(ownerOf(network), bounds.owner), counted(network, bounds.network)]
  }

  #turn(now: number): void {
    if (this.#today.day === dayOf(now)) return
    this.#today = { ...newDay(dayOf(now)), heldUntil: this.#today.heldUntil }
  }

  #write(today: Today): void {
    this.#facts.write('today', JSON.stringify(today))
    this.#today = today
  }
}

/** A network beyond the bound is not counted; its messages still count among those of all. */
function withOneMore(networks: Today['networks'], { code, own }: Counted): Today['networks'] {
  const isRoom = Object.hasOwn(networks, code) || Object.keys(networks).length < mostNetworks
  return isRoom ? { ...networks, [code]: own + 1 } : networks
}

const dayOf = (now: number) => Math.floor(now / day)

function newDay(number: number): Today {
  const salt = randomBytes(16).toString('base64url')
  return { day: number, salt, accepted: 0, atOnce: 0, trapped: 0, networks: {}, heldUntil: 0 }
}

/** Unreadable text, e.g. of another release, counts as a new day. */
function readToday(text: string | null): Today {
  try {
    if (text !== null) return shape().parse(JSON.parse(text))
  } catch {
    // Another release wrote it.
  }
  return newDay(0)
}

/** The salt changes each day. It is overwritten with the day's networks. */
function scrambled(network: string, salt: string): string {
  return createHmac('sha256', salt).update(network).digest('base64url').slice(0, 12)
}

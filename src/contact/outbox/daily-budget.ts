import { createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { once } from '#client/once.ts'
import { day } from '#src/contact/delivery/back-off.ts'
import type { NewMessage } from '#src/contact/tables/message-row.ts'
import type { OutboxFacts } from '#src/contact/tables/outbox-facts.ts'
import type { Bindings } from '#src/env.ts'

/** The free plan of MailChannels. */
const mailsOfFreePlan = 100

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
    networks: z.record(z.string(), z.number()),
    /** When the last message that was held back is due. */
    heldUntil: z.number(),
  }),
)

type Today = z.infer<ReturnType<typeof shape>>

/** `heldUntil` is 0 for a message that is due at once. */
type Admission = { outcome: 'stored'; heldUntil: number } | { outcome: 'refused' | 'unverified' }

/**
 * The bounds of a day, as parts of the mails that the plan allows. What is mailed at once and what
 * is mailed later use the plan up together.
 */
export function boundsOf({ MAILS_PER_DAY }: Pick<Bindings, 'MAILS_PER_DAY'>) {
  const given = Number(MAILS_PER_DAY)
  const mails = given >= 1 ? given : mailsOfFreePlan
  const part = (share: number) => Math.max(1, Math.round(mails * share))
  return {
    /** From here on everybody is checked, also those who have no script. */
    unchecked: part(0.3),
    atOnce: part(0.6),
    stored: part(3),
    /** Of one network. Once half of a budget is used up, the rest is for those who wrote little. */
    network: { atOnce: part(0.05), stored: part(0.2), atOnceIfScarce: 1, storedIfScarce: 2 },
    /** Between two messages that are held back, in ms. */
    gap: Math.ceil(day / part(0.4)),
  }
}

/** Counts the messages of a day (UTC), of all and of each network, under a name that it scrambles. */
export class DailyBudget {
  readonly #facts: OutboxFacts
  readonly #env: () => Bindings
  #today: Today

  constructor(facts: OutboxFacts, env: () => Bindings) {
    this.#facts = facts
    this.#env = env
    this.#today = readToday(facts.read('today'))
  }

  /** Writes one row if the message is to be stored, and none if it is refused. */
  admit({ sender, isTrapped = false }: NewMessage, now: number): Admission {
    this.#turn(now)
    const today = this.#today
    const bounds = boundsOf(this.#env())
    const network = sender.network && scrambled(sender.network, today.salt)
    const own = network ? (today.networks[network] ?? 0) : 0
    const stored = isTrapped ? today.trapped : today.accepted
    const share = stored < bounds.stored / 2 ? bounds.network.stored : bounds.network.storedIfScarce
    const shareAtOnce = this.isScarce(now) ? bounds.network.atOnceIfScarce : bounds.network.atOnce
    const isHeld = !isTrapped && (today.atOnce >= bounds.atOnce || own >= shareAtOnce)
    const isQueueFull = isHeld && today.heldUntil - now >= bounds.stored * bounds.gap
    const isFull = stored >= bounds.stored || isQueueFull
    if (isFull || own >= share) return { outcome: 'refused' }
    if (sender.isUnchecked && today.accepted >= bounds.unchecked) return { outcome: 'unverified' }
    const heldUntil = isHeld ? Math.max(now, today.heldUntil) + bounds.gap : 0
    this.#write({
      ...today,
      accepted: today.accepted + (isTrapped ? 0 : 1),
      atOnce: today.atOnce + (isTrapped || isHeld ? 0 : 1),
      trapped: today.trapped + (isTrapped ? 1 : 0),
      networks: network ? withCount(today.networks, network, own + 1) : today.networks,
      heldUntil: heldUntil || today.heldUntil,
    })
    return { outcome: 'stored', heldUntil }
  }

  /** True if half of what is mailed at once is used up today. */
  isScarce(now: number): boolean {
    return this.#today.day === dayOf(now) && this.#today.atOnce >= boundsOf(this.#env()).atOnce / 2
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
function withCount(networks: Today['networks'], network: string, count: number): Today['networks'] {
  const isRoom = Object.hasOwn(networks, network) || Object.keys(networks).length < mostNetworks
  return isRoom ? { ...networks, [network]: count } : networks
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

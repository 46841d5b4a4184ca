import * as z from 'zod/mini'
import { once } from '#client/ui/once.ts'
import { day } from '#src/contact/delivery/back-off.ts'

/** `trapped`: the sender filled in the field that no person sees. */
export type MessageState = 'queued' | 'sent' | 'dead' | 'trapped'

/** Where a message comes from, for the budget of the day. */
export interface Sender {
  /** Absent if it is not known. */
  network?: string | undefined
  /** Turnstile was not asked, because the form was sent without script. */
  isUnchecked: boolean
}

export interface NewMessage {
  reference: string
  key: string
  fingerprint: string
  body: string
  /** Absent, which means 1, from a Worker of the first release. */
  format?: number
  /** Equal content younger than this (ms) is the same message, for clients that send no key. */
  sameContentWithin: number
  isTrapped?: boolean
  /** Absent from a Worker of an older release, which does not know that a message can be refused. */
  sender?: Sender
}

const shape = once(() =>
  z.object({
    row: z.number(),
    reference: z.string(),
    fingerprint: z.string(),
    body: z.string(),
    format: z.number(),
    state: z.enum(['queued', 'sent', 'dead', 'trapped']),
    attempts: z.number(),
    reason: z.string(),
    createdAt: z.number(),
    dueAt: z.number(),
    finishedAt: z.nullable(z.number()),
    /** When it failed first by its own fault. */
    firstFailedAt: z.nullable(z.number()),
  }),
)

/** `row` grows with each stored message. Times are ms since 1970. */
export type MessageRow = z.infer<ReturnType<typeof shape>>

export const columns =
  'rowid AS row, reference, fingerprint, body, format, state, attempts, reason, createdAt, dueAt, finishedAt, firstFailedAt'

/**
 * The value of `queuedAt` for older releases. They give a message up 72 hours after it, so it lies
 * in the future: after a rollback no message dies of an outage.
 */
export const queuedAtFor = (now: number) => now + 365 * day

export function readRows(found: SqlStorageCursor<Record<string, SqlStorageValue>>): MessageRow[] {
  return found.toArray().map((row) => shape().parse(row))
}

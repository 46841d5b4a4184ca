import * as z from 'zod/mini'
import { once } from '#client/once.ts'

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
  /** The format of `body`. */
  format: number
  /** Equal content younger than this (ms) is the same message, for clients that send no key. */
  sameContentWithin: number
  isTrapped?: boolean
  sender: Sender
}

/** Up to the latest time that a `Date` can hold. */
const time = () => z.number().check(z.gte(0), z.lte(8.64e15))

/** SQLite keeps values of any type. A wrong one must not make the whole queue unreadable. */
const shape = once(() =>
  z.object({
    row: z.number(),
    reference: z.string(),
    fingerprint: z.catch(z.string(), ''),
    body: z.catch(z.string(), ''),
    format: z.catch(z.number(), 1),
    state: z.enum(['queued', 'sent', 'dead', 'trapped']),
    attempts: z.catch(z.number(), 0),
    reason: z.catch(z.string(), ''),
    createdAt: z.catch(time(), 0),
    dueAt: z.catch(time(), 0),
    finishedAt: z.catch(z.nullable(time()), null),
    /** When it failed first by its own fault. */
    firstFailedAt: z.catch(z.nullable(time()), null),
  }),
)

/** `row` grows with each stored message. Times are ms since 1970. */
export type MessageRow = z.infer<ReturnType<typeof shape>>

export const columns =
  'rowid AS row, reference, fingerprint, body, format, state, attempts, reason, createdAt, dueAt, finishedAt, firstFailedAt'

export function readRows(found: SqlStorageCursor<Record<string, SqlStorageValue>>): MessageRow[] {
  return found.toArray().map((row) => shape().parse(row))
}

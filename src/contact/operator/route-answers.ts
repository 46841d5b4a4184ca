import type { Context } from 'hono'
import { log } from '#src/contact/log.ts'
import type { WholeRow } from '#src/contact/outbox/whole-row.ts'
import type { MessageRow } from '#src/contact/tables/message-row.ts'
import type { AppEnv } from '#src/env.ts'

export interface OperatorEnv {
  Bindings: AppEnv['Bindings']
  Variables: AppEnv['Variables'] & {
    /** The name of the token, for the log. */
    by: string
  }
}

export type OperatorContext = Context<OperatorEnv>

export function refuse(
  c: Context,
  status: 400 | 401 | 404 | 405 | 409 | 413 | 429 | 501 | 503,
  error: string,
  details: string,
) {
  return c.json({ ok: false, error, details }, status)
}

/** @param allowed the methods of the address, e.g. `GET, DELETE` */
export function refuseMethod(allowed: string) {
  return (c: Context) => {
    c.header('Allow', allowed)
    return refuse(c, 405, 'method_not_allowed', 'This address takes another method.')
  }
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

export function lineOf(row: MessageRow) {
  const { reference, state, attempts, reason } = row
  const times = { createdAt: iso(row.createdAt), dueAt: iso(row.dueAt), finishedAt: iso(row.finishedAt) }
  return { reference, state, attempts, reason, ...times }
}

/** The stored fields, or the text itself if it cannot be read. */
export function bodyOf(body: string): unknown {
  try {
    const fields: unknown = JSON.parse(body)
    return fields
  } catch {
    return body
  }
}

/** Every column, with readable times, and the message instead of its stored text. */
export function wholeOf({ body, ...columns }: WholeRow): Record<string, unknown> {
  const readable = Object.entries(columns).map(([name, value]): [string, string | number | null] => [
    name,
    name.endsWith('At') && typeof value === 'number' ? iso(value) : value,
  ])
  return { ...Object.fromEntries(readable), message: bodyOf(body) }
}

/** Who read the text of which messages. */
export function logReading(c: OperatorContext, rows: readonly { reference: string }[]): void {
  const references = rows.map(({ reference }) => reference)
  if (references.length > 0) log('read', { references, by: c.get('by') })
}

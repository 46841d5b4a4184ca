import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { inTime } from '#src/contact/in-time.ts'
import { mayTryToken } from '#src/contact/intake/rate-limit.ts'
import { alert } from '#src/contact/log.ts'
import type { MessageRow, MessageState } from '#src/contact/outbox/message-row.ts'
import { outboxOf } from '#src/contact/outbox/outbox.ts'
import type { AppEnv } from '#src/env.ts'

const mostListed = 500

const states: readonly MessageState[] = ['queued', 'sent', 'dead', 'trapped']

/** In constant time, so that the time does not tell how much of the token was right. */
function isToken(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}

function refuse(
  c: Context<AppEnv>,
  status: 400 | 401 | 404 | 409 | 429 | 503,
  error: string,
  details: string,
) {
  return c.json({ ok: false, error, details }, status)
}

/** Without a configured token the routes do not exist. */
const operatorOnly = createMiddleware<AppEnv>(async (c, next) => {
  const token = c.env.OUTBOX_TOKEN
  if (!token) return refuse(c, 404, 'not_found', 'There is nothing at this address.')
  c.header('Cache-Control', 'no-store')
  if (!(await mayTryToken(c.env, c.req.header('cf-connecting-ip')))) {
    c.header('Retry-After', '60')
    return refuse(c, 429, 'too_many', 'Too many requests: try again in a minute.')
  }
  const [, given = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (isToken(given, token)) return next()
  alert('operator refused')
  c.header('WWW-Authenticate', 'Bearer')
  return refuse(c, 401, 'unauthorized', 'Send the token of the outbox: Authorization: Bearer …')
})

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

function lineOf(row: MessageRow) {
  const { reference, state, attempts, reason } = row
  const times = { createdAt: iso(row.createdAt), dueAt: iso(row.dueAt), finishedAt: iso(row.finishedAt) }
  return { reference, state, attempts, reason, ...times }
}

function bodyOf({ body }: MessageRow): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function unknown(c: Context<AppEnv>) {
  return refuse(c, 404, 'unknown_reference', 'No message has this reference.')
}

/** Undefined if it is missing, null if it is not a row number. */
function rowOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

async function list(c: Context<AppEnv>) {
  const asked = c.req.query('state')
  const state = states.find((name) => name === asked)
  const before = rowOf(c.req.query('before'))
  if ((asked !== undefined && !state) || before === null) {
    return refuse(c, 400, 'invalid_parameter', `Ask for state=${states.join('|')} and before=NUMBER.`)
  }
  const outbox = outboxOf(c.env)
  const rows = await inTime(outbox.list(state ?? null, mostListed, before))
  const next = rows.length === mostListed ? (rows.at(-1)?.row ?? null) : null
  return c.json({ ok: true, summary: await inTime(outbox.summary()), messages: rows.map(lineOf), next })
}

async function retryAll(c: Context<AppEnv>) {
  const after = rowOf(c.req.query('after'))
  if (after === null) return refuse(c, 400, 'invalid_parameter', 'Ask for after=NUMBER.')
  return c.json({ ok: true, ...(await inTime(outboxOf(c.env).retryAll(after))) }, 202)
}

export const operator = new Hono<AppEnv>()
  .onError((error, c) => {
    alert('operator not served', { reason: String(error) })
    return refuse(c, 503, 'unavailable', 'The outbox does not answer.')
  })
  .use('/outbox', operatorOnly)
  .use('/outbox/*', operatorOnly)
  .get('/outbox', list)
  .post('/outbox/retry', retryAll)
  .get('/outbox/:reference', async (c) => {
    const row = await inTime(outboxOf(c.env).find(c.req.param('reference')))
    return row ? c.json({ ok: true, ...lineOf(row), message: bodyOf(row) }) : unknown(c)
  })
  .post('/outbox/:reference/retry', async (c) => {
    const reference = c.req.param('reference')
    const outcome = await inTime(outboxOf(c.env).retry(reference))
    if (outcome === 'unknown') return unknown(c)
    if (outcome === 'queued') return c.json({ ok: true, reference }, 202)
    return refuse(c, 409, 'already_sent', 'This message was delivered.')
  })
  .delete('/outbox/:reference', async (c) => {
    const reference = c.req.param('reference')
    return (await inTime(outboxOf(c.env).discard(reference))) ? c.json({ ok: true, reference }) : unknown(c)
  })
  .all('/outbox', (c) => c.json(wrongMethod, 405, { Allow: 'GET' }))
  .all('/outbox/retry', (c) => c.json(wrongMethod, 405, { Allow: 'POST' }))
  .all('/outbox/:reference', (c) => c.json(wrongMethod, 405, { Allow: 'GET, DELETE' }))
  .all('/outbox/:reference/retry', (c) => c.json(wrongMethod, 405, { Allow: 'POST' }))

const wrongMethod = { ok: false, error: 'method_not_allowed', details: 'This address takes another method.' }

import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { nodeCrypto } from '../node-modules.ts'
import { outboxOf } from './outbox.ts'
import type { MessageRow, MessageState } from './outbox-table.ts'

const mostListed = 500

const states: readonly MessageState[] = ['queued', 'sent', 'dead']

/** Compares in a time that does not tell how much of the token was right. */
function isToken(given: string, token: string): boolean {
  const { createHash, timingSafeEqual } = nodeCrypto()
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}

/** Without a configured token the routes do not exist; with one, only its bearer gets in. */
const operatorOnly = createMiddleware<AppEnv>(async (c, next) => {
  const token = c.env.OUTBOX_TOKEN
  if (!token)
    return c.json({ ok: false, error: 'not_found', details: 'There is nothing at this address.' }, 404)
  const [, given = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  c.header('Cache-Control', 'no-store')
  if (!isToken(given, token)) {
    const details = 'Send the token of the outbox: Authorization: Bearer …'
    return c.json({ ok: false, error: 'unauthorized', details }, 401, { 'WWW-Authenticate': 'Bearer' })
  }
  return next()
})

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

/** A message as the list shows it: nothing personal. */
function lineOf(row: MessageRow) {
  const { reference, state, attempts, reason } = row
  const times = { createdAt: iso(row.createdAt), dueAt: iso(row.dueAt), finishedAt: iso(row.finishedAt) }
  return { reference, state, attempts, reason, ...times }
}

function unknown(c: Context<AppEnv>) {
  return c.json({ ok: false, error: 'unknown_reference', details: 'No message has this reference.' }, 404)
}

/** What an operator can see and do: list, show one with its text, try one again, delete one. */
export const operator = new Hono<AppEnv>()
  .use('/outbox', operatorOnly)
  .use('/outbox/*', operatorOnly)
  .get('/outbox', async (c) => {
    const state = states.find((name) => name === c.req.query('state')) ?? null
    const outbox = outboxOf(c.env)
    const messages = (await outbox.list(state, mostListed)).map(lineOf)
    return c.json({ ok: true, summary: await outbox.summary(), messages })
  })
  .get('/outbox/:reference', async (c) => {
    const row = await outboxOf(c.env).find(c.req.param('reference'))
    return row ? c.json({ ok: true, ...lineOf(row), message: JSON.parse(row.body) }) : unknown(c)
  })
  .post('/outbox/:reference/retry', async (c) => {
    const reference = c.req.param('reference')
    const outcome = await outboxOf(c.env).retry(reference)
    if (outcome === 'unknown') return unknown(c)
    if (outcome === 'queued') return c.json({ ok: true, reference }, 202)
    return c.json({ ok: false, error: 'already_sent', details: 'This message was delivered.' }, 409)
  })
  .delete('/outbox/:reference', async (c) => {
    const reference = c.req.param('reference')
    return (await outboxOf(c.env).discard(reference)) ? c.json({ ok: true, reference }) : unknown(c)
  })
  .all('/outbox', (c) => c.json(wrongMethod, 405, { Allow: 'GET' }))
  .all('/outbox/:reference', (c) => c.json(wrongMethod, 405, { Allow: 'GET, DELETE' }))
  .all('/outbox/:reference/retry', (c) => c.json(wrongMethod, 405, { Allow: 'POST' }))

const wrongMethod = { ok: false, error: 'method_not_allowed', details: 'This address takes another method.' }

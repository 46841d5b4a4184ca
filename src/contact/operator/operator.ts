import { Hono } from 'hono'
import { inTime } from '#src/contact/in-time.ts'
import { alert, log } from '#src/contact/log.ts'
import { outboxOf } from '#src/contact/outbox/outbox.ts'
import type { MessageState } from '#src/contact/tables/message-row.ts'
import { backups } from './backups.ts'
import { operatorOnly } from './operator-only.ts'
import {
  bodyOf,
  lineOf,
  logReading,
  type OperatorContext,
  type OperatorEnv,
  refuse,
  refuseMethod,
} from './route-answers.ts'
import { searches } from './searches.ts'
import { trappedLineOf } from './trapped-line.ts'

const mostListed = 500

const states: readonly MessageState[] = ['queued', 'sent', 'dead', 'trapped']

function unknown(c: OperatorContext) {
  return refuse(c, 404, 'unknown_reference', 'No message has this reference.')
}

/** Undefined if it is missing, null if it is not a row number. */
function rowOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

async function list(c: OperatorContext) {
  const asked = c.req.query('state')
  const state = states.find((name) => name === asked)
  const before = rowOf(c.req.query('before'))
  if ((asked !== undefined && !state) || before === null) {
    return refuse(c, 400, 'invalid_parameter', `Ask for state=${states.join('|')} and before=NUMBER.`)
  }
  const outbox = outboxOf(c.env)
  const rows = await inTime(outbox.list(state ?? null, mostListed, before))
  const next = rows.length === mostListed ? (rows.at(-1)?.row ?? null) : null
  const isTrap = state === 'trapped'
  if (isTrap) logReading(c, rows)
  const messages = rows.map(isTrap ? trappedLineOf : lineOf)
  return c.json({ ok: true, summary: await inTime(outbox.summary()), messages, next })
}

function retryMany(method: 'retryAll' | 'retryHeld') {
  return async (c: OperatorContext) => {
    const after = rowOf(c.req.query('after'))
    if (after === null) return refuse(c, 400, 'invalid_parameter', 'Ask for after=NUMBER.')
    const { queued, next } = await inTime(outboxOf(c.env)[method](after))
    log('retry', { count: queued, by: c.get('by') })
    return c.json({ ok: true, queued, next }, 202)
  }
}

export const operator = new Hono<OperatorEnv>()
  .onError((error, c) => {
    alert('operator not served', { reason: String(error) })
    return refuse(c, 503, 'unavailable', 'The outbox does not answer.')
  })
  .use('/outbox', operatorOnly)
  .use('/outbox/*', operatorOnly)
  .route('/', searches)
  .route('/', backups)
  .get('/outbox', list)
  .post('/outbox/retry', retryMany('retryAll'))
  .post('/outbox/retry/held', retryMany('retryHeld'))
  .get('/outbox/:reference', async (c) => {
    const row = await inTime(outboxOf(c.env).find(c.req.param('reference')))
    if (!row) return unknown(c)
    logReading(c, [row])
    return c.json({ ok: true, ...lineOf(row), message: bodyOf(row.body) })
  })
  .post('/outbox/:reference/retry', async (c) => {
    const reference = c.req.param('reference')
    const outcome = await inTime(outboxOf(c.env).retry(reference))
    if (outcome === 'unknown') return unknown(c)
    if (outcome === 'sent') return refuse(c, 409, 'already_sent', 'This message was delivered.')
    log('retry', { reference, by: c.get('by') })
    return c.json({ ok: true, reference }, 202)
  })
  .delete('/outbox/:reference', async (c) => {
    const reference = c.req.param('reference')
    if (!(await inTime(outboxOf(c.env).discard(reference)))) return unknown(c)
    log('discard', { reference, by: c.get('by') })
    return c.json({ ok: true, reference })
  })
  .all('/outbox', refuseMethod('GET'))
  .all('/outbox/retry', refuseMethod('POST'))
  .all('/outbox/retry/held', refuseMethod('POST'))
  .all('/outbox/:reference', refuseMethod('GET, DELETE'))
  .all('/outbox/:reference/retry', refuseMethod('POST'))

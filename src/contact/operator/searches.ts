import { Hono } from 'hono'
import * as z from 'zod/mini'
import { once } from '#client/once.ts'
import { isAddress, storedAddress } from '#src/contact/address.ts'
import { askArchive } from './ask-archive.ts'
import { pastMoment } from './moment.ts'
import { jsonUpTo, readJson } from './read-json.ts'
import {
  logReading,
  type OperatorContext,
  type OperatorEnv,
  refuse,
  refuseMethod,
  wholeOf,
} from './route-answers.ts'

/** In bytes. */
const largestBody = 4096

const row = () => z._default(z.int().check(z.gte(0)), 0)

const addressed = once(() =>
  z.object({
    email: z.pipe(z.pipe(z.string(), z.transform(storedAddress)), z.string().check(z.refine(isAddress))),
    table: z.enum(['messages', 'trapped']),
    after: row(),
  }),
)

const expired = once(() =>
  z.object({
    state: z.enum(['queued', 'sent', 'dead', 'trapped']),
    before: z.string().check(z.maxLength(40)),
    after: row(),
  }),
)

function refuseAddressed(c: OperatorContext) {
  const details = 'Send JSON: email (an address), table (messages or trapped), after (a row).'
  return refuse(c, 400, 'invalid_parameter', details)
}

async function search(c: OperatorContext) {
  const asked = await readJson(c, addressed())
  if (!asked) return null
  const found = await askArchive(c.env, (archive) => archive.find(asked.email, asked))
  logReading(c, found.rows)
  return { messages: found.rows.map(wholeOf), next: found.next }
}

async function find(c: OperatorContext) {
  const found = await search(c)
  if (!found) return refuseAddressed(c)
  const messages = found.messages.map((whole) => {
    const { reference, match, state, createdAt, finishedAt = null } = whole
    return { reference, match, state, createdAt, finishedAt }
  })
  return c.json({ ok: true, messages, next: found.next })
}

async function exportMessages(c: OperatorContext) {
  const found = await search(c)
  return found ? c.json({ ok: true, ...found }) : refuseAddressed(c)
}

async function erase(c: OperatorContext) {
  const asked = await readJson(c, addressed())
  if (!asked) return refuseAddressed(c)
  const erased = await askArchive(c.env, (archive) => archive.erase(asked.email, asked, c.get('by')))
  return c.json({ ok: true, references: erased.references, next: erased.next })
}

async function discardBefore(c: OperatorContext) {
  const asked = await readJson(c, expired())
  const before = pastMoment(asked?.before ?? '')
  if (!asked || before === null) {
    const details = 'Send JSON: state, before (an ISO date or date-time that is past), after (a row).'
    return refuse(c, 400, 'invalid_parameter', details)
  }
  const done = await askArchive(c.env, (archive) => archive.discardBefore({ ...asked, before }, c.get('by')))
  return c.json({
    ok: true,
    before: new Date(before).toISOString(),
    discarded: done.discarded,
    next: done.next,
  })
}

/**
 * Messages by address or age. An e-mail address is sent in the body, because Cloudflare adds the URL
 * of a request to the lines of the log.
 */
export const searches = new Hono<OperatorEnv>()
  .post('/outbox/find', jsonUpTo(largestBody), find)
  .post('/outbox/export', jsonUpTo(largestBody), exportMessages)
  .post('/outbox/erase', jsonUpTo(largestBody), erase)
  .post('/outbox/discard', jsonUpTo(largestBody), discardBefore)
  .all('/outbox/:name{find|export|erase|discard}', refuseMethod('POST'))

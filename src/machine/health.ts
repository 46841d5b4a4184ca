import { Hono } from 'hono'
import { outboxOf } from '../contact/outbox.ts'
import type { AppEnv, Bindings } from '../env.ts'

async function stateOf(env: Bindings) {
  const outbox = await outboxOf(env)
    .summary()
    .catch(() => null)
  const mail = env.MAILCHANNELS_API_KEY ? 'configured' : 'not configured'
  if (!outbox) return { status: 'failing', mail, outbox }
  return { status: outbox.isDegraded || outbox.dead > 0 ? 'degraded' : 'ok', mail, outbox }
}

/**
 * `GET /api/health`: depth and age of the outbox and whether mail is configured; nothing personal, no secret.
 * 503 while the outbox cannot be read. Degraded means that an operator has something to mend.
 */
export const health = new Hono<AppEnv>()
  .get('/health', async (c) => {
    const state = await stateOf(c.env)
    c.header('Cache-Control', 'no-store')
    return c.json(state, state.outbox ? 200 : 503)
  })
  .all('/health', (c) =>
    c.json({ ok: false, error: 'method_not_allowed', details: 'Use GET.' }, 405, { Allow: 'GET, HEAD' }),
  )

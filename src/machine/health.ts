import { Hono } from 'hono'
import { outboxOf } from '../contact/outbox.ts'
import type { AppEnv } from '../env.ts'

/** `GET /api/health`: depth and age of the outbox and whether mail is configured; nothing personal, no secret. */
export const health = new Hono<AppEnv>().get('/health', async (c) => {
  const outbox = await outboxOf(c.env).summary()
  const mail = c.env.MAILCHANNELS_API_KEY ? 'configured' : 'not configured'
  c.header('Cache-Control', 'no-store')
  return c.json({ status: outbox.isDegraded ? 'degraded' : 'ok', mail, outbox })
})

import type { Context } from 'hono'
import type { AppEnv } from '#src/env.ts'

export function apiNotFound(c: Context<AppEnv>) {
  return c.json({ ok: false, error: 'not_found', details: 'There is nothing at this address.' }, 404)
}

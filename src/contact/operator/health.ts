import { Hono } from 'hono'
import { mailProblem } from '#src/contact/delivery/configuration.ts'
import { inTime } from '#src/contact/in-time.ts'
import { outboxOf } from '#src/contact/outbox/outbox.ts'
import type { AppEnv, Bindings } from '#src/env.ts'

async function stateOf(env: Bindings) {
  const problem = mailProblem(env)
  const mail = env.MAILCHANNELS_API_KEY && !problem ? 'configured' : 'not configured'
  const summary = await inTime(outboxOf(env).summary()).catch(() => null)
  if (!summary) return { status: 'failing', mail, outbox: null }
  const { breaker, breakerSeconds, oldestSeconds, trapped, isDegraded } = summary
  const status = problem || isDegraded ? 'degraded' : 'ok'
  return { status, mail, outbox: { breaker, breakerSeconds, oldestSeconds, trapped } }
}

/** In ms. The route is public and each answer asks the outbox, so an answer is reused. */
const keptFor = 10_000

const kept = new WeakMap<Bindings, { at: number; state: Awaited<ReturnType<typeof stateOf>> }>()

async function recentStateOf(env: Bindings) {
  const known = kept.get(env)
  if (known && Date.now() - known.at < keptFor) return known.state
  const state = await stateOf(env)
  kept.set(env, { at: Date.now(), state })
  return state
}

/** `GET /api/health`: no counts but that of the trap, nothing personal, no secret. 503: the outbox does not answer. */
export const health = new Hono<AppEnv>()
  .get('/health', async (c) => {
    const state = await recentStateOf(c.env)
    return c.json(state, state.outbox ? 200 : 503)
  })
  .all('/health', (c) =>
    c.json({ ok: false, error: 'method_not_allowed', details: 'Use GET.' }, 405, { Allow: 'GET, HEAD' }),
  )

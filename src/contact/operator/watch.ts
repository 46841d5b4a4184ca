import { inTime } from '#src/contact/in-time.ts'
import { alert, reasonOf } from '#src/contact/log.ts'
import type { Problem } from '#src/contact/outbox/condition.ts'
import { outboxOf } from '#src/contact/outbox/outbox.ts'
import type { Bindings } from '#src/env.ts'

/** In ms, for the answer of a monitor or a chat. */
const patience = 5000

/** What this isolate has told while the outbox did not answer and could not note it. */
let unnoted: string[] = []

interface Look {
  problems: Problem[]
  told: string[]
}

async function lookAt(env: Bindings): Promise<Look> {
  try {
    const { problems, told } = await inTime(outboxOf(env).check())
    return { problems, told: [...new Set([...told, ...unnoted])] }
  } catch (error) {
    const text = `the outbox does not answer: ${reasonOf(error)}`
    return { problems: [{ name: 'outbox', text }], told: unnoted }
  }
}

async function isTaken(name: keyof Bindings, request: () => Promise<Response>): Promise<boolean> {
  try {
    const { ok, status } = await request()
    if (ok) return true
    alert('not told', { reason: `${name} answered ${status}` })
  } catch (error) {
    alert('not told', { reason: `${name}: ${error instanceof Error ? error.name : 'unknown'}` })
  }
  return false
}

/** A line about what has changed since the last one; null if nothing has. */
export function lineOf(origin: string, { problems, told }: Look): string | null {
  const isBad = (name: string) => problems.some((problem) => problem.name === name)
  const bad = problems.filter(({ name }) => !told.includes(name)).map(({ text }) => text)
  const still = told.filter(isBad)
  const good = told.filter((name) => !isBad(name))
  if (bad.length + good.length === 0) return null
  return [
    origin,
    ...(bad.length > 0 ? [`bad: ${bad.join('; ')}`] : []),
    ...(good.length > 0 ? [`good again: ${good.join(', ')}`] : []),
    ...(still.length > 0 ? [`still bad: ${still.join(', ')}`] : []),
    ...(problems.length === 0 ? ['all is well'] : []),
  ].join(' | ')
}

async function tell(env: Bindings, url: string, look: Look): Promise<void> {
  const text = lineOf(env.SITE_ORIGIN, look)
  if (text === null) return
  const body = JSON.stringify({ text })
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(patience)
  const send = () => fetch(url, { method: 'POST', headers, body, signal })
  if (!(await isTaken('ALERT_WEBHOOK_URL', send))) return
  const names = look.problems.map(({ name }) => name)
  try {
    await inTime(outboxOf(env).noteTold(names))
    unnoted = []
  } catch {
    // The outbox is what the line was about.
    unnoted = names
  }
}

/**
 * For the cron trigger. Wakes the outbox, tells what has turned bad or good, and asks the monitor
 * only while all is well: its silence is the alarm, also if this Worker does not run. Never throws.
 */
export async function watch(env: Bindings): Promise<void> {
  const look = await lookAt(env)
  const { HEALTHCHECK_URL: monitor, ALERT_WEBHOOK_URL: webhook } = env
  if (webhook) await tell(env, webhook, look)
  if (!monitor || look.problems.length > 0) return
  await isTaken('HEALTHCHECK_URL', () => fetch(monitor, { signal: AbortSignal.timeout(patience) }))
}

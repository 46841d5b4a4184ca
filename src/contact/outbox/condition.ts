import { minute, second } from '#src/contact/delivery/back-off.ts'
import type { Breaker } from '#src/contact/delivery/breaker.ts'
import { mailProblem } from '#src/contact/delivery/configuration.ts'
import type { Bindings } from '#src/env.ts'
import type { OutboxFacts } from './facts.ts'

/** In ms. */
const longestWait = 10 * minute

const secondsSince = (time: number | null, now: number) =>
  time ? Math.max(0, Math.round((now - time) / second)) : 0

/** The state of the outbox, nothing personal. `reasons` are sentences for an operator. */
export function conditionOf(env: Bindings, facts: OutboxFacts, breaker: Breaker, now: number) {
  const counts = facts.counts()
  const oldest = facts.oldestQueued()
  const { openedAt, reason } = breaker
  const unfit = facts.reasonForOperator()
  const problem = mailProblem(env)
  const isLate = oldest !== null && now - oldest > longestWait
  const reasons = [
    ...(problem ? [`the configuration cannot send: ${problem}`] : []),
    ...(breaker.isOut ? [`the provider is out: ${reason}`] : []),
    ...(unfit === null ? [] : [`a message waits for an operator: ${unfit}`]),
    ...(isLate ? ['the oldest message waits longer than 10 minutes'] : []),
    ...(counts.dead > 0 ? ['there are dead messages'] : []),
  ]
  return {
    ...counts,
    oldestSeconds: secondsSince(oldest, now),
    breaker: breaker.phase,
    breakerSeconds: secondsSince(openedAt, now),
    isDegraded: reasons.length > 0,
    reasons,
  }
}

import { day, minute, second } from '#src/contact/delivery/back-off.ts'
import { mailProblem } from '#src/contact/delivery/configuration.ts'
import { tokenProblem } from '#src/contact/tokens.ts'
import type { Bindings } from '#src/env.ts'
import type { OutboxParts } from './parts.ts'

/** In ms. */
const longestWait = 10 * minute

const secondsSince = (time: number | null, now: number) =>
  time ? Math.max(0, Math.round((now - time) / second)) : 0

/** `name` stays the same while the problem lasts; `text` is for an operator. */
export interface Problem {
  name:
    | 'configuration'
    | 'provider'
    | 'unreadable'
    | 'late'
    | 'dead'
    | 'ending'
    | 'budget'
    | 'alarm'
    | 'token'
    | 'outbox'
  text: string
}

type Parts = Pick<OutboxParts, 'facts' | 'budget' | 'courier' | 'retention' | 'clock'>

export function problemsOf(
  env: Bindings,
  { facts, budget, courier, retention, clock }: Parts,
  now: number,
): Problem[] {
  const { breaker } = courier
  const { nextEnd } = retention
  const problem = mailProblem(env)
  const oldest = facts.oldestQueued(now)
  const token = tokenProblem(env)
  const unfit = facts.reasonForOperator()
  const found: (Problem | false)[] = [
    problem !== null && { name: 'configuration', text: `the configuration cannot send: ${problem}` },
    breaker.isOut && { name: 'provider', text: `the provider is out: ${breaker.reason}` },
    // Otherwise one of the two above is the reason.
    problem === null &&
      !breaker.isOut &&
      oldest !== null &&
      now - oldest > longestWait && { name: 'late', text: 'the oldest message waits longer than 10 minutes' },
    unfit !== null && { name: 'unreadable', text: `a message waits for an operator: ${unfit}` },
    facts.counts().dead > 0 && { name: 'dead', text: 'there are dead messages' },
    nextEnd !== null &&
      nextEnd - now <= 30 * day && {
        name: 'ending',
        text: `a message that was not delivered is deleted on ${new Date(nextEnd).toISOString().slice(0, 10)}`,
      },
    budget.isScarce(now) && {
      name: 'budget',
      text: 'unusually many messages came today: some are mailed later',
    },
    clock.wasLost(now) && {
      name: 'alarm',
      text: 'the platform lost an alarm in the last hour: it was set again',
    },
    token !== null && { name: 'token', text: token },
  ]
  return found.filter((one) => one !== false)
}

/** The state of the outbox, nothing personal. `reasons` are sentences for an operator. */
export function conditionOf(env: Bindings, parts: Parts, now: number) {
  const { facts, courier } = parts
  const reasons = problemsOf(env, parts, now).map(({ text }) => text)
  return {
    ...facts.counts(),
    oldestSeconds: secondsSince(facts.oldestQueued(now), now),
    breaker: courier.breaker.phase,
    breakerSeconds: secondsSince(courier.breaker.openedAt, now),
    isDegraded: reasons.length > 0,
    reasons,
  }
}

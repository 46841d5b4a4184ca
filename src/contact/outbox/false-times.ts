import { backOff, longestHold, minute, unfitWait } from '#src/contact/delivery/back-off.ts'
import type { Courier } from '#src/contact/delivery/courier.ts'
import { alert } from '#src/contact/log.ts'
import type { OutboxQueue } from '#src/contact/tables/queue.ts'
import type { DailyBudget } from './daily-budget.ts'

/** In ms. The clock may have been set back a little. */
const longest = {
  none: minute,
  held: longestHold + minute,
  unfit: unfitWait + minute,
  failed: backOff.longest + minute,
}

/**
 * Ends waits that no rule of the outbox can set, e.g. after a clock that ran ahead and came back:
 * a false time must not hold a message for ever.
 */
export function endFalseWaits(
  { queue, budget, courier }: { queue: OutboxQueue; budget: DailyBudget; courier: Courier },
  now: number,
): void {
  courier.breaker.endFalseWait(now)
  const { length } = queue.endFalseWaits(now, longest)
  if (length > 0) alert('queued again', { count: length, reason: 'due later than any rule allows' })
  if (budget.isHeldTooLong(now)) budget.shorten(queue.lastHeld())
}

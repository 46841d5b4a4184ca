import * as z from 'zod/mini'
import { once } from '#client/ui/once.ts'

const shape = once(() =>
  z.object({
    /** How the last try failed; README.md says what follows from each. */
    state: z.enum(['closed', 'retry', 'limited', 'degraded']),
    reason: z.string(),
    openedAt: z.number(),
    /** When the next lone try may start. */
    probeAt: z.number(),
    failedProbes: z.number(),
    /** Place of the last message that failed: the next probe is the one behind it. */
    last: z.object({ dueAt: z.number(), row: z.number() }),
    /** Until then old and new messages take turns. */
    rationedUntil: z.number(),
  }),
)

/** What the breaker knows of the provider. Times are ms since 1970; 0 is never. */
export type BreakerMemory = Readonly<z.infer<ReturnType<typeof shape>>>

/** Before the first message of the queue. */
export const front = { dueAt: 0, row: 0 }

export const closed: BreakerMemory = {
  state: 'closed',
  reason: '',
  openedAt: 0,
  probeAt: 0,
  failedProbes: 0,
  last: front,
  rationedUntil: 0,
}

/**
 * What was written down before a restart. What cannot be read, as another release's may be, counts
 * as closed.
 */
export function readMemory(text: string | null): BreakerMemory {
  try {
    return text === null ? closed : shape().parse(JSON.parse(text))
  } catch {
    return closed
  }
}

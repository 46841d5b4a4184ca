import * as z from 'zod/mini'
import { once } from '#client/once.ts'

const shape = once(() =>
  z.object({
    state: z.enum(['closed', 'retry', 'limited', 'degraded']),
    reason: z.string(),
    openedAt: z.number(),
    probeAt: z.number(),
    failedProbes: z.int().check(z.gte(0)),
    /** The last message that failed. The next probe is the message behind it. */
    last: z.object({ dueAt: z.number(), row: z.number() }),
    rationedUntil: z.number(),
  }),
)

/** What the breaker knows of the provider. Times are ms since 1970; 0 means never. */
export type BreakerMemory = Readonly<z.infer<ReturnType<typeof shape>>>

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

/** Reads the stored memory. Unreadable text, e.g. of another release, counts as closed. */
export function readMemory(text: string | null): BreakerMemory {
  try {
    return text === null ? closed : shape().parse(JSON.parse(text))
  } catch {
    return closed
  }
}

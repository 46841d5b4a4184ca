import { afterAll, expect, vi } from 'vitest'
import { outboxOf } from '#src/contact/outbox/outbox.ts'
import type { Bindings } from '#src/env.ts'

/** For files that post messages: vitest does not end a Worker while a delivery is under way. */
export function drainAfterAll(bindings: Bindings): void {
  afterAll(async () => {
    await vi.waitFor(async () => expect((await outboxOf(bindings).summary()).queued).toBe(0), 8000)
  }, 10_000)
}

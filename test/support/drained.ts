import { afterAll, expect, vi } from 'vitest'
import { outboxOf } from '#src/contact/outbox/outbox.ts'
import type { Bindings } from '#src/env.ts'

/**
 * For test files that post messages: the runner does not end a Worker whose deliveries are still
 * under way.
 */
export function drainAfterAll(bindings: Bindings): void {
  afterAll(async () => {
    await vi.waitFor(async () => expect((await outboxOf(bindings).summary()).queued).toBe(0), 8000)
  }, 10_000)
}

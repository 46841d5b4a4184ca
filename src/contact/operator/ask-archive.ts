import { inTime } from '#src/contact/in-time.ts'
import { outboxOf } from '#src/contact/outbox/outbox.ts'
import type { Bindings } from '#src/env.ts'

type ArchiveStub = Awaited<ReturnType<ReturnType<typeof outboxOf>['archive']>>

/** @throws `OutboxTimeout` after `limit` ms */
export function askArchive<Answer>(
  env: Bindings,
  ask: (archive: ArchiveStub) => Promise<Answer>,
  limit?: number,
): Promise<Answer> {
  const asked = async () => {
    // workerd warns of a stub that nobody disposes of.
    using archive = await outboxOf(env).archive()
    return await ask(archive)
  }
  return inTime(asked(), limit)
}

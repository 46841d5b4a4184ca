import { Courier } from '#src/contact/delivery/courier.ts'
import { OutboxTable } from '#src/contact/tables/message-table.ts'
import { migrate } from '#src/contact/tables/migrations.ts'
import { OutboxFacts } from '#src/contact/tables/outbox-facts.ts'
import { OutboxQueue } from '#src/contact/tables/queue.ts'
import { TrappedTable } from '#src/contact/tables/trapped-table.ts'
import type { Bindings } from '#src/env.ts'
import type { AlarmClock } from './alarm-clock.ts'
import { DailyBudget } from './daily-budget.ts'
import { endFalseWaits } from './false-times.ts'
import { Retention } from './retention.ts'

export type OutboxParts = ReturnType<typeof openParts>

/** @throws if a step of the schema fails */
export function openParts(
  storage: DurableObjectStorage,
  { clock, env, onEnd }: { clock: AlarmClock; env: () => Bindings; onEnd: () => void },
) {
  migrate(storage)
  const { sql } = storage
  const facts = new OutboxFacts(sql)
  const tables = { table: new OutboxTable(sql), queue: new OutboxQueue(sql), facts }
  const trapped = new TrappedTable(sql)
  const courier = new Courier({ ...tables, storage, env, onEnd })
  const parts = {
    ...tables,
    trapped,
    retention: new Retention({ table: tables.table, trapped, courier }, env),
    budget: new DailyBudget(facts, env),
    courier,
    clock,
  }
  endFalseWaits(parts, Date.now())
  return parts
}

/** The Worker of a made-up later release: its schema has one more step. */

import { Outbox as TodaysOutbox } from '#src/contact/outbox/outbox.ts'
import { migrate, migrations } from '#src/contact/tables/migrations.ts'
import type { Bindings } from '#src/env.ts'
import site from '#src/index.ts'
import { laterStep } from '#test/support/later-step.ts'

export default site

export class Outbox extends TodaysOutbox {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env)
    migrate(ctx.storage, [...migrations, laterStep])
  }
}

/** The Worker with an outbox that keeps every message in memory: the load run must notice. */

import { Outbox as RealOutbox } from '#src/contact/outbox/outbox.ts'
import type { Acceptance } from '#src/contact/outbox/store.ts'
import type { NewMessage } from '#src/contact/tables/message-row.ts'
import site from '#src/index.ts'

export default site

export class Outbox extends RealOutbox {
  readonly #kept: NewMessage[] = []

  override accept(message: NewMessage): Acceptance {
    this.#kept.push(message)
    return super.accept(message)
  }
}

/** The Worker with an outbox whose storage fails if the key of a message says so. */

import { Outbox as RealOutbox } from '#src/contact/outbox/outbox.ts'
import type { Acceptance } from '#src/contact/outbox/store.ts'
import type { NewMessage } from '#src/contact/tables/message-row.ts'
import site from '#src/index.ts'

export default site

const failure = () => new Error('storage failed')

export class Outbox extends RealOutbox {
  readonly #failed = new Set<string>()

  override accept(message: NewMessage): Acceptance {
    const isFirst = !this.#failed.has(message.key)
    this.#failed.add(message.key)
    if (message.key.startsWith('before-')) throw failure()
    if (message.key.startsWith('during-')) {
      return this.ctx.storage.transactionSync((): Acceptance => {
        super.accept(message)
        throw failure()
      })
    }
    const acceptance = super.accept(message)
    if (message.key.startsWith('after-') && isFirst) throw failure()
    // After a reset the set is empty, so the row decides.
    if (message.key.startsWith('reset-') && acceptance.outcome === 'stored')
      this.ctx.abort('storage was reset')
    return acceptance
  }
}

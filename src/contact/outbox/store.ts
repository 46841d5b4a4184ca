import { alert, log } from '#src/contact/log.ts'
import type { NewMessage } from '#src/contact/tables/message-row.ts'
import { browserOfKey, randomReference } from './idempotency.ts'
import type { OutboxParts } from './parts.ts'

/** `refused`: the day's messages are used up. `unverified`: by now everybody is checked. */
export type Acceptance = {
  outcome: 'stored' | 'repeated' | 'conflict' | 'refused' | 'unverified'
  reference: string
}

/** Stores a message, to be called in a transaction, unless it is stored already. */
export function storeMessage(parts: OutboxParts, message: NewMessage, now: number): Acceptance {
  const { table, trapped, budget } = parts
  const { key, fingerprint, reference, sameContentWithin, isTrapped = false } = message
  const known =
    table.byKey(key) ??
    (sameContentWithin > 0
      ? table.byContent(fingerprint, now - sameContentWithin, browserOfKey(key))
      : undefined) ??
    (isTrapped ? trapped.byReference(reference) : undefined)
  if (known) {
    const isSame = known.fingerprint === fingerprint
    return { outcome: isSame ? 'repeated' : 'conflict', reference: known.reference }
  }
  const admission = budget.admit(message, now)
  if (admission.outcome !== 'stored') {
    log(admission.outcome)
    return { outcome: admission.outcome, reference }
  }
  if (isTrapped) {
    trapped.insert(message, now)
    log('trapped', { reference })
    return { outcome: 'stored', reference }
  }
  const isTaken = table.byReference(reference) !== undefined
  if (isTaken) alert('reference collision', { reference })
  const own = isTaken ? randomReference() : reference
  table.insert({ ...message, reference: own }, now, admission.heldUntil)
  if (admission.heldUntil > 0) log('held back', { reference: own })
  return { outcome: 'stored', reference: own }
}

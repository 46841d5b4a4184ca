import { deliver } from '#src/contact/delivery/deliver.ts'
import { inTime, OutboxTimeout } from '#src/contact/in-time.ts'
import { alert, reasonOf } from '#src/contact/log.ts'
import type { NewMessage } from '#src/contact/outbox/message-row.ts'
import { outboxOf } from '#src/contact/outbox/outbox.ts'
import { currentFormat } from '#src/contact/outbox/stored-message.ts'
import type { Bindings } from '#src/env.ts'
import { fingerprintOf, keyOfNoClient, randomReference, referenceFor } from './idempotency.ts'
import type { ContactMessage } from './message.ts'

/**
 * A form without script has no key of its own: the same content within this time (ms) is the same
 * message.
 */
const formWindow = 10 * 60 * 1000

/** A visitor waits for this one, so it gets less time than a delivery from the outbox. In ms. */
const directTimeout = 1500

export type Accepted = { ok: true; reference: string } | { ok: false; code: 'key_reused' | 'unavailable' }

async function store(env: Bindings, message: NewMessage) {
  const ask = () => inTime(outboxOf(env).accept(message))
  try {
    return await ask()
  } catch (error) {
    // One that does not answer in time is not asked again: the visitor waits.
    if (error instanceof OutboxTimeout) throw error
    // The object may just have been restarted; what it stored before that, the key finds again.
    return await ask()
  }
}

/**
 * Whether this very message was stored before under its key: a repeated request needs no second
 * proof of a person.
 */
export async function isStored(
  env: Bindings,
  message: ContactMessage,
  key: string | undefined,
): Promise<boolean> {
  if (!key) return false
  const row = await inTime(outboxOf(env).find(referenceFor(key))).catch(() => null)
  return row?.fingerprint === fingerprintOf(message)
}

/**
 * Stores the message; if the outbox cannot, mails it at once; if neither works, says so. Never
 * throws.
 */
export async function acceptMessage(
  env: Bindings,
  message: ContactMessage,
  { key, isForm, isTrapped }: { key: string | undefined; isForm: boolean; isTrapped: boolean },
): Promise<Accepted> {
  const reference = key ? referenceFor(key) : randomReference()
  try {
    const stored = await store(env, {
      reference,
      key: key ?? keyOfNoClient(reference),
      fingerprint: fingerprintOf(message),
      body: JSON.stringify(message),
      format: currentFormat,
      sameContentWithin: isForm && !key ? formWindow : 0,
      isTrapped,
    })
    if (stored.outcome === 'conflict') return { ok: false, code: 'key_reused' }
    return { ok: true, reference: stored.reference }
  } catch (error) {
    alert('not stored', { reference, reason: reasonOf(error) })
  }
  // What a program may have written is not worth a mail, and must not be called sent either.
  if (isTrapped) return { ok: false, code: 'unavailable' }
  const result = await deliver(env, { reference, message }, directTimeout)
  if (result.state === 'sent') return { ok: true, reference }
  alert('not taken', { reference, reason: result.reason })
  return { ok: false, code: 'unavailable' }
}

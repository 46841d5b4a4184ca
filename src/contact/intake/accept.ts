import type { ContactMessage } from '#client/contact/fields.ts'
import { deliver } from '#src/contact/delivery/deliver.ts'
import { inTime, OutboxTimeout } from '#src/contact/in-time.ts'
import { alert, reasonOf } from '#src/contact/log.ts'
import {
  browserCode,
  fingerprintOf,
  keyOfNoClient,
  randomReference,
  referenceFor,
} from '#src/contact/outbox/idempotency.ts'
import { outboxOf } from '#src/contact/outbox/outbox.ts'
import type { Acceptance } from '#src/contact/outbox/store.ts'
import { secretOf } from '#src/contact/receipt.ts'
import type { NewMessage, Sender } from '#src/contact/tables/message-row.ts'
import { currentFormat } from '#src/contact/tables/stored-message.ts'
import type { Bindings } from '#src/env.ts'
import type { RefusalCode } from './refusal.ts'

/** In ms. A form without script sends no key: equal content within this time is one message. */
const formWindow = 10 * 60 * 1000

/** In ms. Shorter than a delivery from the outbox, because the visitor waits for the answer. */
const directTimeout = 1500

interface Received {
  key: string | undefined
  isForm: boolean
  isTrapped: boolean
  sender: Sender
  /** The User-Agent. */
  agent?: string | undefined
}

/** Outcomes of the outbox that are not accepted. */
const refusals: Partial<Record<Acceptance['outcome'], RefusalCode>> = {
  conflict: 'key_reused',
  refused: 'day_full',
  unverified: 'unverified',
}

type Accepted = { ok: true; reference: string } | { ok: false; code: RefusalCode }

async function store(env: Bindings, message: NewMessage) {
  const ask = () => inTime(outboxOf(env).accept(message))
  try {
    return await ask()
  } catch (error) {
    if (error instanceof OutboxTimeout) throw error
    // The object may just have restarted. If it stored the message before, the key finds it.
    return await ask()
  }
}

/** A repeated request of a stored message skips the checks of the sender. */
export async function isStored(
  env: Bindings,
  message: ContactMessage,
  key: string | undefined,
): Promise<boolean> {
  if (!key) return false
  const row = await inTime(outboxOf(env).find(referenceFor(key))).catch(() => null)
  return row?.fingerprint === fingerprintOf(message)
}

/** Stores the message. If that fails, mails it at once. Never throws. */
export async function acceptMessage(
  env: Bindings,
  message: ContactMessage,
  { key, isForm, isTrapped, sender, agent }: Received,
): Promise<Accepted> {
  const reference = key ? referenceFor(key) : randomReference()
  const fingerprint = fingerprintOf(message)
  const browser = () => browserCode(secretOf(env), { network: sender.network, agent, fingerprint })
  try {
    const stored = await store(env, {
      reference,
      key: key ?? keyOfNoClient(reference, browser()),
      fingerprint,
      body: JSON.stringify(message),
      format: currentFormat,
      sameContentWithin: isForm && !key ? formWindow : 0,
      isTrapped,
      sender,
    })
    const code = refusals[stored.outcome]
    if (code) return { ok: false, code }
    return { ok: true, reference: stored.reference }
  } catch (error) {
    alert('not stored', { reference, reason: reasonOf(error) })
  }
  // A program may have written it: it is not worth a mail, but it must not count as sent.
  if (isTrapped) return { ok: false, code: 'unavailable' }
  const result = await deliver(env, { reference, message }, { timeout: directTimeout })
  if (result.state === 'sent') return { ok: true, reference }
  alert('not taken', { reference, reason: result.reason })
  return { ok: false, code: 'unavailable' }
}

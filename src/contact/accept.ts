import type { Bindings } from '../env.ts'
import { deliver } from './deliver.ts'
import { fingerprintOf, randomReference, referenceFor } from './idempotency.ts'
import { alert } from './log.ts'
import type { ContactMessage } from './message.ts'
import { outboxOf } from './outbox.ts'
import type { NewMessage } from './outbox-table.ts'

/** A form without script has no key of its own: the same content within this time (ms) is the same message. */
const formWindow = 10 * 60 * 1000

/** A visitor waits for this one, so it gets less time than a delivery from the outbox. In ms. */
const directTimeout = 1500

/** The outbox answers in some milliseconds; who has waited this long is helped otherwise. In ms. */
const outboxTimeout = 3000

export type Accepted = { ok: true; reference: string } | { ok: false; code: 'key_reused' | 'unavailable' }

/** Rejects when the outbox has not answered in time. What was asked of it may still be done. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${outboxTimeout} ms`)), outboxTimeout)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

async function store(env: Bindings, message: NewMessage) {
  try {
    return await outboxOf(env).accept(message)
  } catch {
    // The object may just have been restarted; what it stored before that, the key finds again.
    return await outboxOf(env).accept(message)
  }
}

/** Whether this very message was stored before under its key: a repeated request needs no second proof of a person. */
export async function isStored(
  env: Bindings,
  message: ContactMessage,
  key: string | undefined,
): Promise<boolean> {
  if (!key) return false
  const row = await inTime(outboxOf(env).find(referenceFor(key))).catch(() => null)
  return row?.fingerprint === fingerprintOf(message)
}

/** Stores the message; if the outbox cannot, mails it at once; if neither works, says so. Never throws. */
export async function acceptMessage(
  env: Bindings,
  message: ContactMessage,
  { key, isForm }: { key: string | undefined; isForm: boolean },
): Promise<Accepted> {
  const reference = key ? referenceFor(key) : randomReference()
  try {
    const stored = await inTime(
      store(env, {
        reference,
        key: key ?? `none:${reference}`,
        fingerprint: fingerprintOf(message),
        body: JSON.stringify(message),
        sameContentWithin: isForm && !key ? formWindow : 0,
      }),
    )
    if (stored.outcome === 'conflict') return { ok: false, code: 'key_reused' }
    return { ok: true, reference: stored.reference }
  } catch (error) {
    alert('not stored', { reference, reason: String(error) })
  }
  const result = await deliver(env, { reference, message }, directTimeout)
  if (result.state === 'sent') return { ok: true, reference }
  alert('not taken', { reference, reason: result.reason })
  return { ok: false, code: 'unavailable' }
}

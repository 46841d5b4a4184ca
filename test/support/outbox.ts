import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, inject, vi } from 'vitest'
import { fingerprintOf, referenceFor } from '#src/contact/idempotency.ts'
import type { Outbox } from '#src/contact/outbox.ts'
import type { Bindings } from '#src/env.ts'
import { mailAccount } from './mail-account.ts'
import type { Fault } from './mailchannels-account.ts'

const bindings = env as unknown as Bindings

/** An outbox of the test's own with its own account at the provider. */
export async function makeOutbox(name: string, faults: (Fault | null)[] = [], always: Fault | null = null) {
  const stub = bindings.OUTBOX.getByName(name)
  const account = mailAccount(name)
  await account.fail(faults, always)
  const change = (more: Partial<Bindings>) =>
    runInDurableObject(stub, (outbox: Outbox) => {
      const changed = { ...bindings, MAILCHANNELS_BASE_URL: inject('mailServer'), ...more }
      Object.assign(outbox, { env: changed })
    })
  await change({ MAILCHANNELS_API_KEY: name })
  return { stub, account, change }
}

export type TestOutbox = Awaited<ReturnType<typeof makeOutbox>>

/** A message as the route hands it on. */
export function newMessage(key: string, text = 'שלום') {
  const message = {
    firstName: 'Dana',
    lastName: 'Levi',
    email: 'dana@lab.example',
    company: '',
    service: '' as const,
    message: text,
  }
  return {
    reference: referenceFor(key),
    key,
    fingerprint: fingerprintOf(message),
    body: JSON.stringify(message),
    sameContentWithin: 0,
  }
}

/** Runs the alarm as if that much time (ms) had passed. */
export function later({ stub }: TestOutbox, ms: number) {
  return runInDurableObject(stub, async (outbox: Outbox) => {
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + ms)
    await outbox.alarm()
    clock.mockRestore()
  })
}

export const untilState = (outbox: TestOutbox, key: string, state: string) =>
  vi.waitFor(async () => expect((await outbox.stub.find(referenceFor(key)))?.state).toBe(state), 5000)

export const untilTried = (outbox: TestOutbox, key: string, attempts: number, reason: string) =>
  vi.waitFor(
    async () => expect(await outbox.stub.find(referenceFor(key))).toMatchObject({ attempts, reason }),
    5000,
  )

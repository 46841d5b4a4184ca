import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, inject, vi } from 'vitest'
import { eachField } from '#client/contact/fields.ts'
import { AlarmClock } from '#src/contact/outbox/alarm-clock.ts'
import { fingerprintOf, referenceFor } from '#src/contact/outbox/idempotency.ts'
import { type Outbox, outboxOf } from '#src/contact/outbox/outbox.ts'
import type { NewMessage } from '#src/contact/tables/message-row.ts'
import { currentFormat } from '#src/contact/tables/stored-message.ts'
import type { Bindings } from '#src/env.ts'
import { mailAccount } from './mail-account.ts'
import type { Fault } from './mailchannels-account.ts'

const bindings = env as unknown as Bindings

export async function makeOutbox(name: string, faults: (Fault | null)[] = [], always: Fault | null = null) {
  const stub = outboxOf(bindings, name)
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

export function newMessage(key: string, text = 'שלום', change: object = {}): NewMessage {
  const message = {
    ...eachField(() => ''),
    firstName: 'Dana',
    lastName: 'Levi',
    email: 'dana@lab.example',
    message: text,
    ...change,
  }
  return {
    reference: referenceFor(key),
    key,
    fingerprint: fingerprintOf(message),
    body: JSON.stringify(message),
    format: currentFormat,
    sameContentWithin: 0,
    sender: { isUnchecked: false },
  }
}

/** Runs the alarm as if `ms` had passed. */
export function later({ stub }: TestOutbox, ms: number) {
  return runInDurableObject(stub, async (outbox: Outbox) => {
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + ms)
    await outbox.alarm()
    clock.mockRestore()
  })
}

export function sql({ stub }: TestOutbox, statement: string, ...values: SqlStorageValue[]) {
  return runInDurableObject(stub, (_: Outbox, { storage }) =>
    storage.sql.exec(statement, ...values).toArray(),
  )
}

/**
 * Stops `Date.now` until `pass(ms)` is called. Alarms do not run by this clock; one whose time has
 * passed counts as rung, and not as lost.
 */
export function stopClock(start = Date.now()) {
  let now = start
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  const seen = new WeakMap<AlarmClock, number>()
  const { ringBy } = AlarmClock.prototype
  vi.spyOn(AlarmClock.prototype, 'ringBy').mockImplementation(function (this: AlarmClock, time) {
    if ((seen.get(this) ?? start) !== now) this.rang()
    seen.set(this, now)
    ringBy.call(this, time)
  })
  return {
    pass: (ms: number) => {
      now += ms
    },
  }
}

export const untilState = (outbox: TestOutbox, key: string, state: string) =>
  vi.waitFor(async () => expect((await outbox.stub.find(referenceFor(key)))?.state).toBe(state), 5000)

/** Waits for that many send requests, and for the end of a probe (`half-open`). */
export const untilAsked = (outbox: TestOutbox, requests: number) =>
  vi.waitFor(async () => {
    expect((await outbox.account.read()).requests).toBe(requests)
    expect((await outbox.stub.summary()).breaker).not.toBe('half-open')
  }, 5000)

export const untilOpen = (outbox: TestOutbox) =>
  vi.waitFor(async () => expect((await outbox.stub.summary()).breaker).toBe('open'), 5000)

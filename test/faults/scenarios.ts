import type { Account, Fault } from '#test/support/mailchannels-account.ts'
import { judge, type Verdict } from './ledger.ts'
import type { Site } from './site.ts'
import { type Sent, sendMany } from './visitor.ts'

export interface Stage {
  site: Site
  account: Account
  messages: number
  isShort: boolean
}

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** The provider fails for some seconds while messages come in, then recovers. */
function failsFor(name: string, fault: Fault) {
  return async ({ site, account, messages, isShort }: Stage): Promise<Verdict> => {
    account.mails.length = 0
    account.always = fault
    const sent = await sendMany(site.url, messages)
    // In a short run the first probe finds the provider well.
    await pause(isShort ? 1500 : 3000)
    account.always = null
    const recovery = await site.drained(60_000)
    const verdict = judge(name, sent, account.mails)
    if (recovery > 60_000) verdict.problems.push(`recovered only after ${recovery} ms`)
    return verdict
  }
}

async function well({ site, account, messages }: Stage): Promise<Verdict> {
  account.mails.length = 0
  const sent = await sendMany(site.url, messages * 2)
  await site.drained(20_000)
  const verdict = judge('provider is well', sent, account.mails)
  if (verdict.handover95 > 10_000) verdict.problems.push('95 % not handed over in 10 s')
  if (verdict.excusedDuplicates > 0) verdict.problems.push('duplicates while all was well')
  return verdict
}

/** The key or the domain is refused: health reports it, and nothing is lost. */
async function refused({ site, account, messages }: Stage): Promise<Verdict> {
  account.mails.length = 0
  account.always = { kind: 'status', status: 403 }
  const sent = await sendMany(site.url, messages)
  await pause(1000)
  const status = await site.health()
  account.always = null
  await site.drained(60_000)
  const verdict = judge('403, then mended', sent, account.mails)
  if (status !== 'degraded') verdict.problems.push(`health said ${status}`)
  return verdict
}

/** The payload is refused: dead at once, delivered after the operator's retry. */
async function dead({ site, account, messages }: Stage): Promise<Verdict> {
  account.mails.length = 0
  account.always = { kind: 'status', status: 400 }
  const sent = await sendMany(site.url, messages)
  await site.drained(20_000)
  const outbox = await site.summary()
  account.always = null
  await site.retryDead()
  await site.drained(20_000)
  const verdict = judge('400, then retried by the operator', sent, account.mails)
  if (outbox.dead !== messages) verdict.problems.push(`${outbox.dead} of ${messages} dead`)
  return verdict
}

/** Three answers are very late. The messages after them must not wait. */
async function late({ site, account, messages, isShort }: Stage): Promise<Verdict> {
  account.mails.length = 0
  const delay = isShort ? 4000 : 30_000
  account.faults = Array.from({ length: 3 }, () => ({ kind: 'late', delay }))
  const slow = await sendMany(site.url, 3)
  const start = Date.now()
  const quick = await sendMany(site.url, messages)
  while (account.mails.length < 3 + messages && Date.now() - start < delay) await pause(20)
  const waited = Date.now() - start
  await site.drained(60_000)
  const verdict = judge(`${delay / 1000} s late`, [...slow, ...quick], account.mails)
  if (waited > delay / 2) verdict.problems.push(`others waited ${waited} ms for the late ones`)
  if (verdict.excusedDuplicates > 0) verdict.problems.push('a late answer was not awaited')
  return verdict
}

/** The provider fails for minutes. Afterwards every message goes out soon. */
async function outage({ site, account, messages, isShort }: Stage): Promise<Verdict> {
  account.mails.length = 0
  account.always = { kind: 'status', status: 503 }
  const end = Date.now() + (isShort ? 10_000 : 300_000)
  const sent: Sent[] = []
  while (Date.now() < end) {
    sent.push(...(await sendMany(site.url, Math.max(1, Math.round(messages / 10)))))
    await pause(Math.min(10_000, Math.max(0, end - Date.now())))
  }
  account.always = null
  const recovery = await site.drained(120_000)
  const verdict = judge(
    `out for ${isShort ? '10 s' : '5 min'}, back in ${(recovery / 1000).toFixed(1)} s`,
    sent,
    account.mails,
  )
  if (recovery > 60_000) verdict.problems.push(`recovered only after ${recovery} ms`)
  return verdict
}

async function mixed({ site, account, messages }: Stage): Promise<Verdict> {
  account.mails.length = 0
  const faults: (Fault | null)[] = [
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429, retryAfter: '1' },
    { kind: 'garbage' },
    { kind: 'empty' },
    { kind: 'failed' },
    { kind: 'drop-before' },
    { kind: 'drop-after' },
    { kind: 'late', delay: 500 },
  ]
  account.always = () =>
    Math.random() < 0.4 ? (faults[Math.floor(Math.random() * faults.length)] ?? null) : null
  const sent = await sendMany(site.url, messages * 4)
  await pause(5000)
  account.always = null
  await site.drained(90_000)
  return judge('any fault, 40 % of the requests', sent, account.mails)
}

export const scenarios: ((stage: Stage) => Promise<Verdict>)[] = [
  well,
  failsFor('500', { kind: 'status', status: 500 }),
  failsFor('429', { kind: 'status', status: 429 }),
  failsFor('429 with Retry-After', { kind: 'status', status: 429, retryAfter: '3' }),
  refused,
  dead,
  failsFor('garbage', { kind: 'garbage' }),
  failsFor('empty 202', { kind: 'empty' }),
  failsFor('failed results', { kind: 'failed' }),
  late,
  failsFor('dropped before it was read', { kind: 'drop-before' }),
  failsFor('dropped after it was read', { kind: 'drop-after' }),
  mixed,
  outage,
]

import { judge, type Verdict } from './ledger.ts'
import type { Stage } from './scenarios.ts'
import { sendMany } from './visitor.ts'

/** The storage throws at one step of every insert, first with a working provider, then without. */
export async function storageFails(step: string, { site, account, messages }: Stage): Promise<Verdict> {
  account.mails.length = 0
  const options = { keyPrefix: `${step}-` }
  const whileWell = await sendMany(site.url, messages, options)
  account.always = { kind: 'status', status: 500 }
  const whileOut = await sendMany(site.url, messages, options)
  account.always = null
  await site.drained(60_000)
  const verdict = judge(
    `storage ${step === 'reset' ? 'is reset at' : `fails ${step}`} the insert`,
    [...whileWell, ...whileOut],
    account.mails,
  )
  // A message stored before the failure is found and kept; the others get 503 with Retry-After.
  const expected = step === 'after' ? 200 : 503
  if (whileWell.some(({ status }) => status !== 200)) verdict.problems.push('not mailed at once')
  for (const { status, retryAfter } of whileOut) {
    if (status !== expected) verdict.problems.push(`answered ${status}`)
    if (status === 503 && !Number(retryAfter)) verdict.problems.push('503 without Retry-After')
  }
  return verdict
}

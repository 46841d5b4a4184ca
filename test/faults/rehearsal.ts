import type { RecordedMail } from '#test/support/mailchannels-account.ts'
import { judge, type Kill, type Verdict } from './ledger.ts'
import { pause, type Stage } from './scenarios.ts'
import { type Sent, sendMany, sendOne } from './visitor.ts'

/** Bundles. `later` is a made-up release whose schema has one more step. */
export interface Releases {
  today: string
  later: string
}

function startLoad(url: string, sent: Sent[]): () => Promise<void> {
  let isOver = false
  const visitor = async () => {
    while (!isOver) {
      sent.push(await sendOne(url, { patience: 60_000 }))
      await pause(Math.random() * 50)
    }
  }
  const visitors = Array.from({ length: 4 }, visitor)
  return async () => {
    isOver = true
    await Promise.all(visitors)
  }
}

/**
 * Today's release takes messages while the provider fails; then a later one replaces it, is rolled
 * back and deployed again under load, on the same file. @returns a row for each replacement, and one
 * for all together
 */
export async function rehearse(
  { site, account, isShort }: Stage,
  { today, later }: Releases,
): Promise<Verdict[]> {
  const waiting = isShort ? 50 : 1000
  account.mails.length = 0
  const all: Sent[] = []
  const kills: Kill[] = []
  const verdicts: Verdict[] = []
  await site.deploy(today)
  const turns = { 'a deploy': later, 'a rollback': today, 'a second deploy': later }
  for (const [name, bundle] of Object.entries(turns)) {
    account.always = { kind: 'status', status: 503 }
    const sent = await sendMany(site.url, waiting)
    const { queued } = await site.summary()
    const stopLoad = startLoad(site.url, sent)
    await pause(500)
    const at = Date.now()
    await site.kill()
    kills.push({ at, endedAt: Date.now(), recorded: site.recorded() })
    account.always = null
    await site.deploy(bundle)
    await pause(isShort ? 1000 : 5000)
    await stopLoad()
    await site.drained(120_000)
    const verdict = judgeDeploy(`${name}: ${queued} waiting`, sent, account.mails, kills)
    if (queued < waiting) verdict.problems.push(`only ${queued} were waiting`)
    verdicts.push(verdict)
    all.push(...sent)
  }
  return [...verdicts, judgeDeploy('all deploys together', all, account.mails, kills)]
}

/**
 * A visitor must not notice a deploy: every answer is a success. A broken connection is tried
 * again, as the form does.
 */
function judgeDeploy(name: string, sent: Sent[], mails: RecordedMail[], kills: Kill[]): Verdict {
  const verdict = judge(name, sent, mails, kills)
  if (verdict.refused > 0) verdict.problems.push(`${verdict.refused} answers were no success`)
  return verdict
}

import { readFileSync } from 'node:fs'
import type { RecordedMail } from '#test/support/mailchannels-account.ts'
import { releaseBefore } from '#test/support/releases/index.ts'
import { judge, type Kill, type Verdict } from './ledger.ts'
import { pause, type Stage } from './scenarios.ts'
import { type Sent, sendMany, sendOne } from './visitor.ts'

/** `before` is null in a shallow clone. */
export interface Releases {
  before: string | null
  today: string
}

interface Turn {
  name: string
  bundle: string
}

function turnsOf({ before, today }: Releases): Turn[] {
  const now = { name: 'today', bundle: today }
  if (!before) return [now]
  return [{ name: 'the release before', bundle: before }, now, { name: 'back again', bundle: before }, now]
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
 * The release before takes messages while the provider fails; then the releases replace each other
 * under load, on the same file. @returns a row for each replacement, and one for all together
 */
export async function rehearse(stage: Stage, releases: Releases): Promise<Verdict[]> {
  const [first, ...others] = turnsOf(releases)
  if (!first || others.length === 0) return rehearseWithFixture(stage, releases.today)
  const { site, account, isShort } = stage
  const waiting = isShort ? 50 : 1000
  account.mails.length = 0
  const all: Sent[] = []
  const kills: Kill[] = []
  const verdicts: Verdict[] = []
  await site.deploy(first.bundle)
  let last = first.name
  for (const { name, bundle } of others) {
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
    const verdict = judgeDeploy(`${last}, then ${name}: ${queued} waiting`, sent, account.mails, kills)
    if (queued < waiting) verdict.problems.push(`only ${queued} were waiting`)
    verdicts.push(verdict)
    all.push(...sent)
    last = name
  }
  return [...verdicts, judgeDeploy('all of it together', all, account.mails, kills)]
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

/** Without the history: today's release opens the dumped file of the release before. */
async function rehearseWithFixture({ site, account }: Stage, today: string): Promise<Verdict[]> {
  const dump = readFileSync(`test/support/releases/${releaseBefore.schema}.sql`, 'utf8')
  account.mails.length = 0
  await site.kill()
  site.replaceFile(`${dump} UPDATE messages SET dueAt = createdAt WHERE state = 'queued'; DELETE FROM facts;`)
  await site.deploy(today)
  const { queued } = await site.summary()
  await site.drained(60_000)
  const name = "the release before's file, then today; its code is not in this clone's history"
  const verdict = { ...judge(name, [], []), accepted: queued, delivered: account.mails.length }
  if (account.mails.length < queued || queued === 0) verdict.problems.push('not all was delivered')
  return [verdict]
}

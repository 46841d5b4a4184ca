import { judge, type Kill, type Verdict } from './ledger.ts'
import type { Releases } from './rehearsal.ts'
import { pause, type Stage } from './scenarios.ts'
import { type Sent, sendOne } from './visitor.ts'

/** Waits for `more` answers, at most 5 s: a kill must hit messages. */
async function progress(sent: Sent[], more: number): Promise<void> {
  const enough = sent.length + more
  for (let waited = 0; waited < 5000 && sent.length < enough; waited += 10) await pause(10)
}

/**
 * Kills the process at random moments under load and restarts it on the same state. One restart in
 * three runs a later release, which is then rolled back.
 */
export async function kills({ site, account, isShort }: Stage, { today, later }: Releases): Promise<Verdict> {
  account.mails.length = 0
  // Slow enough for kills to hit every step of a delivery.
  account.always = () => (Math.random() < 0.5 ? { kind: 'late', delay: 20 + Math.random() * 200 } : null)
  const total = isShort ? 10 : 100
  const sent: Sent[] = []
  const done: Kill[] = []
  let isOver = false
  const visitor = async () => {
    while (!isOver) {
      sent.push(await sendOne(site.url, { patience: 600_000 }))
      await pause(Math.random() * 200)
    }
  }
  const visitors = Array.from({ length: 4 }, visitor)
  for (let count = 0; count < total; count++) {
    await progress(sent, Math.ceil(Math.random() * 5))
    await pause(Math.random() * 300)
    const at = Date.now()
    await site.kill()
    done.push({ at, endedAt: Date.now(), recorded: site.recorded() })
    const isThird = count >= total / 3 && count < (2 * total) / 3
    await site.deploy(isThird ? later : today)
  }
  isOver = true
  await Promise.all(visitors)
  account.always = null
  await site.drained(120_000)
  return judge(`killed ${total} times, a third of them as a later release`, sent, account.mails, done)
}

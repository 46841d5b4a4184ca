import { judge, type Verdict } from './ledger.ts'
import { pause, type Stage } from './scenarios.ts'
import { type Sent, sendOne } from './visitor.ts'

/** The process is killed at random moments, while messages come in, and started again on the same state. */
export async function kills({ site, account, isShort }: Stage): Promise<Verdict> {
  account.mails.length = 0
  // Slow enough that kills fall into every step of a delivery.
  account.always = () => (Math.random() < 0.5 ? { kind: 'late', delay: 20 + Math.random() * 200 } : null)
  const total = isShort ? 10 : 100
  const sent: Sent[] = []
  const killedAt: number[] = []
  let isOver = false
  const visitor = async () => {
    while (!isOver) {
      sent.push(await sendOne(site.url))
      await pause(Math.random() * 200)
    }
  }
  const visitors = Array.from({ length: 4 }, visitor)
  for (let count = 0; count < total; count++) {
    await pause(50 + Math.random() * 700)
    killedAt.push(Date.now())
    await site.kill()
    await site.start()
  }
  isOver = true
  await Promise.all(visitors)
  account.always = null
  await site.drained(120_000)
  return judge(`killed ${total} times`, sent, account.mails, killedAt)
}

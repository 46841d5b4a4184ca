import type { Fault } from '#test/support/mailchannels-account.ts'
import { judge, type Kill, type Verdict } from './ledger.ts'
import type { Releases } from './rehearsal.ts'
import { pause, type Stage } from './scenarios.ts'
import { sendMany } from './visitor.ts'

const out: Fault = { kind: 'status', status: 503 }

/** One request in five fails, whichever message it is for. */
const unsteady = () => (Math.random() < 0.2 ? out : null)

/**
 * The provider is out for that time, then answers one request in five with 503. The releases
 * replace each other meanwhile. The hours pass in the file of the killed Worker.
 */
export async function longOutage(
  { site, account, isShort }: Stage,
  { today, later }: Releases,
  hours: number,
): Promise<Verdict> {
  account.mails.length = 0
  account.always = out
  const kills: Kill[] = []
  const replace = async (bundle: string, passed = 0) => {
    const at = Date.now()
    await site.kill()
    kills.push({ at, endedAt: Date.now(), recorded: site.recorded() })
    if (passed > 0) site.passHours(passed)
    await site.deploy(bundle)
  }
  await site.deploy(today)
  const sent = await sendMany(site.url, isShort ? 30 : 1000)
  await replace(today, hours / 2)
  await pause(1000)
  await replace(later, hours / 2)
  await pause(1000)
  account.always = unsteady
  await replace(today)
  await pause(isShort ? 1000 : 20_000)
  await replace(later)
  await pause(isShort ? 1000 : 20_000)
  await replace(today)
  await site.drained(1_200_000)
  account.always = null
  const verdict = judge(
    `out for ${hours} hours, then 20 % fail; two deploys and rollbacks`,
    sent,
    account.mails,
    kills,
  )
  const { dead } = await site.summary()
  if (dead > 0) verdict.problems.push(`${dead} dead`)
  return verdict
}

import { openEdge } from '#test/cache/edge.ts'
import { everyAddress } from '#test/support/addresses.ts'
import { percentile } from './ledger.ts'
import type { Site } from './site.ts'

/** 99th percentile in ms, also in a process's first second. */
const longest99 = 300

interface Asked {
  startedAt: number
  duration: number
  status: number
}

type Ask = (path: string) => Promise<Asked>

function timed(ask: (path: string) => Promise<{ status: number }>): Ask {
  return async (path) => {
    const startedAt = performance.now()
    const { status } = await ask(path)
    return { startedAt, duration: performance.now() - startedAt, status }
  }
}

/** Starts pages at a fixed rate, whether or not earlier ones were answered. */
async function steadyPages(ask: Ask, { perSecond, seconds }: PageLoad): Promise<Asked[]> {
  const pending: Promise<Asked>[] = []
  const start = performance.now()
  while (pending.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, ((performance.now() - start) / 1000) * perSecond)
    while (pending.length < due) {
      const { path } = everyAddress[pending.length % everyAddress.length] ?? { path: '/' }
      pending.push(ask(path))
    }
    await new Promise((done) => setTimeout(done, 3))
  }
  return Promise.all(pending)
}

export interface PageLoad {
  perSecond: number
  seconds: number
}

function row(name: string, asked: Asked[]) {
  const first = Math.min(...asked.map(({ startedAt }) => startedAt))
  const ofSecond = asked.filter(({ startedAt }) => startedAt - first < 1000)
  const p = (some: Asked[], share: number) =>
    percentile(
      some.map(({ duration }) => duration),
      share,
    )
  const failed = asked.filter(({ status }) => status !== 200).length
  const [p50, p99, firstSecond99] = [p(asked, 0.5), p(asked, 0.99), p(ofSecond, 0.99)]
  return { name, sent: asked.length, failed, p50, p99, firstSecond99 }
}

/**
 * Loads pages of a new process through a cache: first an empty cache, then as the warm-up after a
 * deploy leaves it. Only the second row is judged by time, because no visitor comes before the
 * warm-up.
 */
export async function loadPages(site: Site, load: PageLoad) {
  const edge = await openEdge(Number(new URL(site.url).port))
  const ask = timed((path) => edge.ask(path))
  const empty = row('pages, empty cache', await steadyPages(ask, { ...load, seconds: 2 }))
  const full = row(`${load.perSecond} pages/s, after the warm-up`, await steadyPages(ask, load))
  await edge.close()
  const isQuick = full.p99 <= longest99 && full.firstSecond99 <= longest99
  return [
    { ...empty, isGood: empty.failed === 0 },
    { ...full, isGood: full.failed === 0 && isQuick },
  ]
}

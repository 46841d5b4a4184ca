import { cpuOf } from '#test/bench/load.ts'
import { median } from '#test/bench/median.ts'
import type { Server } from '#test/bench/server.ts'
import type { Asked } from './kind.ts'

const lightest = { path: '/study-design/rare-events?risk=2' }

const bodyOf = ({ call }: Asked): RequestInit =>
  call
    ? {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
      }
    : {}

/** In ms of CPU. */
async function cpuOfOne({ port, pid }: Server, asked: Asked): Promise<number> {
  const start = cpuOf(pid)
  const response = await fetch(`http://127.0.0.1:${port}${asked.path}`, bodyOf(asked))
  await response.arrayBuffer()
  if (response.status >= 500)
    throw new Error(`${asked.path} answered ${response.status}. VERBOSE=1 shows the Worker's log.`)
  return cpuOf(pid) - start
}

/** In ms of CPU, after what makes the Worker forget. */
export async function costOf(site: Server, asked: Asked): Promise<number> {
  for (const path of asked.before ?? []) await cpuOfOne(site, { path })
  return cpuOfOne(site, asked)
}

/**
 * The median of some requests, each in times of the lightest design's page just before it: the machine's
 * speed varies, and a single request may include a garbage collection.
 */
export async function quotientOf(site: Server, asked: Asked, times = 15): Promise<number> {
  const quotients: number[] = []
  for (let i = 0; i < times; i += 1) {
    const light = await cpuOfOne(site, lightest)
    quotients.push((await costOf(site, asked)) / light)
  }
  return median(quotients)
}

/** An isolate is slow at first. */
export const warmUp = (site: Server) => quotientOf(site, lightest, 100)

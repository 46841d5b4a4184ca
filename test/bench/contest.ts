import { brotliCompressSync } from 'node:zlib'
import { type Load, load, timeToFirstByte } from './load.ts'
import { median } from './median.ts'
import type { Server } from './server.ts'

type Runner = 'brotli' | 'headed' | 'warm' | 'string' | 'cold' | 'plain'

/** Who takes part, each in a process of its own: in one for two, the second would collect the garbage of the first. */
export type Field = Record<Runner, Server>

const address = (page: string): Record<Runner, string> => ({
  brotli: '/brotli',
  headed: '/headed',
  warm: page,
  string: '/string',
  cold: page,
  plain: page,
})

/**
 * Requests of a round: so many that a collection of garbage falls on each, and that what a process needs to come back into
 * the processor's caches is little beside them; no more, since a machine grows slower and faster from minute to minute.
 */
const counts = { brotli: 4000, headed: 4000, warm: 4000, string: 1000, cold: 200, plain: 200 }
/** Rounds that only warm the engines. */
const warmUp = 2
const runners: Runner[] = ['brotli', 'headed', 'warm', 'string', 'cold', 'plain']

/** The page in the memory of the site at its smallest, and as the constant that it is compared with. */
async function prepare({ warm, ...others }: Field, page: string): Promise<number> {
  const url = `http://127.0.0.1:${warm.port}${page}`
  const html = await (await fetch(url)).text()
  for (let use = 0; use < 20; use += 1) {
    await (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()
  }
  const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'br' } })
  const own = Object.fromEntries(
    [...headers].filter(([name]) => !/^(content-length|transfer-encoding)$/.test(name)),
  )
  for (const { port } of [others.brotli, others.headed, others.string])
    await fetch(`http://127.0.0.1:${port}/`, {
      method: 'PUT',
      body: html,
      headers: { 'Page-Headers': JSON.stringify({ ...own, 'content-encoding': 'br' }) },
    })
  return brotliCompressSync(html).length
}

type Loads = Record<Runner, Load[]>

/** Runners in turn, in rounds, so that what else the machine does falls on all of them. */
async function race(field: Field, page: string, runners: Runner[], rounds: number): Promise<Loads> {
  const loads: Loads = { brotli: [], headed: [], warm: [], string: [], cold: [], plain: [] }
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const runner of runners) {
      const result = await load(field[runner], address(page)[runner], counts[runner])
      if (round >= 0) loads[runner].push(result)
    }
  }
  return loads
}

/** Of the requests per second of two runners in the same round: the median. */
function ratioOf(loads: Loads, of: Runner, to: Runner): number {
  return median(
    loads[of].map(({ requestsPerSecond }, round) => {
      return requestsPerSecond / (loads[to][round]?.requestsPerSecond ?? Number.NaN)
    }),
  )
}

/** A kept page against the constant. */
export async function competeWarm(field: Field, page: string) {
  const bytes = await prepare(field, page)
  const loads = await race(field, page, ['brotli', 'headed', 'warm'], 7)
  return {
    page,
    bytes,
    'warm : brotli constant': ratioOf(loads, 'warm', 'brotli').toFixed(2),
    'warm : with its headers': ratioOf(loads, 'warm', 'headed').toFixed(2),
  }
}

/** All runners on one page. */
export async function compete(field: Field, page: string) {
  const bytes = await prepare(field, page)
  const loads = await race(field, page, runners, 9)
  const first = { cold: [] as number[], warm: [] as number[] }
  for (let visit = 0; visit < 5; visit += 1) {
    first.cold.push(await timeToFirstByte(field.cold.port, page))
    first.warm.push(await timeToFirstByte(field.warm.port, page))
  }
  const ratio = (of: Runner, to: Runner) => ratioOf(loads, of, to)
  const cpu = (runner: Runner) => median(loads[runner].map(({ cpuPerRequest }) => cpuPerRequest))
  return {
    page,
    bytes,
    'warm : brotli constant': ratio('warm', 'brotli').toFixed(2),
    'warm : with its headers': ratio('warm', 'headed').toFixed(2),
    'warm : string constant': ratio('warm', 'string').toFixed(2),
    'cold CPU : plain React': (cpu('cold') / cpu('plain')).toFixed(2),
    'CPU brotli': cpu('brotli').toFixed(3),
    'CPU warm': cpu('warm').toFixed(3),
    'CPU string': cpu('string').toFixed(3),
    'CPU cold': cpu('cold').toFixed(2),
    'CPU plain': cpu('plain').toFixed(2),
    'TTFB cold': median(first.cold).toFixed(1),
    'TTFB warm': median(first.warm).toFixed(1),
  }
}

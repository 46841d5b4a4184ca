/**
 * `node test/bench/designs.ts [COUNT]`: CPU of the Worker for so many random and boundary states of
 * all designs (20,000), asked for as pages. Prints the ten slowest, and the other pages that have a
 * budget: a brief of the slowest designs, the ledger, the Markdown of long pages. Those are asked for
 * 16 times each. Fails when the least of the 16 is over its budget: what else the machine does makes
 * the others longer.
 */
import { loadavg } from 'node:os'
import { packDesign } from '#src/brief/packed.ts'
import { type State, statesOf } from '#test/study-design/states.ts'
import { cpuOf } from './load.ts'
import { median } from './median.ts'
import { build, type Server, serve } from './server.ts'

const count = Number(process.argv[2] ?? 20_000)
const repeats = 16
/** So many of the slowest are measured again: one measurement may hold a collection of garbage. */
const again = 200

/** In ms of CPU. */
const budgets = { design: 5, brief: 15, long: 10 }

const longPages = [
  '/study-design/checks',
  '/study-design/checks.md',
  '/key-concepts.md',
  '/biostatistic-glossary.md',
  '/sample-study/datasets.md',
  '/sample-study/data-management.md',
  '/index.md',
]

/** CPU of one request, in ms. */
async function cpuOfOne({ port, pid }: Server, path: string): Promise<number> {
  const before = cpuOf(pid)
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${response.status}: ${path}`)
  return cpuOf(pid) - before
}

interface Measured {
  path: string
  budget: number
  least: number
  median: number
}

async function measure(site: Server, path: string, budget: number): Promise<Measured> {
  const taken: number[] = []
  for (let i = 0; i < repeats; i++) taken.push(await cpuOfOne(site, path))
  return { path, budget, least: Math.min(...taken), median: median(taken) }
}

const pathOf = ({ design, texts }: State) => `/study-design/${design}?${new URLSearchParams({ ...texts })}`

/** So many states, evenly from all pairs and random ones. */
function drawn(): State[] {
  const states = [...statesOf(1000, 2000)]
  return Array.from({ length: count }, (_, i) => states[Math.floor((i * states.length) / count)]).filter(
    (state) => state !== undefined,
  )
}

async function slowestOf(site: Server, states: readonly State[]) {
  const first: { state: State; cpu: number }[] = []
  for (const state of states) first.push({ state, cpu: await cpuOfOne(site, pathOf(state)) })
  const all = first.map(({ cpu }) => cpu)
  console.log(`${states.length} states, median ${median(all).toFixed(2)} ms`)
  const rows: (Measured & { state: State })[] = []
  for (const { state } of first.sort((one, other) => other.cpu - one.cpu).slice(0, again))
    rows.push({ state, ...(await measure(site, pathOf(state), budgets.design)) })
  return rows.sort((one, other) => other.least - one.least).slice(0, 10)
}

console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
const site = await serve(build('src/index.ts', 'designs'), 8796)
process.on('exit', site.stop)

const slowest = await slowestOf(site, drawn())
const packed = slowest.slice(0, 6).map(({ state }) => ['design', packDesign(state.design, state.texts)])
const others = [await measure(site, `/brief?${new URLSearchParams(packed)}`, budgets.brief)]
for (const path of longPages)
  for (const query of ['', '?lang=he']) others.push(await measure(site, `${path}${query}`, budgets.long))

others.push(await measure(site, '/study-design/rare-events', budgets.design))

const rows = [...slowest, ...others]
for (const { least, median, budget, path } of rows)
  console.log(`${least.toFixed(2)} ms (median ${median.toFixed(2)}, budget ${budget}): ${path}`)
process.exit(rows.some(({ least, budget }) => least > budget) ? 1 : 0)

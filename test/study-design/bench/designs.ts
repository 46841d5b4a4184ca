/**
 * `node test/study-design/bench/designs.ts [COUNT]`: CPU of 20,000 random and boundary states of
 * all designs, every second one in Hebrew. Prints the ten slowest, the Markdown of three of them, a
 * brief and a comparison of them, the benchmark values, and the Markdown of long pages: 64 requests
 * each, in turns with the lightest design. The budget is a multiple of the lightest design's time,
 * because the machine's speed varies.
 */
import { loadavg } from 'node:os'
import { designAsParameter } from '#src/study-design/as-parameter.ts'
import { cpuOf } from '#test/bench/load.ts'
import { median } from '#test/bench/median.ts'
import { build, type Server, serve } from '#test/bench/server.ts'
import { type State, statesOf } from '#test/study-design/states.ts'

const count = Number(process.argv[2] ?? 20_000)
const repeats = 64

const lightest = '/study-design/rare-events?risk=2'

/** In times of the lightest design, which takes 2.5 ms on a quiet machine: 5, 15 and 10 ms. */
const budgets = { design: 2, brief: 6, long: 4 }

const longPages = [
  '/study-design/checks',
  '/study-design/checks.md',
  '/key-concepts.md',
  '/biostatistic-glossary.md',
  '/sample-study/datasets.md',
  '/sample-study/data-management.md',
  '/index.md',
]

/** In ms. */
async function cpuOfOne({ port, pid }: Server, path: string): Promise<number> {
  const before = cpuOf(pid)
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  await response.arrayBuffer()
  if (response.status >= 500)
    throw new Error(`${path} answered ${response.status}. VERBOSE=1 shows the Worker's log.`)
  return cpuOf(pid) - before
}

interface Measured {
  path: string
  budget: number
  /** In ms. */
  least: number
  median: number
  /** Median ratio to the lightest design, which is measured right after each request. */
  ratio: number
}

async function measure(site: Server, path: string, budget: number, times = repeats): Promise<Measured> {
  const taken: number[] = []
  const ratios: number[] = []
  for (let i = 0; i < times; i++) {
    const cpu = await cpuOfOne(site, path)
    taken.push(cpu)
    ratios.push(cpu / (await cpuOfOne(site, lightest)))
  }
  return { path, budget, least: Math.min(...taken), median: median(taken), ratio: median(ratios) }
}

const pathOf = ({ design, texts }: State, place: number) =>
  `/study-design/${design}?${new URLSearchParams(place % 2 === 0 ? texts : { lang: 'he', ...texts })}`

/** `count` states, evenly spaced. */
function drawn(): State[] {
  const states = [...statesOf(1000, 2000)]
  return Array.from({ length: count }, (_, i) => states[Math.floor((i * states.length) / count)]).filter(
    (state) => state !== undefined,
  )
}

interface Asked {
  state: State
  path: string
}

async function ranked(site: Server, asked: readonly Asked[], times: number) {
  const rows: (Asked & Measured)[] = []
  for (const { state, path } of asked)
    rows.push({ state, ...(await measure(site, path, budgets.design, times)) })
  return rows.sort((one, other) => other.ratio - one.ratio)
}

async function slowestOf(site: Server, states: readonly State[]) {
  const first: (Asked & { cpu: number })[] = []
  for (const [place, state] of states.entries()) {
    const path = pathOf(state, place)
    first.push({ state, path, cpu: await cpuOfOne(site, path) })
  }
  const all = first.map(({ cpu }) => cpu)
  console.log(`${states.length} states, median ${median(all).toFixed(2)} ms`)
  first.sort((one, other) => other.cpu - one.cpu)
  // A single measurement may include a garbage collection.
  const again = await ranked(site, first.slice(0, 400), 8)
  return ranked(site, again.slice(0, 10), repeats)
}

console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
const site = await serve(build('src/index.ts', 'designs'), 8796)
process.on('exit', site.stop)

const slowest = await slowestOf(site, drawn())
const packed = slowest
  .slice(0, 6)
  .map(({ state }) => ['design', designAsParameter(state.design, state.texts)])
const others = [
  await measure(site, `/brief?${new URLSearchParams(packed)}`, budgets.brief),
  await measure(site, `/study-design/compare?${new URLSearchParams(packed.slice(0, 4))}`, budgets.design),
]
for (const { path } of slowest.slice(0, 3))
  others.push(await measure(site, path.replace('?', '.md?'), budgets.design))
for (const path of longPages)
  for (const query of ['', '?lang=he']) others.push(await measure(site, `${path}${query}`, budgets.long))

const rows = [...slowest, ...others]
for (const { least, median, ratio, budget, path } of rows) {
  const ms = `${least.toFixed(2)} ms (median ${median.toFixed(2)})`
  console.log(`${ratio.toFixed(2)} of ${budget} times the lightest, ${ms}: ${path}`)
}
process.exit(rows.some(({ ratio, budget }) => ratio > budget) ? 1 : 0)

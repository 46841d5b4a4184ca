/**
 * `node test/study-design/bench/designs.ts [COUNT]`: CPU of 20,000 random and boundary states of
 * all designs, every second one in Hebrew, of grids of two assumptions for a tenth of them, and of the
 * monitoring of sequential plans. Prints the slowest of each, a brief and a comparison of them, and
 * the benchmark values: 64 requests each, in turns with the lightest design. The budget is a multiple
 * of the lightest design's time, because the machine's speed varies.
 */

import { loadavg } from 'node:os'
import { designs, gridSteps, type Texts } from '@marom/trial-designs'
import { designAsParameter } from '#src/study-design/as-parameter.ts'
import { cpuOf } from '#test/bench/load.ts'
import { median } from '#test/bench/median.ts'
import { build, type Server, serve } from '#test/bench/server.ts'
import { type State, statesOf } from '#test/study-design/states.ts'

const count = Number(process.argv[2] ?? 20_000)
const repeats = 64

const lightest = '/study-design/rare-events?risk=2'

/**
 * In times of the lightest design, which takes 2 ms on a quiet machine: 8.5, 11, 10 and 3 ms. The sequential
 * design takes 2.5 to 3.1 with its fields of three endpoints, before any costly number.
 */
const budgets = { design: 4.25, grid: 5.5, brief: 5, long: 1.5 }

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

/** @param other asked before each measured request: the Worker remembers its last plan */
async function measure(
  site: Server,
  path: string,
  budget: number,
  { times = repeats, other = lightest } = {},
): Promise<Measured> {
  const taken: number[] = []
  const ratios: number[] = []
  for (let i = 0; i < times; i++) {
    await cpuOfOne(site, other)
    const cpu = await cpuOfOne(site, path)
    taken.push(cpu)
    ratios.push(cpu / (await cpuOfOne(site, lightest)))
  }
  return { path, budget, least: Math.min(...taken), median: median(taken), ratio: median(ratios) }
}

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

const addressOf = (page: string, texts: Texts, place: number) =>
  `/study-design/${page}?${new URLSearchParams({ ...(place % 2 === 0 ? {} : { lang: 'he' }), ...texts })}`

const pagesOf = (states: readonly State[]): Asked[] =>
  states.map((state, place) => ({ state, path: addressOf(state.design, state.texts, place) }))

/** Two assumptions of each state that has two, in turn. */
function gridsOf(states: readonly State[]): Asked[] {
  return states.flatMap((state, place) => {
    const { design, texts } = state
    const answer = designs[design].answer(texts)
    const names = answer.isResult ? [...answer.changes.variations.keys()] : []
    const [rows, columns] = [names[place % names.length], names[(place + 1) % names.length]]
    const step = gridSteps[place % gridSteps.length]
    if (!rows || !columns || rows === columns || !step) return []
    return [{ state, path: addressOf(design, { ...texts, rows, columns, step }, place) }]
  })
}

/** All interim analyses of each sequential plan that has some, as planned. */
function monitoringOf(states: readonly State[]): Asked[] {
  const plans = states.filter(({ design, texts }) => design === 'group-sequential' && texts.looks !== '1')
  return plans.map((state, place) => {
    const looks = Number(state.texts.looks ?? 3)
    const analyses = Array.from({ length: Math.min(looks, 6) - 1 }, (_, i) => [
      [`info${i + 1}`, state.texts[`t${i + 1}`] ?? `${Math.round((100 * (i + 1)) / looks)}%`],
      [`z${i + 1}`, String(0.3 + 0.3 * i)],
    ])
    const texts = { ...state.texts, ...Object.fromEntries(analyses.flat()), stage: 'interim' }
    return { state, path: addressOf('monitoring', texts, place) }
  })
}

const exampleOf = ({ design }: State) => `/study-design/${design}.json`

async function ranked(site: Server, asked: readonly Asked[], budget: number, times: number) {
  const rows: (Asked & Measured)[] = []
  for (const { state, path } of asked)
    rows.push({ state, ...(await measure(site, path, budget, { times, other: exampleOf(state) })) })
  return rows.sort((one, other) => other.ratio - one.ratio)
}

async function slowestOf(
  site: Server,
  name: string,
  asked: readonly Asked[],
  { listed, budget }: { listed: number; budget: number },
) {
  const first: (Asked & { cpu: number })[] = []
  for (const one of asked) first.push({ ...one, cpu: await cpuOfOne(site, one.path) })
  console.log(`${asked.length} ${name}, median ${median(first.map(({ cpu }) => cpu)).toFixed(2)} ms`)
  first.sort((one, other) => other.cpu - one.cpu)
  // A single measurement may include a garbage collection.
  const again = await ranked(site, first.slice(0, 40 * listed), budget, 8)
  return ranked(site, again.slice(0, listed), budget, repeats)
}

console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
const site = await serve(build('src/index.ts', 'designs'), 8796)
process.on('exit', site.stop)

const states = drawn()
const slowest = await slowestOf(site, 'states', pagesOf(states), { listed: 10, budget: budgets.design })
const grids = await slowestOf(site, 'grids', gridsOf(states.filter((_, place) => place % 10 === 0)), {
  listed: 4,
  budget: budgets.grid,
})
const monitored = await slowestOf(site, 'monitored plans', monitoringOf(states), {
  listed: 4,
  budget: budgets.design,
})
const packed = slowest
  .slice(0, 6)
  .map(({ state }) => ['design', designAsParameter(state.design, state.texts)])
const others = [
  await measure(site, `/brief?${new URLSearchParams(packed)}`, budgets.brief),
  await measure(site, `/study-design/compare?${new URLSearchParams(packed.slice(0, 4))}`, budgets.design),
]
for (const query of ['', '?lang=he'])
  others.push(await measure(site, `/study-design/checks${query}`, budgets.long))

const rows = [...slowest, ...grids, ...monitored, ...others]
for (const { least, median, ratio, budget, path } of rows) {
  const ms = `${least.toFixed(2)} ms (median ${median.toFixed(2)})`
  console.log(`${ratio.toFixed(2)} of ${budget} times the lightest, ${ms}: ${path}`)
}
const slow = rows.filter(({ ratio, budget }) => ratio > budget)
for (const { path, ratio, budget } of slow)
  console.error(
    `fault: ${path} takes ${ratio.toFixed(2)} times the CPU of the lightest design, budget ${budget}. Compute less for it, or change \`budgets\` in test/study-design/bench/designs.ts and say in the commit what visitors get for it.`,
  )
process.exit(slow.length > 0 ? 1 : 0)

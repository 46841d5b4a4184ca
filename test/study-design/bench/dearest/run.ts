/**
 * `npm run node -- test/study-design/bench/dearest/run.ts [MINUTES] [WORD]`: the requests that cost the most CPU, all or those of kinds
 * with a word in their name. Draws some of each kind, and climbs from the 40 slowest: changes one text at a
 * time and keeps what costs more. Prints the twenty dearest in times of the lightest design's page, and ends
 * with 1 if one is above the budget.
 */

import { loadavg } from 'node:os'
import { seededRandom } from '@marom/statistics'
import { build, serve } from '#test/bench/server.ts'
import { freePort } from '#test/support/free-port.ts'
import { costOf, quotientOf, warmUp } from './ask.ts'
import { type Cost, climb, dearestFirst, dearestSeeds, type Found, type Search } from './climb.ts'
import { designKinds, monitoringKind, packed, packedKind } from './designs.ts'
import type { Kind } from './kind.ts'
import { briefTexts, pageKinds } from './pages.ts'
import { toolKinds } from './tools.ts'

/** In light pages: one takes 2 ms on a quiet machine, and the free plan allows 10. */
const budget = 5

const [minutes = '5', word = ''] = process.argv.slice(2)
const random = seededRandom(20_261_201)

console.log(`${new Date().toISOString()}, load ${loadavg()[0]?.toFixed(1)}`)
const site = await serve(process.env.TEST_WORKER ?? build('src/index.ts', 'dearest'), await freePort())
process.on('exit', site.stop)
const origin = `http://127.0.0.1:${site.port}`
await warmUp(site)

const cost: Cost = ({ request }, texts) => costOf(site, request(texts))

/** @param share of the time, for all of them together */
async function each<Item, Result>(
  items: readonly Item[],
  share: number,
  work: (item: Item, search: Search) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const seconds = (60 * Number(minutes) * share) / items.length
  for (const item of items) results.push(await work(item, { cost, random, seconds }))
  return results
}

const isAsked = ({ name }: Kind) => name.includes(word)

/** From the `most` dearest. */
async function climbs(seeds: readonly Found[], most: number, share: number): Promise<Found[]> {
  const reached = await each(seeds.toSorted(dearestFirst).slice(0, most), share, climb)
  return reached.sort(dearestFirst)
}

// JSON costs little beside its numbers, so that many states can be tried.
const numbers: Found[] = []
for (const kind of designKinds(['.json'], random).filter(isAsked)) {
  const [seeds = []] = await each([kind], 0.02, dearestSeeds)
  numbers.push(...(await climbs(seeds, 4, 0.02)))
}
const reached = Map.groupBy(numbers, ({ kind }) => kind.name)
const packs = numbers.map(({ kind, texts }) => packed(kind.name, texts))
const kinds = [
  ...designKinds(['', '.csv', '.json'], random).map((kind) => ({
    ...kind,
    seeds: [...(reached.get(kind.name) ?? []).map(({ texts }) => texts), ...kind.seeds],
  })),
  monitoringKind(),
  packedKind({ path: '/study-design/compare', formats: ['', '.csv'], most: 4 }, packs),
  packedKind({ path: '/brief', formats: ['', '.txt', '.md'], most: 6 }, packs, await briefTexts(origin)),
  ...(await pageKinds(origin, random)),
  ...toolKinds(reached, random),
].filter(isAsked)
const seeds = (await each(kinds, 0.25, dearestSeeds)).flat()
console.log(
  `${kinds.length} kinds, the dearest drawn request ${seeds.sort(dearestFirst)[0]?.cost.toFixed(1)} ms`,
)
const found = await climbs(seeds, 40, 0.3)

const rows: { quotient: number; asked: string }[] = []
for (const { kind, texts } of found.slice(0, 30)) {
  const { path, call } = kind.request(texts)
  const first = await quotientOf(site, kind.request(texts))
  // Noise of a few per cent must not decide.
  const quotient = first > budget ? await quotientOf(site, kind.request(texts), 61) : first
  rows.push({ quotient, asked: call ? `${path} ${JSON.stringify(call)}` : path })
}
rows.sort((one, other) => other.quotient - one.quotient)
console.log('The dearest, in times of the lightest page:')
for (const { quotient, asked } of rows.slice(0, 20)) console.log(`${quotient.toFixed(2)} ${asked}`)
const dear = rows.filter(({ quotient }) => quotient > budget)
for (const { quotient, asked } of dear)
  console.error(
    `fault: ${asked} costs ${quotient.toFixed(1)} light pages, budget ${budget}. Compute less for it, or refuse it and say so.`,
  )
process.exit(dear.length > 0 ? 1 : 0)

import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { transformSync } from 'esbuild'
import { cpuOf } from './load.ts'
import { median } from './median.ts'
import { build, serve } from './server.ts'

const starts = 9

interface Costs {
  /** CPU from the start of the process to a socket that listens, before any request, in ms. */
  start: number
  /** CPU from there until the first request, for the home page, has been answered, in ms. */
  first: number
}

async function startOnce(bundle: string, port: number): Promise<Costs> {
  const { pid, stop } = await serve(bundle, port, { isAsked: false })
  // All that it does by itself has been done.
  await wait(1000)
  const start = cpuOf(pid)
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
  const first = cpuOf(pid) - start
  stop()
  return { start, first }
}

/**
 * The empty Worker that carries another's script in a function which returns at once: it is
 * compiled, and nothing of it runs. The packed content stands beside it, which workerd reads before
 * it begins.
 */
function onlyCompiled(bundle: string, empty: string): string {
  const { code } = transformSync(readFileSync(bundle, 'utf8'), { format: 'cjs', minify: true })
  const file = join(dirname(dirname(bundle)), 'bench-compiled', 'index.js')
  mkdirSync(dirname(file), { recursive: true })
  for (const packed of globSync(join(dirname(bundle), '*.bin')))
    copyFileSync(packed, join(dirname(file), basename(packed)))
  const returning = `const site = function (require, module, exports) { if (site) return\n${code}}`
  writeFileSync(file, `${readFileSync(empty, 'utf8')}\n${returning}\nsite()\n`)
  return file
}

/**
 * What a start costs: workerd itself, the compiling of the site's script with the reading of the
 * packed content, and the site's top-level code with what it imports of Node.js; then the first
 * page, for which most of the script runs for the first time; medians in ms of CPU, taken in turns.
 */
export async function startCosts(bundle: string, port: number) {
  const empty = build('test/bench/workers/empty.ts', 'empty')
  const runners = { empty, compiled: onlyCompiled(bundle, empty), site: bundle }
  const taken = { empty: [] as Costs[], compiled: [] as Costs[], site: [] as Costs[] }
  for (let start = 0; start < starts; start += 1) {
    taken.empty.push(await startOnce(runners.empty, port))
    taken.compiled.push(await startOnce(runners.compiled, port + 1))
    taken.site.push(await startOnce(runners.site, port + 2))
  }
  const of = (name: keyof typeof taken, cost: keyof Costs = 'start') =>
    median(taken[name].map((costs) => costs[cost]))
  return {
    'an empty Worker': of('empty').toFixed(1),
    'reading and compiling': (of('compiled') - of('empty')).toFixed(1),
    'top-level code': (of('site') - of('compiled')).toFixed(1),
    'the first page': (of('site', 'first') - of('empty', 'first')).toFixed(1),
  }
}

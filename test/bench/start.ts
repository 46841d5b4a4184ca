import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { transformSync } from 'esbuild'
import { cpuOf } from './load.ts'
import { median } from './median.ts'
import { build, serve } from './server.ts'

const starts = 9

interface Costs {
  /** CPU in ms from the start of the process to a listening socket, before any request. */
  start: number
  /** CPU in ms from then until the home page is answered. */
  first: number
}

async function startOnce(bundle: string, port: number): Promise<Costs> {
  const { pid, stop } = await serve(bundle, port, { isAsked: false })
  // By then workerd has finished its own start.
  await wait(1000)
  const start = cpuOf(pid)
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
  const first = cpuOf(pid) - start
  stop()
  return { start, first }
}

/**
 * The empty Worker with the site's script inside a function that returns at once: V8 compiles it,
 * but runs nothing. workerd reads the packed content beside it at the start.
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

/** Medians in ms of CPU, in turns. The first page runs most of the script for the first time. */
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

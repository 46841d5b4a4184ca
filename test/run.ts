/**
 * `npm test`: builds the site and the Worker once, runs all steps over them, and ends with a table
 * and the line `N passed, N failed`. A step that fails without a report counts as one failure.
 *
 * `node test/run.ts STEP…` runs some of `types lint unit node faults browser translated engines load`.
 * Words after the last of `unit`, `node` or `browser` choose files or titles, or are options of Vitest
 * or Playwright. `node test/run.ts all` tries every term, page, width and engine, and measures the
 * load; it installs missing engines where it can.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { findFirefox, installEngines } from './engines/find-engines.ts'
import { buildWorker } from './faults/worker.ts'
import { results } from './run/reports.ts'
import { Run } from './run/run.ts'
import * as steps from './run/steps.ts'

const groups = ['types', 'lint', 'unit', 'node', 'faults', 'browser', 'translated', 'engines', 'load', 'all']
const asked = process.argv.slice(2)
const isNarrowed = asked.findIndex((word) => !groups.includes(word))
const names = isNarrowed < 0 ? asked : asked.slice(0, isNarrowed)
/** Of the last group that is named. */
const words = asked.slice(names.length)
const isAll = names.includes('all')
const isAsked = (name: string) => names.length === 0 || isAll || names.includes(name)
const wordsOf = (name: string) => (names.at(-1) === name ? words : [])
if (isAll) process.env.TEST_ALL = '1'

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Steps that keep a core or two busy, the longest first; two of them run at a time. */
const busy: steps.Step[] = []
/** Mostly waits, so it runs beside them. */
const waiting: steps.Step[] = []
/** These use both cores and a clock, so they run after the others. */
const wide: steps.Step[] = []
if (isAsked('node')) busy.push(steps.inNode(wordsOf('node')))
if (isAsked('unit')) busy.push(...steps.unit(wordsOf('unit'), isAsked('node')))
if (isAsked('faults')) waiting.push(steps.faults(isAll))
if (isAll || names.includes('engines')) await installEngines()
if (isAsked('engines') && findFirefox()) busy.push(steps.engines(isAll || names.includes('engines')))
if (isAsked('types')) busy.push(steps.types)
if (isAsked('lint')) busy.push(steps.lint)
if (isAsked('browser')) wide.push(steps.browser(wordsOf('browser')))
if (isAsked('translated')) wide.push(steps.translated(isAll))

/** Its times need an otherwise idle machine. */
const last = isAll || names.includes('load') ? [steps.load] : []
const run = new Run([steps.build, ...busy, ...waiting, ...wide, ...last], { isAll })
await run.take(steps.build)
const needWorker = ['node', 'faults', 'engines', 'browser', 'translated']
if (needWorker.some(isAsked))
  await run.need('the Worker', () => {
    process.env.TEST_WORKER = buildWorker('src/index.ts', 'site')
  })
const waited = run.lane(waiting)
await Promise.all([run.lane(busy), run.lane(busy)])
await run.lane(wide)
await waited
await run.lane(last)
process.exit(run.report())

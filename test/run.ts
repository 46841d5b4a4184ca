/**
 * `npm test`: builds the site and the Worker once, runs all steps over them, and ends with a table
 * and the line `N passed, N failed`. A step that fails without a report counts as one failure.
 *
 * `node test/run.ts STEP…` runs some of `types lint unit faults browser translated engines load`. Words after
 * `browser` choose a file or a page, or are options of Playwright. `node test/run.ts all` tries
 * every term, page, width and engine, and measures the load; it installs missing engines where it
 * can.
 */
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { findFirefox, installEngines } from './engines/find-engines.ts'
import { buildWorker } from './faults/worker.ts'
import { type Count, countOfFaults, countOfPlaywright, countOfVitest, results } from './reports.ts'

interface Step {
  name: string
  command: string[]
  /** Reads the step's report. Without it only the exit code counts. */
  count?: (output: string) => Count
  variables?: Record<string, string>
}

/** A hanging runner must not block the run. In ms, three times the longest step. */
const longestStep = () => (isAll ? 75 : 25) * 60_000

const vitest = (name: string, project: string, file: string): Step => ({
  name,
  command: [
    ...['vitest', 'run', '--config', 'test/vitest.config.ts', '--project', project, '--reporter=dot'],
    ...['--reporter=json', `--outputFile.json=${results}/${file}`],
  ],
  count: () => countOfVitest(file),
})

const types: Step = { name: 'types', command: ['tsc', '--noEmit'] }
const lint: Step = { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] }
const inNode = vitest('unit, in Node', 'in Node', 'node.json')
const inWorkerd = vitest('unit, in workerd', 'inside workerd', 'workerd.json')
const faults = (isAll: boolean): Step => ({
  name: 'faults of mail and storage',
  command: ['node', 'test/faults/run.ts', ...(isAll ? [] : ['--short'])],
  count: countOfFaults,
})

/** @param narrow a subject, a spec's path or name, words of titles, options of Playwright */
function browser(narrow: string[]): Step {
  const options = narrow.filter((one) => one.startsWith('-'))
  const names = narrow.filter((one) => !one.startsWith('-'))
  const files = names.flatMap((one) =>
    existsSync(one) ? [one] : globSync([`test/${one}`, `test/*/${one}{,.spec.ts}`]),
  )
  const words = files.length === 0 && names.length > 0 ? ['--grep', names.join(' ')] : []
  return {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'test/playwright.config.ts', ...files, ...words, ...options],
    count: () => countOfPlaywright('browser-8788.json', narrow.length > 0),
  }
}

/** Journeys on pages that a translator of the browser changes: those with changing texts, or all. */
const translated = (isAll: boolean): Step => ({
  name: 'browser, translated',
  command: [
    ...['playwright', 'test', '--config', 'test/playwright.config.ts'],
    ...(isAll
      ? globSync(
          'test/{blog,brief,company,contact,glossary,publications,sample-study,search,study-design}/*.spec.ts',
        )
      : [
          'contact/contact',
          'glossary/glossary',
          'glossary/study-deck',
          'blog/insights',
          'sample-study/break',
        ].map((name) => `test/${name}.spec.ts`)),
    'test/browser/accessibility-panel.spec.ts',
  ],
  count: () => countOfPlaywright('browser-8789.json', !isAll),
  variables: { TEST_PORT: '8789', TEST_TRANSLATED: '1' },
})

/** All journeys in every engine, or the main ones in Firefox, on a separate server. */
const engines = (isAll: boolean): Step => ({
  name: isAll ? 'every engine' : 'Firefox',
  command: [
    ...['playwright', 'test', '--config', 'test/engines/playwright.config.ts'],
    ...(isAll ? [] : ['--project', 'firefox', '--grep', '@main']),
  ],
  count: () => countOfPlaywright('engines.json', !isAll),
  variables: { TEST_PORT: '8820' },
})

const load: Step = { name: 'load', command: ['node', 'test/faults/load.ts'] }

interface Row {
  tests: number | ''
  seconds: number
}

const table: Record<string, Row> = {}
const failures: string[] = []
const total = { passed: 0, failed: 0 }
const flaky: string[] = []

const seconds = (since: number) => Math.round((performance.now() - since) / 1000)

/** A step that runs alone prints its output at once. */
function execute({ command, variables }: Step, isAlone: boolean): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command
  const limit = isAlone ? undefined : longestStep()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...variables },
      timeout: limit,
      killSignal: 'SIGINT',
    })
    // On SIGINT Playwright writes its report and stops its server. A process that ignores it is
    // killed.
    if (limit) setTimeout(() => child.kill('SIGKILL'), limit + 30_000).unref()
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (isAlone) process.stdout.write(text)
      })
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

async function take(step: Step, isAlone = false): Promise<boolean> {
  const { name } = step
  if (isAlone) console.log(`\n— ${name}`)
  const start = performance.now()
  const { code, output } = await execute(step, isAlone)
  if (!isAlone) console.log(`\n— ${name}\n${output}`)
  if (code !== 0) failures.push(name)
  table[name] = { tests: '', seconds: seconds(start) }
  if (!step.count) return code === 0
  try {
    const count = step.count(output)
    total.passed += count.passed
    total.failed += count.failed
    flaky.push(...(count.flaky ?? []))
    for (const one of count.untried ?? []) console.log(`Skipped in both languages: ${one}`)
    table[name].tests = count.passed + count.failed
  } catch {
    console.log(`${name} left no report: see what it printed above`)
    total.failed += 1
  }
  return code === 0
}

const asked = process.argv.slice(2)
const cut = asked.indexOf('browser') + 1
const names = cut > 0 ? asked.slice(0, cut) : asked
const isAll = names.includes('all')
const isAsked = (name: string) => names.length === 0 || isAll || names.includes(name)
if (isAll) process.env.TEST_ALL = '1'

const start = performance.now()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const isBuilt = await take({ name: 'build', command: ['node', 'src/build/build.ts'] }, true)
/** Each of these steps keeps one core busy; the longest come first. */
const busy: Step[] = []
/** This step mostly waits, so it runs beside them. */
const waiting: Step[] = []
/** This step uses both cores, so it runs after them. */
const wide: Step[] = []
if (isBuilt) {
  if (isAsked('unit')) busy.push(inNode, inWorkerd)
  if (isAsked('browser')) wide.push(browser(asked.slice(names.length)))
  if (isAsked('translated')) wide.push(translated(isAll))
  if (isAsked('faults')) waiting.push(faults(isAll))
  if (isAll || names.includes('engines')) await installEngines()
  if (isAsked('engines') && findFirefox()) busy.push(engines(isAll || names.includes('engines')))
  process.env.TEST_WORKER = buildWorker('src/index.ts', 'site')
}
if (isAsked('types')) busy.push(types)
if (isAsked('lint')) busy.push(lint)
const isAlone = busy.length + waiting.length + wide.length === 1

async function lane(steps: Step[]): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) await take(step, isAlone)
}
const waited = lane(waiting)
await Promise.all([lane(busy), lane(busy)])
await lane(wide)
await waited
// Its times need an otherwise idle machine.
if (isBuilt && (isAll || names.includes('load'))) await take(load, true)

console.table(table)
for (const one of flaky) console.log(`Flaky, passed when tried again: ${one}`)
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
const failed = Math.max(total.failed, failures.length)
const line = `${total.passed} passed, ${failed} failed`
writeFileSync(`${results}/summary.txt`, `${line}\n`)
console.log(`${seconds(start)} s, ${flaky.length} flaky\n\n${line}`)
process.exit(failed > 0 ? 1 : 0)

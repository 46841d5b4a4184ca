/**
 * `npm test`: build, types, lint, the tests inside workerd and behind a cache, faults of the mail,
 * the tests in a real browser, and the main journeys in Firefox where it is installed. `node
 * test/run.ts STEP…` runs some of `types lint unit faults browser engines`; what follows `browser`
 * narrows it to a file or to a page's name. `npm run test:engines` runs all journeys in every
 * engine, installing what it can. Ends with the line `N passed, N failed`, counted from the
 * runners' own reports; a step that fails without a report counts as one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findFirefox, installEngines } from './engines/find-engines.ts'

interface Count {
  passed: number
  failed: number
}

const results = 'test/results'
const failures: string[] = []

/** A runner that hangs must not hang the whole; no step takes a third of this. In ms. */
const longestStep = 25 * 60_000

function run(name: string, command: string, args: string[]): boolean {
  console.log(`\n— ${name}`)
  const start = performance.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: longestStep,
    killSignal: 'SIGKILL',
  })
  console.log(`— ${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
  if (status !== 0) failures.push(name)
  return status === 0
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'))
  } catch {
    return null
  }
}

const nothing: Count = { passed: 0, failed: 0 }
const broken: Count = { passed: 0, failed: 1 }

function unit(): Count {
  run('tests in workerd and behind a cache', 'vitest', [
    ...['run', '--config', 'test/vitest.config.ts', '--reporter=dot', '--reporter=json'],
  ])
  const report = read('vitest.json')
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : broken
}

/** The short fault harness of the outbox; its last line is its own count. */
function faults(): Count {
  const name = 'faults of mail and storage'
  console.log(`\n— ${name}`)
  const { status, stdout } = spawnSync('node', ['test/faults/run.ts', '--short'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    timeout: longestStep,
    killSignal: 'SIGKILL',
  })
  console.log(stdout)
  if (status !== 0) failures.push(name)
  try {
    const { passed, failed } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
    return { passed, failed }
  } catch {
    return broken
  }
}

/** @param narrow the path or name of a spec, or words of tests' titles */
function browser(narrow: string[]): Count {
  const files = narrow.flatMap((one) =>
    [one, `test/browser/${one}`, `test/browser/${one}.spec.ts`].filter((path) => existsSync(path)),
  )
  const words = files.length === 0 && narrow.length > 0 ? ['--grep', narrow.join(' ')] : []
  run('tests in the browser', 'playwright', [
    'test',
    ...['--config', 'test/playwright.config.ts'],
    ...files,
    ...words,
  ])
  const stats = read('playwright.json')?.stats
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : broken
}

/**
 * Journeys in other engines: asked for, all of them; else the main ones in Firefox, if it is here.
 */
function engines(isAll: boolean): Count {
  if (isAll) installEngines()
  else if (!findFirefox()) return nothing
  run('journeys in other engines', 'playwright', [
    'test',
    ...['--config', 'test/engines/playwright.config.ts'],
    ...(isAll ? [] : ['--project', 'firefox', '--grep', '@main']),
  ])
  const stats = read('engines.json')?.stats
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : broken
}

const asked = process.argv.slice(2)
const cut = asked.indexOf('browser') + 1
const steps = cut > 0 ? asked.slice(0, cut) : asked
const narrow = cut > 0 ? asked.slice(cut) : []
const isAsked = (step: string) => steps.length === 0 || steps.includes(step)

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const isBuilt = run('build', 'npm', ['run', '--silent', 'build'])
if (isAsked('types')) run('types', 'tsc', ['--noEmit'])
if (isAsked('lint')) run('lint', 'biome', ['check', '--error-on-warnings', '.'])
const counts = [
  isBuilt && isAsked('unit') ? unit() : nothing,
  isBuilt && isAsked('faults') ? faults() : nothing,
  isBuilt && isAsked('browser') ? browser(narrow) : nothing,
  isBuilt && isAsked('engines') ? engines(steps.includes('engines')) : nothing,
]

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failedTests = counts.reduce((sum, count) => sum + count.failed, 0)
const failed = Math.max(failedTests, failures.length)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
const line = `${passed} passed, ${failed} failed`
writeFileSync(`${results}/summary.txt`, `${line}\n`)
console.log(`\n${line}`)
process.exit(failed > 0 ? 1 : 0)

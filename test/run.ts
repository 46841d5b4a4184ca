/**
 * `npm test`: build, type check, lint, the tests inside workerd, the tests in a real browser. Ends with the line
 * `N passed, N failed`, counted from the runners' own reports; a step that fails without a report counts as one.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

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
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: longestStep,
    killSignal: 'SIGKILL',
  })
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

function countVitest(): Count {
  const report = read('vitest.json')
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : { passed: 0, failed: 1 }
}

function countPlaywright(): Count {
  const stats = read('playwright.json')?.stats
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : { passed: 0, failed: 1 }
}

/** The short fault harness of the outbox; its last line is its own count. */
function runFaults(): Count {
  console.log('\n— faults of mail and storage')
  const { status, stdout } = spawnSync('node', ['test/faults/run.ts', '--short'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    timeout: longestStep,
    killSignal: 'SIGKILL',
  })
  console.log(stdout)
  if (status !== 0) failures.push('faults of mail and storage')
  try {
    const { passed, failed } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
    return { passed, failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const isBuilt = run('build', 'npm', ['run', '--silent', 'build'])
run('type check', 'tsc', ['--noEmit'])
run('lint', 'biome', ['check', '--error-on-warnings', '.'])
const counts: Count[] = []
if (isBuilt) {
  run('tests in workerd', 'vitest', [
    'run',
    '--config',
    'test/vitest.config.ts',
    '--reporter=dot',
    '--reporter=json',
  ])
  counts.push(countVitest())
  counts.push(runFaults())
  run('tests in the browser', 'playwright', ['test', '--config', 'test/playwright.config.ts'])
  counts.push(countPlaywright())
}

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failedTests = counts.reduce((sum, count) => sum + count.failed, 0)
const failed = Math.max(failedTests, failures.length)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
const line = `${passed} passed, ${failed} failed`
writeFileSync(`${results}/summary.txt`, `${line}\n`)
console.log(`\n${line}`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

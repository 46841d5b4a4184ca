import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countOfPlaywright } from './reports.ts'
import { Run } from './run.ts'
import type { Step } from './steps.ts'

const hanging = 'console.log("··"); setInterval(() => {}, 1000)'
const node = (name: string, code: string, more: Partial<Step> = {}): Step => ({
  name,
  command: [process.execPath, '-e', code],
  ...more,
})

const folder = mkdtempSync(join(tmpdir(), 'run-'))

async function runOf(steps: Step[]): Promise<{ said: string; code: number }> {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((...words) => void lines.push(words.join(' ')))
  vi.spyOn(console, 'table').mockImplementation((table) => void lines.push(JSON.stringify(table)))
  const run = new Run(steps, { folder })
  await run.lane([...steps])
  const code = run.report()
  return { said: lines.join('\n'), code }
}

beforeEach(() => {
  vi.stubEnv('TEST_PACE', '1')
  vi.stubEnv('TEST_LIMIT', '2')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a step that hangs: killed at its limit, and the steps after it are not run', async () => {
  const steps = [node('slow', hanging), node('next', ''), node('last', '')]
  const { said, code } = await runOf([...steps, node('four', '')])
  expect(code).toBe(1)
  expect(said).toContain('slow: killed after 2 s')
  expect(said).toContain('TEST_LIMIT')
  expect(said).toContain('"next":{"tests":"","seconds":"","result":"not run"}')
  expect(readFileSync(join(folder, 'summary.txt'), 'utf8')).toBe('0 passed, 1 failed\n')
})

test('a process that a killed step started ends with it', async () => {
  const beats = join(folder, 'beats')
  const beat = `setInterval(() => require('fs').appendFileSync(${JSON.stringify(beats)}, '.'), 20)`
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(beat)}])`
  await runOf([node('parent', `${child}; setInterval(() => {}, 1000)`)])
  const { size } = statSync(beats)
  expect(size).toBeGreaterThan(0)
  await wait(500)
  expect(statSync(beats).size).toBe(size)
})

test('a needed step that fails: the others are not run', async () => {
  const { said, code } = await runOf([node('build', 'process.exit(1)', { isNeeded: true }), node('next', '')])
  expect(code).toBe(1)
  expect(said).toContain('The run stopped early: build failed')
  expect(said).toContain('"next":{"tests":"","seconds":"","result":"not run"}')
})

test('a runner that ends well without a report has failed', async () => {
  const count = () => JSON.parse('')
  const { said, code } = await runOf([node('silent', '', { count })])
  expect(code).toBe(1)
  expect(said).toContain('silent left no report')
})

test('a step that fails with no failed test counts as one failure', async () => {
  const { said } = await runOf([
    node('late', 'process.exit(1)', { count: () => ({ passed: 3, failed: 0 }) }),
    node('good', '', { count: () => ({ passed: 2, failed: 0 }) }),
  ])
  expect(said).toMatch(/^5 passed, 1 failed$/m)
})

const spec = (title: string, status: string, results: string[]) => ({
  title,
  tests: [{ status, results: results.map((one) => ({ status: one, attachments: [] })) }],
})

test('Playwright was stopped: what it did not reach is not run, and no journey counts as skipped', () => {
  const specs = [
    spec('first en', 'expected', ['passed']),
    spec('second en', 'skipped', ['interrupted']),
    spec('second he', 'skipped', []),
    spec('third en', 'skipped', ['skipped']),
    spec('third he', 'skipped', ['skipped']),
  ]
  const report = { stats: { expected: 1, flaky: 0, unexpected: 0 }, suites: [{ title: 'a.spec.ts', specs }] }
  const counted = countOfPlaywright(report, false)
  expect(counted).toMatchObject({ passed: 1, failed: 1, notRun: 2 })
  expect(counted.untried).toEqual(['a.spec.ts third '])
})

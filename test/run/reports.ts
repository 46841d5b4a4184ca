import { readFileSync } from 'node:fs'
import { journeyOf } from '#test/support/turns.ts'

export const results = 'test/results'

export interface Count {
  passed: number
  failed: number
  /** Names of tests that passed only when retried, with the trace of the first try. */
  flaky?: string[]
  /** Journeys skipped in both languages; each counts as a failure. */
  untried?: string[]
  /** Tests that the runner did not reach. */
  notRun?: number
}

/** Reads the report of a runner. @throws if there is none */
export const read = (file: string) => JSON.parse(readFileSync(`${results}/${file}`, 'utf8'))

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}

export function countOfVitest({ numPassedTests, numFailedTests }: VitestReport): Count {
  return { passed: numPassedTests, failed: numFailedTests }
}

/** The last line of the fault harness is its count. */
export function countOfFaults(output: string): Count {
  const { passed, failed } = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  return { passed, failed }
}

interface Result {
  status: string
  attachments: { path?: string }[]
}

interface Suite {
  title: string
  suites?: Suite[]
  specs: { title: string; tests: { status: string; results: Result[] }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: Suite[]
}

interface Tried {
  titles: string[]
  status: string
  trace: string | undefined
}

function triedIn({ title, suites = [], specs }: Suite, above: string[] = []): Tried[] {
  const path = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results: [first] }) => ({
      titles: [...path, spec.title],
      // Playwright calls a test skipped, too, if it was stopped before or during the test.
      status: status === 'skipped' && first?.status !== 'skipped' ? 'not run' : status,
      trace: first?.attachments.find((one) => one.path?.endsWith('.zip'))?.path,
    })),
  )
  return [...own, ...suites.flatMap((suite) => triedIn(suite, path))]
}

/** @param isNarrowed only some tests run, so a journey may be skipped in both languages */
export function countOfPlaywright({ stats, suites }: PlaywrightReport, isNarrowed: boolean): Count {
  const tests: Tried[] = suites.flatMap((suite) => triedIn(suite))
  const journeys = Map.groupBy(tests, ({ titles }) => journeyOf(titles))
  const untried = [...journeys]
    .filter(([, each]) => !isNarrowed && each.every(({ status }) => status === 'skipped'))
    .map(([journey]) => journey)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + untried.length,
    flaky: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ titles, trace }) => titles.join(' › ') + (trace ? ` (${trace})` : '')),
    untried,
    notRun: tests.filter(({ status }) => status === 'not run').length,
  }
}

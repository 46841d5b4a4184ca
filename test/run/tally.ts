import { writeFileSync } from 'node:fs'
import type { Outcome } from './execute.ts'
import type { Count } from './reports.ts'
import type { Step } from './steps.ts'

/** Of a step, for the table and for `test/figures.ts`. */
export interface Row {
  tests: number | ''
  seconds: number | ''
  result: string
}

export const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000)

/** A runner that left no report has failed, whatever its exit code. */
const noReport: Count = { passed: 0, failed: 1 }

/** What the steps of a run have shown. */
export class Tally {
  readonly #rows: Record<string, Row> = {}
  readonly #total = { passed: 0, failed: 0, notRun: 0 }
  readonly #flaky: string[] = []
  readonly #failures: string[] = []

  /** @returns whether the step failed */
  note(step: Step, outcome: Outcome, seconds: number): boolean {
    const { name } = step
    const count = this.#countOf(step, outcome)
    const isFailed = outcome.code !== 0 || (count?.failed ?? 0) > 0
    if (isFailed) this.fail(name)
    this.#total.passed += count?.passed ?? 0
    this.#total.failed += isFailed ? Math.max(count?.failed ?? 0, 1) : 0
    this.#total.notRun += count?.notRun ?? 0
    this.#flaky.push(...(count?.flaky ?? []))
    for (const one of count?.untried ?? []) console.log(`Skipped in both languages: ${one}`)
    const tests = count ? count.passed + count.failed : ''
    const verdict = isFailed ? 'failed' : 'passed'
    const ended = outcome.killedAfter === undefined ? verdict : `killed after ${outcome.killedAfter} s`
    const result = count?.notRun ? `${ended}, ${count.notRun} tests not run` : ended
    this.#rows[name] = { tests, seconds, result }
    console.log(`${name}: ${result}, ${tests === '' ? '' : `${tests} tests, `}${seconds} s`)
    return isFailed
  }

  /** Something that is no step with a report has failed. */
  fail(name: string): void {
    this.#failures.push(name)
  }

  #countOf(step: Step, { output, killedAfter }: Outcome): Count | null {
    try {
      return step.count?.(output) ?? null
    } catch {
      if (killedAfter === undefined) console.log(`${step.name} left no report: see what it printed`)
      return noReport
    }
  }

  /**
   * Prints the table and the last line.
   * @param stopped why the run ended early, or an empty text
   * @param folder gets the last line and the table as files
   * @returns the exit code
   */
  report(steps: readonly Step[], seconds: number, stopped: string, folder: string): number {
    for (const { name } of steps) this.#rows[name] ??= { tests: '', seconds: '', result: 'not run' }
    console.table(this.#rows)
    for (const one of this.#flaky) console.log(`Flaky, passed when tried again: ${one}`)
    if (this.#failures.length > 0) console.log(`Failed: ${this.#failures.join(', ')}`)
    if (stopped) console.log(`The run stopped early: ${stopped}.`)
    const { passed, failed, notRun } = this.#total
    if (notRun > 0) console.log(`Not run: ${notRun} tests of steps that began`)
    const all = Math.max(failed, this.#failures.length)
    const line = `${passed} passed, ${all} failed`
    writeFileSync(`${folder}/summary.txt`, `${line}\n`)
    writeFileSync(`${folder}/steps.json`, JSON.stringify({ seconds, steps: this.#rows }))
    console.log(`${seconds} s, ${this.#flaky.length} flaky\n\n${line}`)
    return all > 0 ? 1 : 0
  }
}

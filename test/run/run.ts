import { writeFileSync } from 'node:fs'
import { execute } from './execute.ts'
import { recordedFigures } from './figures.ts'
import { measurePace } from './pace.ts'
import { showProgress } from './progress.ts'
import { results } from './reports.ts'
import type { Step } from './steps.ts'
import { secondsSince, Tally } from './tally.ts'

/** A step that hangs must not block the run: this many times the recorded time is too long. */
const patience = 4
/** In seconds on an idle machine. */
const shortestLimit = 120
/** In seconds on an idle machine, for a step of which no time is recorded. */
const unknown = 25 * 60

/** A run of some steps, one after another or in lanes. */
export class Run {
  readonly #start = performance.now()
  readonly #known = recordedFigures()
  readonly #pace = measurePace()
  readonly #tally = new Tally()
  readonly #steps: readonly Step[]
  readonly #isAll: boolean
  readonly #folder: string
  readonly #hideProgress: () => void
  /** Why no further step starts. */
  #stopped = ''

  /**
   * @param steps all steps, in the order of the table
   * @param folder for the output of the steps and the result
   */
  constructor(steps: readonly Step[], { isAll = false, folder = results } = {}) {
    this.#steps = steps
    this.#isAll = isAll
    this.#folder = folder
    this.#hideProgress = showProgress(this.#start, this.#known)
    const usual = this.#known ? `about ${this.#expected()} min` : 'no time is recorded'
    const expected = isAll ? 'an hour or more' : usual
    const pace =
      this.#pace > 1.5 ? `, at ${this.#pace.toFixed(1)} times the usual time of this machine's work` : ''
    console.log(`Expected: ${expected}${pace}. Steps: ${steps.map(({ name }) => name).join(', ')}`)
  }

  /** In minutes. Most of the time two steps run at once. */
  #expected(): string {
    const { steps = {}, run = 0 } = this.#known ?? {}
    const sum = (names: readonly string[]) =>
      names.reduce((total, name) => total + (steps[name]?.seconds ?? 0), 0)
    const share = sum(this.#steps.map(({ name }) => name)) / sum(Object.keys(steps))
    return ((share * run * this.#pace) / 60).toFixed(1)
  }

  /** In seconds. `TEST_LIMIT` says another. */
  #limitOf({ name }: Step): number {
    const asked = Number(process.env.TEST_LIMIT)
    if (asked > 0) return asked
    const recorded = this.#known?.steps[name]?.seconds
    const usual = this.#isAll ? 3 * unknown : recorded === undefined ? unknown : recorded * patience
    return Math.round(Math.max(usual, shortestLimit) * this.#pace)
  }

  /** Takes one step after another from the list, which other lanes may share. */
  async lane(steps: Step[]): Promise<void> {
    for (let step = steps.shift(); step; step = steps.shift()) await this.take(step)
  }

  async take(step: Step): Promise<void> {
    if (this.#stopped) return
    const start = performance.now()
    const isShown = this.#steps.length < 4
    const outcome = await execute(step, this.#limitOf(step), isShown)
    writeFileSync(`${this.#folder}/${step.name.replaceAll(' ', '-')}.log`, outcome.output)
    const isFailed = this.#tally.note(step, outcome, secondsSince(start))
    if (isFailed && !isShown) console.log(`\n— ${step.name}\n${outcome.output}`)
    if (isFailed && step.isNeeded) this.#stopped = `${step.name} failed`
    if (outcome.killedAfter !== undefined)
      this.#stopped = `${step.name} took too long. Find what hangs, or allow more: TEST_LIMIT, in seconds`
  }

  /** Something without which the steps say nothing. */
  async need(what: string, make: () => void): Promise<void> {
    if (this.#stopped) return
    try {
      make()
    } catch (error) {
      console.log(String(error))
      this.#tally.fail(what)
      this.#stopped = `${what} failed`
    }
  }

  /** @returns the exit code */
  report(): number {
    this.#hideProgress()
    return this.#tally.report(this.#steps, secondsSince(this.#start), this.#stopped, this.#folder)
  }
}

/**
 * The end of `.ci/run`: the seconds of each step, the tests, the CPU of all builders, the bytes of the
 * Worker and the lines of each subject, each beside the figure recorded in `.ci/figures.json`.
 * Nothing fails: whoever reviews a change sees what it costs. After a whole run on two idle cores,
 * `npm run figures -- --record` writes the new figures; commit them with the change that explains them.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { weighWorker } from './bench/bytes.ts'
import { type Figures, figuresFile, recordedFigures } from './run/figures.ts'
import { results } from './run/reports.ts'

const row = z.object({
  tests: z.union([z.number(), z.literal('')]),
  seconds: z.union([z.number(), z.literal('')]),
})
const lastRun = z.object({ seconds: z.number(), steps: z.record(z.string(), row) })

/** @throws if no run has ended in this folder */
function readRun(): Pick<Figures, 'steps' | 'run' | 'tests'> {
  const { seconds: run, steps } = lastRun.parse(JSON.parse(readFileSync(`${results}/steps.json`, 'utf8')))
  const taken = Object.entries(steps).map(([name, { seconds, tests }]) => [
    name,
    { seconds: Number(seconds), ...(tests === '' ? {} : { tests }) },
  ])
  const tests = Object.values(steps).reduce((sum, step) => sum + Number(step.tests), 0)
  return { steps: Object.fromEntries(taken), run, tests }
}

/** In seconds of CPU: the sum of each builder's last run. */
function readBuild(): number {
  const times = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync('.build/times.json', 'utf8')))
  return Math.round(sum(Object.values(times)) * 10) / 10
}

function countLines(): Record<string, number> {
  const lines: Record<string, number> = {}
  for (const file of globSync('{src,client}/**/*.{ts,tsx,css,sql}')) {
    if (/\.test\.tsx?$/.test(file)) continue
    const [, subject = ''] = file.split(/[\\/]/)
    const name = /\./.test(subject) ? 'files beside the subjects' : subject
    lines[name] = (lines[name] ?? 0) + readFileSync(file, 'utf8').split('\n').length - 1
  }
  return Object.fromEntries(Object.entries(lines).sort(([left], [right]) => (left < right ? -1 : 1)))
}

function measure(): Figures {
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  const date = new Date().toISOString().slice(0, 10)
  const worker = weighWorker(`${results}/site`)
  return { commit: git.stdout.trim(), date, ...readRun(), build: readBuild(), ...worker, lines: countLines() }
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0)

/** A name and a figure each, in the order of the table. */
function flat({ steps, run, tests, build, script, content, lines }: Figures): [string, number][] {
  return [
    ...Object.entries(steps).map(([name, { seconds }]): [string, number] => [`${name}, s`, seconds]),
    ['whole run, s', run],
    ['tests', tests],
    ['all builders, s of CPU', build],
    ['script of the Worker, bytes of gzip', script],
    ['content of the Worker, bytes of gzip', content],
    ['lines of src and client', sum(Object.values(lines))],
    ...Object.entries(lines).map(([subject, count]): [string, number] => [`lines of ${subject}`, count]),
  ]
}

const now = measure()
const before = recordedFigures()
const known = new Map(before ? flat(before) : [])
const isOfLines = (name: string) => name.startsWith('lines of ') && name !== 'lines of src and client'
const rows = flat(now)
  // Of some thirty subjects only those that a change touched.
  .filter(([name, figure]) => !isOfLines(name) || known.get(name) !== figure)
  .map(([name, figure]) => [name, { now: figure, recorded: known.get(name) ?? '' }])
console.log(before ? `Recorded: ${before.commit}, ${before.date}` : 'No figures are recorded yet')
console.table(Object.fromEntries(rows))
if (process.argv.includes('--record')) writeFileSync(figuresFile, `${JSON.stringify(now, null, 2)}\n`)

/**
 * `node test/study-design/bench/run-r.ts [COUNT]`: runs the R code of states of every design, and
 * compares what R prints with what the page says that it prints. It needs `Rscript` with the
 * packages of `frame/programs.ts` (`R_LIBS` may name their folder); a missing one is named.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { designNames, designs } from '#src/study-design/designs/index.ts'
import { nameOf, type State, statesOf } from '../states.ts'

const count = Number(process.argv[2] ?? 20)

/** The number that a script says that R prints. */
const printedIn = (script: string) => Number(/^#> \[1\] (\S+)$/m.exec(script)?.[1] ?? Number.NaN)

function scriptsOf(design: State['design']): { name: string; script: string }[] {
  const states = [{ design, texts: {} }, ...statesOf(1000, 200)].filter((state) => state.design === design)
  const every = Math.max(1, Math.floor(states.length / (4 * count)))
  return states
    .filter((_, index) => index % every === 0)
    .flatMap((state) => {
      const answer = designs[design].answer(state.texts)
      return answer.isResult ? [{ name: nameOf(state), script: answer.r }] : []
    })
    .slice(0, count)
}

const cases = designNames.flatMap(scriptsOf)
const folder = mkdtempSync(join(tmpdir(), 'run-r-'))
const runs = cases.map(({ script }, index) => {
  const path = join(folder, `${index}.R`)
  writeFileSync(path, script)
  return `cat("case", ${index}, tryCatch(format(eval(parse("${path}")), digits = 12), error = function(e) conditionMessage(e)), "\\n")`
})
writeFileSync(join(folder, 'all.R'), runs.join('\n'))
const { stdout, stderr, status } = spawnSync('Rscript', [join(folder, 'all.R')], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
rmSync(folder, { recursive: true })
if (status !== 0) throw new Error(`Rscript ended with ${status}: ${stderr}`)

const printed = new Map(
  [...stdout.matchAll(/^case (\d+) (.*)$/gm)].map(([, at, text]) => [Number(at), text?.trim()]),
)
const wrong = cases.filter(({ name, script }, index) => {
  const text = printed.get(index) ?? 'nothing'
  const expected = printedIn(script)
  const isRight = Math.abs(Number(text) - expected) <= 2e-6 * Math.max(Math.abs(expected), 1e-6)
  if (!isRight) console.log(`${name}\n  R prints ${text}, the page says ${expected}\n${script}`)
  return !isRight
})
console.log(`${cases.length} scripts, ${wrong.length} print another number`)
process.exit(wrong.length > 0 ? 1 : 0)

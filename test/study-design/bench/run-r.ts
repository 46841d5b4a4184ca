/**
 * `node test/study-design/bench/run-r.ts [COUNT] [DESIGN] [STRENGTH]`: runs the R code of every combination of a
 * design's choices, with numbers that a planner may type; of more than COUNT combinations, some with all
 * pairs of options, or triples. Compares what R prints with what the page says that it prints, and that with the
 * headline. It needs `Rscript` with the packages of `frame/programs.ts` (`R_LIBS` may name their folder).
 */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@marom/statistics'
import { designNames, designs, isDesignName } from '@marom/trial-designs'
import { covering, productOf } from '../properties/choices.ts'
import { isRefusedChoice, saneState } from '../properties/sane.ts'
import { nameOf, type State } from '../states.ts'

const [count = '300', only = '', strength = '2'] = process.argv.slice(2)
const seed = 20_261_129

interface Case {
  design: State['design']
  name: string
  script: string
  /** The headline, or the real number that it was rounded up from. */
  printsHeadline: boolean
}

/** The number that a script says that R prints. */
const printedIn = (script: string) => Number(/^#> \[1\] (\S+)$/m.exec(script)?.[1] ?? Number.NaN)

const isSame = (one: number, other: number, tolerance: number) =>
  Math.abs(one - other) <= tolerance * Math.max(Math.abs(other), 1e-6)

function caseOf({ design, texts }: State): Case[] {
  const answer = designs[design].answer(texts)
  if (!answer.isResult) return []
  const { values, headline, r } = answer
  const printed = printedIn(r)
  const behind = Object.entries(values).flatMap(([name, value]) =>
    name === headline || name.startsWith('exact') || (headline === 'total' && name === 'first')
      ? [value]
      : [],
  )
  return [
    {
      design,
      name: nameOf({ design, texts }),
      script: r,
      printsHeadline: behind.some((value) => isSame(value, printed, 1e-6)),
    },
  ]
}

function casesOf(design: State['design']): Case[] {
  const product = productOf(design)
  const chosen =
    product.length > Number(count) ? covering(product, seededRandom(seed), Number(strength)) : product
  const states = chosen.map((choices, i) => saneState(design, choices, seed + i))
  return states.filter((state) => !isRefusedChoice(state)).flatMap(caseOf)
}

/** What R prints for each case, in one process. */
function printedBy(cases: readonly Case[]): string[] {
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
  return cases.map((_, index) => printed.get(index) ?? 'nothing')
}

const chosen = isDesignName(only) ? [only] : designNames
const cases = chosen.flatMap(casesOf)
const printed = printedBy(cases)
const rows = cases.map((one, index) => ({
  ...one,
  printed: printed[index],
  isRight: isSame(Number(printed[index]), printedIn(one.script), 2e-6),
}))
for (const { name, script, printed } of rows.filter(({ isRight }) => !isRight))
  console.log(`${name}\n  R prints ${printed}, the page says ${printedIn(script)}\n${script}`)
for (const { name, script } of rows.filter(({ printsHeadline }) => !printsHeadline))
  console.log(`${name}\n  prints ${printedIn(script)}, which is not the headline`)
console.log('design, scripts, another number, not the headline')
for (const name of chosen) {
  const own = rows.filter(({ design }) => design === name)
  const wrong = own.filter(({ isRight }) => !isRight)
  const others = own.filter(({ printsHeadline }) => !printsHeadline)
  console.log([name, own.length, wrong.length, others.length].join(', '))
}
process.exit(rows.every(({ isRight }) => isRight) ? 0 : 1)

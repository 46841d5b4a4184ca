/**
 * `node test/study-design/bench/run-ledger.ts [PROGRAM…]`: runs the calls that the benchmark values
 * quote, as the page prints them, and compares the numbers that they give with the rows beside
 * them, in their order. It needs `Rscript` with the packages and `python3` with SciPy and statsmodels,
 * in the versions of `designs/sources.csv` (`R_LIBS` and `PYTHONPATH` may name their folders). Ends with 1
 * if a call fails or gives another number, or its program is missing or has another version.
 */

import { spawnSync } from 'node:child_process'
import { type BenchmarkRow, callOf } from '@marom/trial-designs/benchmarks'
import { computeBenchmarks } from '#src/build/study-design/table.ts'

interface Quoted {
  call: string
  rows: BenchmarkRow[]
}

/** Rows of one case and one call: the page prints them together. */
function quotedIn(rows: readonly BenchmarkRow[]): Quoted[] {
  const keyOf = ({ design, inputs, quantity, source }: BenchmarkRow) =>
    JSON.stringify([design, design ? inputs : quantity, source])
  return [...Map.groupBy(rows, keyOf).values()].flatMap((rows) =>
    rows[0] ? [{ call: callOf(rows[0]), rows }] : [],
  )
}

/** Each call is evaluated where nothing is but the program. */
const scripts = {
  r: (name: string, calls: readonly string[]) => `
    suppressMessages(library(${name === 'R' ? 'stats' : name}))
    cat("version", ${name === 'R' ? 'as.character(getRversion())' : `packageDescription("${name}")$Version`}, "\\n")
    calls <- c(${calls.map((call) => JSON.stringify(call)).join(',\n')})
    for (i in seq_along(calls)) cat("\\ncall", i - 1, tryCatch({
      invisible(capture.output(value <- suppressWarnings(eval(parse(text = calls[i]), new.env()))))
      format(as.numeric(unlist(value)), digits = 15)
    }, error = function(e) paste("error:", gsub("\\n", " ", conditionMessage(e)))), "\\n")`,
  python: (name: string, calls: readonly string[]) => `
import ${name === 'SciPy' ? 'scipy, scipy.optimize, scipy.stats' : 'statsmodels, statsmodels.stats.proportion'}
print("version", ${name.toLowerCase()}.__version__)
for i, call in enumerate([${calls.map((call) => JSON.stringify(call)).join(',\n')}]):
    try: value = repr(float(eval(call)))
    except Exception as error: value = f"error: {error}"
    print("call", i, value)`,
}

function run(name: string, calls: readonly string[]): string {
  const isPython = name === 'SciPy' || name === 'statsmodels'
  const { stdout, stderr, status, error } = isPython
    ? spawnSync('python3', ['-'], { encoding: 'utf8', input: scripts.python(name, calls) })
    : spawnSync('Rscript', ['-'], { encoding: 'utf8', input: scripts.r(name, calls) })
  if (status !== 0) console.log(`${name}: ${error?.message ?? stderr.trim()}`)
  return stdout ?? ''
}

const isEqual = (row: BenchmarkRow, value: number | undefined) =>
  value !== undefined && Math.abs(value - Number(row.printed)) <= row.tolerance * (1 + 1e-9)

/** How many calls of the program do not give the numbers of their rows. */
function wrongOf(program: string, quoted: readonly Quoted[]): number {
  const [name = '', version] = program.split(' ')
  const stdout = run(
    name,
    quoted.map(({ call }) => call),
  )
  const found = /^version (\S+)/m.exec(stdout)?.[1]
  if (found !== version) console.log(`${program}: ${found ?? 'no version'} was run`)
  const given = new Map(
    [...stdout.matchAll(/^call (\d+) (.*)$/gm)].map(([, at, text = '']) => [Number(at), text.trim()]),
  )
  const wrong = quoted.filter(({ call, rows }, index) => {
    const text = given.get(index) ?? 'nothing'
    const values = text.split(/\s+/).map(Number)
    const isRight = values.length === rows.length && rows.every((row, i) => isEqual(row, values[i]))
    if (!isRight)
      console.log(
        `${rows.map(({ id }) => id).join('\n')}\n  ${call}\n  gives ${text}, printed ${rows.map(({ printed }) => printed).join(' ')}`,
      )
    return !isRight
  })
  console.log(`${program}: ${quoted.length} calls, ${wrong.length} wrong`)
  return found === version ? wrong.length : quoted.length
}

const asked = process.argv.slice(2)
const programs = Map.groupBy(
  computeBenchmarks().filter(({ kind }) => kind === 'program'),
  ({ program }) => program,
)
const chosen = [...programs].filter(
  ([program]) => asked.length === 0 || asked.includes(program.split(' ')[0] ?? ''),
)
let wrong = 0
for (const [program, rows] of chosen) wrong += wrongOf(program, quotedIn(rows))
process.exit(wrong > 0 || chosen.length === 0 ? 1 : 0)

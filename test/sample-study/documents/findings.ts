import { readFileSync } from 'node:fs'
import { fill } from '#client/text/fill.ts'
import { dayInWords } from '#content/dates.ts'
import type { ConformanceResults } from '#src/packages/sample-trial/files/conformance/results.ts'
import { guides as words } from '#src/packages/sample-trial/words/submission.ts'
import { type Block, table } from './guide.tsx'

const readResults = (): ConformanceResults =>
  JSON.parse(readFileSync('public/sample-study/data/conformance.json', 'utf8'))

/** What the engine said of all its rules. */
export function engineSummary(): string {
  const { version, day, ran, clean, stopped, notApplicable } = readResults().engine
  const numbers = { version, ran, clean, stopped, notApplicable, found: ran - clean - stopped }
  return fill(words.sdtm.engine, { ...numbers, day: dayInWords(day, 'en') })
}

/** The rules that found something, or that stopped the engine. */
export function findingsTable(): Block {
  return table(
    words.columns.findings,
    readResults().findings.map(({ id, also, says, found, why }) => [
      [id, ...also].join(', '),
      says.en,
      found === null ? words.sdtm.stopped : String(found),
      why.en,
    ]),
    [2],
  )
}

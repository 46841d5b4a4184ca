/** Renders the benchmark values: hundreds of rows are slow in a Worker. */

import { readJson } from '@marom/tables/files'
import { designNames } from '@marom/trial-designs'
import {
  type BenchmarkRow,
  type BenchmarkSection,
  benchmarkNotes,
  inCases,
  kinds,
} from '@marom/trial-designs/benchmarks'
import type { ReactNode } from 'react'
import * as z from 'zod'
import { dataFolder } from '#content/build/data-folder.ts'
import { type Language, languages } from '#content/locales.ts'
import '#src/build/worker-modules.ts'
import type { BenchmarkCase, BenchmarkTables } from '#src/study-design/benchmark-files.ts'

const { createElement } = await import('react')
const { renderToStaticMarkup } = await import('react-dom/server')
const { LanguageProvider } = await import('#client/ui/language.tsx')
const { designWords, lexiconOf } = await import('#src/study-design/words.ts')
const { wordsOf } = await import('#src/words/words.ts')
const { AgreementPlot } = await import('./agreement-plot.tsx')
const { CaseHead, mostOf, PartRows, TableHead } = await import('./case-rows.tsx')

const rowShape: z.ZodType<BenchmarkRow> = z.object({
  ...{ id: z.string(), design: z.enum(['', ...designNames]), inputs: z.record(z.string(), z.string()) },
  ...{ quantity: z.string(), printed: z.string(), computed: z.number(), difference: z.number() },
  ...{ tolerance: z.number(), isWithin: z.boolean(), kind: z.enum(kinds) },
  ...{ source: z.string(), program: z.string(), note: z.enum(['', ...benchmarkNotes]) },
})
const checks = readJson('public/data/benchmarks/rows.json', z.array(rowShape))
const copyIn = wordsOf('study-design/benchmarks')
const sections: readonly BenchmarkSection[] = [...designNames, 'functions']

const casesOf = (section: BenchmarkSection) =>
  inCases(checks.filter(({ design }) => (design || 'functions') === section))

function render(language: Language, node: ReactNode): string {
  const element = createElement(LanguageProvider, { language, children: node })
  // No other drawing of the page has this prefix in its ids.
  return renderToStaticMarkup(element, { identifierPrefix: 'agreement' })
}

function caseIn(
  language: Language,
  section: BenchmarkSection,
  rows: readonly BenchmarkRow[],
  most: readonly number[],
): BenchmarkCase {
  const lexicon = section === 'functions' ? undefined : lexiconOf(section, language)
  const copy = copyIn(language)
  const [row] = rows
  const parts = [...Map.groupBy(rows, ({ source, note }) => `${source}${note}`).values()].map((part) => ({
    kind: part[0]?.kind ?? 'program',
    count: part.length,
    rows: render(language, createElement(PartRows, { rows: part, copy, lexicon, most })),
  }))
  return { head: row ? render(language, createElement(CaseHead, { row, copy })) : '', parts }
}

/** Of the case: the difference that is the largest part of its tolerance. */
function worstOf(rows: readonly BenchmarkRow[]): number {
  const ratios = rows.map(({ difference, tolerance }) => difference / tolerance)
  return ratios.reduce((worst, ratio) => (Math.abs(ratio) > Math.abs(worst) ? ratio : worst), 0)
}

function tablesIn(language: Language): BenchmarkTables {
  const copy = copyIn(language)
  const nameOf = (section: BenchmarkSection) =>
    section === 'functions' ? copy.functions : designWords(section, language).heading
  const strips = sections.map((section) => ({ name: nameOf(section), ratios: casesOf(section).map(worstOf) }))
  const tables = sections.map((section) => {
    const cases = casesOf(section)
    const most = mostOf(cases.flat())
    return [section, cases.map((rows) => caseIn(language, section, rows, most))]
  })
  return {
    plot: render(language, createElement(AgreementPlot, { strips, words: copy.plot })),
    head: render(language, createElement(TableHead, { copy })),
    sections: Object.fromEntries(tables),
    programs: [...new Set(checks.map(({ program }) => program).filter(Boolean))].sort(),
  }
}

const write = dataFolder('benchmark-tables')
for (const language of languages) write(`${language}.json`, tablesIn(language))
console.log(`benchmark tables: ${checks.length} rows in ${languages.length} languages`)

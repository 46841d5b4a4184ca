/** Renders the tables of the benchmark values: their hundreds of rows are slow in a Worker. */
import { readFileSync } from 'node:fs'
import { dataFolder } from '#content/build/data-folder.ts'
import { type Language, languages } from '#content/locales.ts'
import '#src/build/worker-modules.ts'
import type { BenchmarkSection, BenchmarkTables } from '#src/study-design/benchmark-files.ts'
import { designNames } from '#src/study-design/designs/index.ts'
import type { BenchmarkRow } from '#src/study-design/frame/benchmark.ts'

const { createElement } = await import('react')
const { renderToStaticMarkup } = await import('react-dom/server')
const { LanguageProvider } = await import('#client/ui/language.tsx')
const { lexiconOf } = await import('#src/study-design/frame/words.ts')
const { wordsOf } = await import('#src/words/words.ts')
const { BenchmarkTable } = await import('./html-table.tsx')

const checks: BenchmarkRow[] = JSON.parse(readFileSync('public/data/benchmarks/values.json', 'utf8'))
const copyIn = wordsOf('study-design/benchmarks')
const sections: readonly BenchmarkSection[] = [...designNames, 'functions']

function tableOf(section: BenchmarkSection, rows: readonly BenchmarkRow[], language: Language): string {
  const lexicon = section === 'functions' ? undefined : lexiconOf(section, language)
  const table = createElement(BenchmarkTable, { rows, copy: copyIn(language), lexicon })
  return renderToStaticMarkup(createElement(LanguageProvider, { language, children: table }))
}

const write = dataFolder('benchmark-tables')
for (const language of languages) {
  const tables: BenchmarkTables['tables'] = {}
  for (const section of sections) {
    const rows = checks.filter(({ design }) => (design || 'functions') === section)
    if (rows.length > 0) tables[section] = tableOf(section, rows, language)
  }
  write(`${language}.json`, { count: checks.length, tables } satisfies BenchmarkTables)
}
console.log(`benchmark tables: ${checks.length} rows in ${languages.length} languages`)

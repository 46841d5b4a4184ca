/**
 * Renders the tables of the benchmark values in every language, from what `src/build/study-design/build.ts` has
 * computed: hundreds of rows would take a Worker longer than all else of their page.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { pack } from '#content/build/pack.ts'
import { type Language, languages } from '#content/locales.ts'
import '#src/build/worker-modules.ts'
import type { BenchmarkSection } from '#src/study-design/benchmarks.ts'
import { designNames } from '#src/study-design/designs/index.ts'
import type { BenchmarkRow } from '#src/study-design/frame/checks.ts'

const { createElement } = await import('react')
const { renderToStaticMarkup } = await import('react-dom/server')
const { LanguageProvider } = await import('#client/ui/language.tsx')
const { lexiconOf } = await import('#src/study-design/frame/words.ts')
const { wordsOf } = await import('#src/words/words.ts')
const { BenchmarkTable } = await import('./html-table.tsx')

const checks: BenchmarkRow[] = JSON.parse(readFileSync('.build/study-design-checks.bin', 'utf8'))
const copyIn = wordsOf('study-design/benchmarks')
const sections: readonly BenchmarkSection[] = [...designNames, 'functions']

function tableOf(section: BenchmarkSection, rows: readonly BenchmarkRow[], language: Language): string {
  const lexicon = section === 'functions' ? undefined : lexiconOf(section, language)
  const table = createElement(BenchmarkTable, { rows, copy: copyIn(language), lexicon })
  return renderToStaticMarkup(createElement(LanguageProvider, { language, children: table }))
}

const tables: Record<string, string> = {}
for (const section of sections) {
  const rows = checks.filter(({ design }) => (design || 'functions') === section)
  if (rows.length === 0) continue
  for (const language of languages) tables[`${language}/${section}`] = tableOf(section, rows, language)
}
// An isolate that starts reads them, and most end without a visit to their page.
const packed = pack(tables, deflateRawSync)
writeFileSync('.build/study-design-tables.bin', packed)
console.log(`packed ${packed.length} bytes of tables: ${checks.length} rows in ${languages.length} languages`)

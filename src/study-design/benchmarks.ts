import packed from '#build/study-design-checks.bin'
import tables from '#build/study-design-tables.bin'
import { once } from '#client/ui/once.ts'
import type { Language } from '#content/locales.ts'
import type { DesignName } from '#content/study-design/routes.ts'
import { inflatedTextOf, partsIn, readerOf } from '#src/words/packed.ts'
import type { BenchmarkRow } from './frame/checks.ts'

/**
 * Every published value that the designs are held to, as the build computed them, in the order of
 * the designs.
 */
export const publishedChecks = once((): readonly BenchmarkRow[] =>
  JSON.parse(new TextDecoder().decode(packed)),
)

/** A part of the table of benchmark values: a design, or the functions that designs share. */
export type BenchmarkSection = DesignName | 'functions'

const read = readerOf<Record<string, string>>(partsIn(tables), { textIn: inflatedTextOf })

/** The table of a section as HTML; undefined where nothing was published. */
export const benchmarkTable = (section: BenchmarkSection, language: Language): string | undefined =>
  read(`${language}/${section}`)

import { biostatisticGlossary } from './biostatistic-glossary.tsx'
import { termStudy } from './deck/page.tsx'
import { keyConcepts } from './key-concepts.tsx'
import { term } from './term.tsx'

export { glossaryFiles as files } from './files.ts'
export { tools } from './tools.ts'

export const pages = {
  'key-concepts': keyConcepts,
  'term-study': termStudy,
  term,
  'biostatistic-glossary': biostatisticGlossary,
}

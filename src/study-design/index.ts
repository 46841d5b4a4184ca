import { type DesignName, designNames } from '@marom/trial-designs'
import { hasPages, type Page, type PageTable } from '#src/site/define-page.ts'
import { benchmarksPage } from './pages/benchmarks.tsx'
import { comparePage } from './pages/compare.tsx'
import { designPage } from './pages/design.tsx'
import { monitoringPage } from './pages/monitoring.tsx'
import { studyDesign } from './pages/overview.tsx'

export {
  countText,
  type DesignName,
  designNames,
  designs,
  type Fault,
  faultOf,
  optionalNumber,
  type Result,
  type Texts,
} from '@marom/trial-designs'
export { readDesignParameter } from './as-parameter.ts'
export { studyDesignFiles as files } from './files.ts'
export { places } from './places.tsx'
export {
  type QuestionName,
  questionNames,
  questionParameter,
  questionParameters,
  readQuestion,
} from './question.ts'
export { tools } from './tools.ts'
export { designWords, frameWords, methodsText } from './words.ts'

export const pages = {
  'study-design': studyDesign,
  'study-design-monitoring': monitoringPage,
  'study-design-checks': benchmarksPage,
  'study-design-compare': comparePage,
  ...designPages(),
}

/** The type has the designs only: `src/pages.ts` checks that no other route lacks its page. */
function designPages(): Readonly<Record<`study-design/${DesignName}`, Page>> {
  const table: PageTable = Object.fromEntries(
    designNames.map((name) => [`study-design/${name}`, designPage(name)]),
  )
  const names = designNames.map((name) => `study-design/${name}` as const)
  if (!hasPages(table, names)) throw new Error('A design has no page.')
  return table
}

import { hasPages, type Page, type PageTable } from '#src/site/define-page.ts'
import { type DesignName, designNames } from './designs/index.ts'
import { benchmarksPage } from './pages/benchmarks.tsx'
import { comparePage } from './pages/compare.tsx'
import { designPage } from './pages/design.tsx'
import { monitoringPage } from './pages/monitoring.tsx'
import { studyDesign } from './pages/overview.tsx'

export { readDesignParameter } from './as-parameter.ts'
export { type DesignName, designNames, designs } from './designs/index.ts'
export { studyDesignFiles as files } from './files.ts'
export type { Protocol } from './frame/answer.ts'
export { type Fault, optionalNumber, type Texts } from './frame/fields.ts'
export { countText } from './frame/format.ts'
export { faultOf } from './frame/read-inputs.ts'
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

import type { en } from '#content/pages/sample-study-analysis-plan/en.ts'
import { wordsOf } from '#src/catalogue/words.ts'
import { definePage, type PageProps } from '#src/pages/page.ts'
import { DocumentSections } from '#src/sections/sample-study/document.tsx'
import { Shells } from '#src/sections/sample-study/shells.tsx'
import { StudyPage } from '#src/sections/sample-study/study-page.tsx'

export const studyAnalysisPlan = definePage<typeof en>({
  copy: wordsOf('pages/sample-study-analysis-plan'),
  Page: StudyAnalysisPlan,
})

/** What was planned, and the outputs as they were planned. */
function StudyAnalysisPlan({ copy }: PageProps<typeof en>) {
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      <DocumentSections sections={copy.sections} />
      <Shells copy={copy.shells} />
    </StudyPage>
  )
}

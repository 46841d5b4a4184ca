import type { en } from '#content/sample-study/analysis-plan/en.ts'
import { DocumentSections } from '#src/sample-study/views/document.tsx'
import { Shells } from '#src/sample-study/views/shells.tsx'
import { StudyPage } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

export const studyAnalysisPlan = definePage<typeof en>({
  copy: wordsOf('sample-study/analysis-plan'),
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

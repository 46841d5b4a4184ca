import type { Study } from '@marom/sample-trial'
import type { en } from '#content/sample-study/analysis-plan/en.ts'
import { studyOf } from '#src/sample-study/read-study.ts'
import { DocumentSections } from '#src/sample-study/views/document.tsx'
import { Shells } from '#src/sample-study/views/shells.tsx'
import { StudyPage } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en, Study>

export const studyAnalysisPlan = definePage<typeof en, Study>({
  copy: wordsOf('sample-study/analysis-plan'),
  Page: StudyAnalysisPlan,
  load: ({ env }) => studyOf(env),
})

function StudyAnalysisPlan({ copy, data }: Props) {
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      <DocumentSections sections={copy.sections} />
      <Shells copy={copy.shells} outputs={data.outputs} />
    </StudyPage>
  )
}

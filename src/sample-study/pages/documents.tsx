import type { PageCopy } from '#content/types.ts'
import { type DocumentSection, DocumentSections } from '#src/sample-study/views/document.tsx'
import { StudyPage } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

type Copy = PageCopy & { heading: string; lead: string; sections: readonly DocumentSection[] }

function DocumentPage({ copy }: PageProps<Copy>) {
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      <DocumentSections sections={copy.sections} />
    </StudyPage>
  )
}

export const studySynopsis = definePage<Copy>({
  copy: wordsOf('sample-study/synopsis'),
  Page: DocumentPage,
})

export const studyEstimand = definePage<Copy>({
  copy: wordsOf('sample-study/estimand'),
  Page: DocumentPage,
})

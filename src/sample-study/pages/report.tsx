import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/report/en.ts'
import type { Study } from '#src/sample-study/facts.ts'
import { studyOf } from '#src/sample-study/study.ts'
import { ReportText } from '#src/sample-study/views/report-text.tsx'
import { StudyPage } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

export const studyReport = definePage<typeof en, Study>({
  copy: wordsOf('sample-study/report'),
  Page: StudyReport,
  load: ({ env }) => studyOf(env),
})

function StudyReport({ copy, data }: PageProps<typeof en, Study>) {
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      <div className="prose">
        {copy.sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2 className="text-h3">
              <Text>{title}</Text>
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                <ReportText outputs={data.outputs}>{paragraph}</ReportText>
              </p>
            ))}
          </section>
        ))}
      </div>
    </StudyPage>
  )
}

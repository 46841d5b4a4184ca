import type { Study } from '@marom/sample-trial'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/report/en.ts'
import { drawingOf, studyOf } from '#src/sample-study/read-study.ts'
import { Drawn } from '#src/sample-study/views/drawn.tsx'
import { ReportText } from '#src/sample-study/views/report-text.tsx'
import { StudyPage } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Shown extends Study {
  /** The flow of participants. */
  flow: string
}

export const studyReport = definePage<typeof en, Shown>({
  copy: wordsOf('sample-study/report'),
  Page: StudyReport,
  load: async ({ env, language }) => ({
    ...(await studyOf(env)),
    flow: await drawingOf(env, language, 'flow'),
  }),
})

function StudyReport({ copy, data }: PageProps<typeof en, Shown>) {
  const named = new Set<string>()
  return (
    <StudyPage
      heading={copy.heading}
      lead={copy.lead}
      beside={<Drawn html={data.flow} />}
      intro={
        <div className="prose mt-10 gap-8">
          {copy.sections.map(({ title, paragraphs }) => (
            <section key={title}>
              <h2 className="text-h3">
                <Text>{title}</Text>
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-4">
                  <ReportText outputs={data.outputs} named={named}>
                    {paragraph}
                  </ReportText>
                </p>
              ))}
            </section>
          ))}
        </div>
      }
    >
      {null}
    </StudyPage>
  )
}

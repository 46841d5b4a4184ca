import type { Study } from '@marom/sample-trial'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { en } from '#content/sample-study/overview/en.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { Plot } from '#src/plots/index.ts'
import { studyOf } from '#src/sample-study/read-study.ts'
import { ReportText } from '#src/sample-study/views/report-text.tsx'
import { studyFrame, studyPages } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en, Study>

export const sampleStudy = definePage<typeof en, Study>({
  copy: wordsOf('sample-study/overview'),
  Page: SampleStudy,
  load: ({ env }) => studyOf(env),
})

function SampleStudy(props: Props) {
  const { copy, language, data } = props
  const words = studyFrame(language)
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead}>
        <p className="mt-5 max-w-text ps-4 border-is-3 border-is-solid border-is-accent">
          <Text>{words.note}</Text>
        </p>
      </Opening>
      <div className="wrap split pb-14 lg:pb-20">
        <div className="lg:col-span-7">
          <Documents {...props} />
        </div>
        <div className="lg:col-span-5">
          <h2 className="text-h3">
            <Text>{copy.start}</Text>
          </h2>
          <p className="mt-3">
            <Text>{copy.startText}</Text>{' '}
            <ReportText outputs={data.outputs}>{'{t-14-2-1.hazardRatio:0}'}</ReportText>
          </p>
          <div className="mt-6">
            <Plot name="participant-curves" />
          </div>
        </div>
      </div>
      <Making copy={copy} />
    </>
  )
}

function Documents({ copy, language }: Props) {
  const words = studyFrame(language)
  return (
    <>
      <h2 className="text-h2">
        <Text>{words.documents}</Text>
      </h2>
      <ul className="mt-6">
        {studyPages(words.pages).map((page) => (
          <li key={page} className="border-t border-t-solid border-line py-4">
            <h3 className="text-h3">
              <a className="link" href={href(page, language)}>
                <Text>{words.pages[page]}</Text>
              </a>
            </h3>
            <p className="mt-1">
              <Text>{copy.documents[page]}</Text>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Making({ copy }: Pick<Props, 'copy'>) {
  return (
    <section className="section-sunk" aria-labelledby="made-title">
      <div className="wrap">
        <h2 id="made-title" className="text-h2">
          <Text>{copy.made.title}</Text>
        </h2>
        <ul className="check-list mt-6 max-w-text">
          {copy.made.entries.map((entry) => (
            <li key={entry}>
              <Text>{entry}</Text>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

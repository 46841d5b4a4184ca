import type { Study } from '@marom/sample-trial'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { en } from '#content/sample-study/overview/en.ts'
import type { SampleStudyPage } from '#content/sample-study/routes.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { Plot } from '#src/plots/index.ts'
import { type QueryCase, queryCaseOf } from '#src/sample-study/query-case.ts'
import { studyOf } from '#src/sample-study/read-study.ts'
import { plainText } from '#src/sample-study/report.ts'
import { traceHref } from '#src/sample-study/views/links.ts'
import { QueryCaseView } from '#src/sample-study/views/query-case.tsx'
import { studyFrame, studyPages } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Content {
  study: Study
  found: QueryCase
}

type Props = PageProps<typeof en, Content>

export const sampleStudy = definePage<typeof en, Content>({
  copy: wordsOf('sample-study/overview'),
  Page: SampleStudy,
  load: async ({ env }) => ({ study: await studyOf(env), found: await queryCaseOf(env) }),
})

const ratio = 't-14-2-1.hazardRatio'

/** They are for who teaches with the study or tests it, not for who reads it. */
const forTeachers: readonly SampleStudyPage[] = ['sample-study/planted', 'sample-study/break']

function SampleStudy(props: Props) {
  const { copy, language, data } = props
  const { outputs } = data.study
  const words = studyFrame(language)
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead}>
        <p className="mt-5 max-w-text ps-4 border-is-3 border-is-solid border-is-accent">
          <Text>{words.note}</Text>
        </p>
      </Opening>
      <QueryCaseView copy={copy.case} found={data.found} outputs={outputs} />
      <div className="wrap split pb-14 lg:pb-20">
        <div className="lg:col-span-7">
          <Documents {...props} />
        </div>
        <div className="lg:col-span-5">
          <h2 className="text-h3">
            <Text>{copy.start}</Text>
          </h2>
          <p className="mt-3">
            <a className="onward-link" href={traceHref(language, ratio)}>
              <Text>{plainText(copy.startLink, outputs, language)}</Text>
            </a>
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
  const documents = studyPages(words.pages).filter((page) => !forTeachers.includes(page))
  return (
    <>
      <h2 className="text-h2">
        <Text>{words.documents}</Text>
      </h2>
      <ul className="mt-6">
        {documents.map((page) => (
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
        <li className="border-t border-t-solid border-line py-4">
          <h3 className="text-h3">
            <Text>{copy.teachers}</Text>
          </h3>
          {forTeachers.map((page) => (
            <p key={page} className="mt-1">
              <a className="link font-600" href={href(page, language)}>
                <Text>{words.pages[page]}</Text>
              </a>
              {': '}
              <Text>{copy.documents[page]}</Text>
            </p>
          ))}
        </li>
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

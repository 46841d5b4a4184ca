import { type Form, forms, type Study } from '@marom/sample-trial'
import { fillCounts } from '#client/sample-study/counted.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/case-report-form/en.ts'
import { dataPath } from '#src/sample-study/data-files.ts'
import { filledFormsOf, studyOf } from '#src/sample-study/read-study.ts'
import { FormSheet } from '#src/sample-study/views/form-sheet.tsx'
import { traceHref } from '#src/sample-study/views/links.ts'
import { named } from '#src/sample-study/views/output.tsx'
import { StudyPage } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Shown {
  study: Study
  /** How many there are of each form. */
  filled: Readonly<Record<string, number>>
}

type Props = PageProps<typeof en, Shown>

const formWords = wordsOf('sample-study/forms')

export const caseReportForm = definePage<typeof en, Shown>({
  copy: wordsOf('sample-study/case-report-form'),
  Page: CaseReportForm,
  load: async ({ env }) => ({ study: await studyOf(env), filled: await filledFormsOf(env) }),
})

function CaseReportForm(props: Props) {
  const { copy } = props
  return (
    <StudyPage
      heading={copy.heading}
      lead={copy.lead}
      beside={<Index {...props} />}
      intro={<Copies {...props} />}
    >
      <div>
        {forms.map((form, index) => (
          <AnnotatedForm key={form.name} {...props} form={form} isOpen={index === 0} />
        ))}
      </div>
    </StudyPage>
  )
}

/** The forms filled, and as a file. */
function Copies({ copy, language, data }: Props) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-6 no-print">
      <a className="onward-link" href={traceHref(language, `${data.study.facts.example}.form-dm.1.AGE`)}>
        <Text>{copy.filled}</Text>
      </a>{' '}
      <a className="onward-link" href={`${dataPath}acrf.pdf`} download>
        <Text>{copy.printed}</Text>
      </a>
    </p>
  )
}

function Index({ copy, language, data: { filled } }: Props) {
  const words = formWords(language)
  return (
    <nav aria-label={copy.index} className="no-print" data-markdown="skip">
      <ul className="md:columns-2 gap-x-8">
        {forms.map(({ name }) => (
          <li key={name}>
            <a className="study-number" href={`#${name}`}>
              <Text>{named(words.forms, name)}</Text>
            </a>{' '}
            <span className="text-small text-muted">
              <Text>{fillCounts(copy.count, { count: filled[name] ?? 0 })}</Text>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A link to the form opens it: the browser opens the details around the target. */
function AnnotatedForm({ copy, language, form, isOpen }: Props & { form: Form; isOpen: boolean }) {
  const title = `${form.name}-title`
  return (
    <details className="study-details crf-fold" open={isOpen}>
      <summary>
        <h2 id={title} className="text-h3 inline">
          <Text>{named(formWords(language).forms, form.name)}</Text>
        </h2>
      </summary>
      {form.repeats && (
        <p className="text-muted">
          <Text>{copy.repeats}</Text>
        </p>
      )}
      <FormSheet form={form} labelledBy={title} />
    </details>
  )
}

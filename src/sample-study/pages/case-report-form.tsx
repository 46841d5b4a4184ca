import { fill } from '#client/ui/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/case-report-form/en.ts'
import { dataPath } from '#src/sample-study/data-files.ts'
import type { Study } from '#src/sample-study/facts.ts'
import { type Form, forms, type Item } from '#src/sample-study/forms/forms.ts'
import { studyOf } from '#src/sample-study/study.ts'
import { traceHref } from '#src/sample-study/views/links.ts'
import { named } from '#src/sample-study/views/output.tsx'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { StudyTable } from '#src/sample-study/views/table.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en, Study>

const formWords = wordsOf('sample-study/forms')

export const caseReportForm = definePage<typeof en, Study>({
  copy: wordsOf('sample-study/case-report-form'),
  Page: CaseReportForm,
  load: ({ env }) => studyOf(env),
})

function CaseReportForm(props: Props) {
  const { copy, language, data } = props
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      {forms.map((form) => (
        <AnnotatedForm key={form.name} {...props} form={form} />
      ))}
      <p>
        <a className="onward-link" href={traceHref(language, `${data.facts.example}.form-dm.1.AGE`)}>
          <Text>{copy.filled}</Text>
        </a>
      </p>
      <p className="no-print">
        <a className="onward-link" href={`${dataPath}acrf.pdf`} download>
          <Text>{copy.printed}</Text>
        </a>
      </p>
    </StudyPage>
  )
}

function AnnotatedForm({ copy, language, form }: Props & { form: Form }) {
  const words = formWords(language)
  const { field, takes, annotation } = copy.columns
  return (
    <section>
      <h2 id={form.name} className="text-h3">
        <Text>{named(words.forms, form.name)}</Text>
      </h2>
      {form.repeats && (
        <p className="text-muted">
          <Text>{copy.repeats}</Text>
        </p>
      )}
      <StudyTable labelledBy={form.name} columns={[field, takes, annotation]} stacks>
        {form.items.map((item) => (
          <tr key={item.name}>
            <th scope="row">
              <Text>{named(words.items, item.name)}</Text>
            </th>
            <td>
              <Takes copy={copy} item={item} />
            </td>
            <td className="screen:md:min-w-56 text-muted">
              <Data>{item.annotation}</Data>
            </td>
          </tr>
        ))}
      </StudyTable>
    </section>
  )
}

function Takes({ copy, item }: { copy: Props['copy']; item: Item }) {
  const { kind, choices, unit } = item
  if (unit) return <Text>{fill(copy.measured, { unit: named(copy.units, unit) })}</Text>
  return (
    <>
      <Text>{copy.kinds[kind]}</Text> {choices && <Data>{choices.join(', ')}</Data>}
    </>
  )
}

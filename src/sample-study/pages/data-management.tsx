import { fill } from '#client/ui/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/data-management/en.ts'
import type { Study } from '#src/sample-study/facts.ts'
import { studyOf } from '#src/sample-study/study.ts'
import { DocumentSections } from '#src/sample-study/views/document.tsx'
import { traceHref } from '#src/sample-study/views/links.ts'
import { named } from '#src/sample-study/views/output.tsx'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { StudyTable } from '#src/sample-study/views/table.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

type Props = PageProps<typeof en, Study>

const formWords = wordsOf('sample-study/forms')

export const studyDataManagement = definePage<typeof en, Study>({
  copy: wordsOf('sample-study/data-management'),
  Page: StudyDataManagement,
  load: ({ env }) => studyOf(env),
})

function StudyDataManagement(props: Props) {
  const { copy, data } = props
  const { queries, corrections } = data.facts
  const manual = queries.filter(({ check }) => check === 'SDV' || check === 'DMR').length
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      <DocumentSections sections={copy.sections} />
      <section>
        <h2 id="checks" className="text-h2">
          <Text>{copy.checksTitle}</Text>
        </h2>
        <p className="mt-4 max-w-text">
          <Text>{fill(copy.counts, { queries: queries.length, manual, corrections })}</Text>
        </p>
        <Checks {...props} />
      </section>
      <Queries {...props} />
    </StudyPage>
  )
}

function Checks({ copy, language, data }: Props) {
  const words = formWords(language)
  const { check, rule, field, queries } = copy.columns
  return (
    <StudyTable labelledBy="checks" columns={[check, rule, field, queries]} numbers={[queries]}>
      {data.facts.checks.map(({ id, item }) => (
        <tr key={id}>
          <th scope="row">
            <Data>{id}</Data>
          </th>
          <td>
            <Text>{named(words.checks, id)}</Text>
          </td>
          <td>
            <Text>{named(words.items, item)}</Text>
          </td>
          <td className="number">{data.facts.queries.filter((query) => query.check === id).length}</td>
        </tr>
      ))}
    </StudyTable>
  )
}

function Queries({ copy, language, data }: Props) {
  const words = formWords(language)
  const ids = [...data.facts.checks.map(({ id }) => id), 'DMR', 'SDV']
  return (
    <section aria-labelledby="queries">
      <h2 id="queries" className="text-h3">
        <Text>{copy.listTitle}</Text>
      </h2>
      {ids.map((id) => {
        const queries = data.facts.queries.filter(({ check }) => check === id)
        return (
          queries.length > 0 && (
            <details key={id} className="mt-4 study-details">
              <summary>
                <Data>{id}</Data> <Text>{`${named(words.checks, id)} (${queries.length})`}</Text>
              </summary>
              <ul className="study-list mt-3 text-small">
                {[...new Set(queries.map(({ at }) => at))].map((at) => (
                  <li key={at}>
                    <a className="study-number" href={traceHref(language, at)}>
                      <Data>{at}</Data>
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )
        )
      })}
    </section>
  )
}

import type { Study } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { en } from '#content/sample-study/data-management/en.ts'
import { whereFound } from '#src/middleware/kept-address.ts'
import { studyOf } from '#src/sample-study/read-study.ts'
import { DocumentSections } from '#src/sample-study/views/document.tsx'
import { queriesHref, traceHref } from '#src/sample-study/views/links.ts'
import { named } from '#src/sample-study/views/output.tsx'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { StudyTable } from '#src/sample-study/views/table.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Shown {
  facts: Study['facts']
  /** The check whose queries are listed; none for the plan. */
  check: string | undefined
}

type Props = PageProps<typeof en, Shown>

const formWords = wordsOf('sample-study/forms')

/** Opened by hand: by data managers, and by monitors after source data verification. */
const byHand = ['DMR', 'SDV']

export const studyDataManagement = definePage<typeof en, Shown>({
  copy: wordsOf('sample-study/data-management'),
  Page: StudyDataManagement,
  reads: { check: whereFound },
  load: async ({ query: { check }, env }) => {
    const { facts } = await studyOf(env)
    const isKnown = check === undefined || facts.queries.some((query) => query.check === check)
    return isKnown ? { facts, check } : null
  },
})

function StudyDataManagement(props: Props) {
  const { copy, data } = props
  return (
    <StudyPage heading={copy.heading} lead={copy.lead}>
      {data.check ? (
        <Queries {...props} check={data.check} />
      ) : (
        <>
          <DocumentSections sections={copy.sections} />
          <Checks {...props} />
        </>
      )}
    </StudyPage>
  )
}

interface Group {
  id: string
  title: string
  checks: { id: string; field: string }[]
}

/** The checks of each form, and those by hand. The name of a check begins with that of its form. */
function groupsOf({ copy, language, data: { facts } }: Props): Group[] {
  const words = formWords(language)
  const forms = Map.groupBy(facts.checks, ({ id }) => `form-${id.slice(0, 2).toLowerCase()}`)
  const ofForms = [...forms].map(([id, checks]) => ({
    id,
    title: named(words.forms, id),
    checks: checks.map(({ id, item }) => ({ id, field: named(words.items, item) })),
  }))
  const manual = byHand.map((id) => ({ id, field: copy.anyField }))
  return [...ofForms, { id: 'by-hand', title: copy.byHand, checks: manual }]
}

function Checks(props: Props) {
  const { copy, data } = props
  const { facts } = data
  const manual = facts.queries.filter((query) => byHand.includes(query.check)).length
  return (
    <section>
      <h2 id="checks" className="text-h2">
        <Text>{copy.checksTitle}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>
          {fill(copy.counts, { queries: facts.queries.length, manual, corrections: facts.corrections })}
        </Text>
      </p>
      {groupsOf(props).map((group, index) => (
        <ChecksOfForm key={group.id} {...props} group={group} isOpen={index === 0} />
      ))}
    </section>
  )
}

function ChecksOfForm(props: Props & { group: Group; isOpen: boolean }) {
  const { copy, language, data, isOpen } = props
  const { id, title, checks } = props.group
  const { facts } = data
  const { check, rule, field, queries } = copy.columns
  const names = checks.map((one) => one.id)
  const counts = {
    form: title,
    checks: checks.length,
    queries: facts.queries.filter((query) => names.includes(query.check)).length,
  }
  return (
    <details className="mt-4 study-details" open={isOpen}>
      <summary id={id}>
        <Text>{fill(copy.group, counts)}</Text>
      </summary>
      <StudyTable labelledBy={id} columns={[check, rule, field, queries]} numbers={[queries]}>
        {checks.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Data>{row.id}</Data>
            </th>
            <td>
              <Text>{named(formWords(language).checks, row.id)}</Text>
            </td>
            <td>
              <Text>{row.field}</Text>
            </td>
            <td className="number">
              <QueryCount copy={copy} check={row.id} facts={facts} language={language} />
            </td>
          </tr>
        ))}
      </StudyTable>
    </details>
  )
}

interface QueryCountProps extends Pick<Props, 'copy' | 'language'> {
  check: string
  facts: Study['facts']
}

/** Leads to the list of them. */
function QueryCount({ copy, check, facts, language }: QueryCountProps) {
  const count = facts.queries.filter((query) => query.check === check).length
  if (count === 0) return count
  return (
    <a
      className="study-number"
      href={queriesHref(language, check)}
      aria-label={fill(copy.queriesOf, { check, count })}
    >
      {count}
    </a>
  )
}

/** A field that was asked about twice is one link. */
function Queries({ copy, language, data: { facts }, check }: Props & { check: string }) {
  const queries = facts.queries.filter((query) => query.check === check)
  return (
    <section aria-labelledby="queries">
      <h2 id="queries" className="text-h2">
        <Text>{fill(copy.queriesOf, { check, count: queries.length })}</Text>
      </h2>
      <p className="mt-4 max-w-text">
        <Text>{named(formWords(language).checks, check)}</Text>
      </p>
      <ul className="study-list mt-6">
        {[...new Set(queries.map(({ at }) => at))].map((at) => (
          <li key={at}>
            <a className="study-number" href={traceHref(language, at)}>
              <Data>{at}</Data>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a className="link" href={`${href('sample-study/data-management', language)}#checks`}>
          <Text>{copy.allChecks}</Text>
        </a>
      </p>
    </section>
  )
}

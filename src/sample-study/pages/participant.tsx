import { type Form, forms, type Participant, type TracedEntry } from '@marom/sample-trial'
import type { ReactNode } from 'react'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { en } from '#content/sample-study/participant/en.ts'
import { whereFound } from '#src/middleware/kept-address.ts'
import { drawingOf, participantOf, summariesOf } from '#src/sample-study/read-study.ts'
import { Drawn } from '#src/sample-study/views/drawn.tsx'
import { participantHref, traceHref } from '#src/sample-study/views/links.ts'
import { named } from '#src/sample-study/views/output.tsx'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface Shown {
  id: string
  person: Participant
  line: string
  before: string | undefined
  after: string | undefined
}

type Props = PageProps<typeof en, Shown>

const formWords = wordsOf('sample-study/forms')

export const studyParticipant = definePage<typeof en, Shown>({
  copy: wordsOf('sample-study/participant'),
  Page: StudyParticipant,
  reads: { id: whereFound },
  head: ({ copy, data: { id } }) => ({
    title: fill(copy.title, { subject: id }),
    description: fill(copy.description, { subject: id }),
  }),
  load: async ({ query, env, language }) => {
    const all = (await summariesOf(env)).map(({ subject }) => subject)
    const id = query.id ?? all[0] ?? ''
    const place = all.indexOf(id)
    const person = place < 0 ? undefined : await participantOf(env, id)
    if (!person) return null
    const line = await drawingOf(env, language, id)
    return { id, person, line, before: all[place - 1], after: all[place + 1] }
  },
})

function StudyParticipant(props: Props) {
  const { copy, data } = props
  const heading = fill(copy.heading, { subject: data.id })
  return (
    <StudyPage
      heading={heading}
      lead={copy.lead}
      beside={<Drawn html={data.line} />}
      intro={
        <>
          <Facts {...props} />
          <Neighbors {...props} />
        </>
      }
    >
      <section>
        <h2 className="text-h2">
          <Text>{copy.formsTitle}</Text>
        </h2>
        {forms.map((form) => (
          <Entries key={form.name} {...props} form={form} />
        ))}
      </section>
    </StudyPage>
  )
}

function Facts({ copy, language, data: { id, person } }: Props) {
  const { facts } = copy
  const value = (name: string) => String(person.value('ADSL.1', name) ?? '–')
  const time = (row: number) => {
    const months = Number(person.value(`ADTTE.${row}`, 'AVAL')).toFixed(1)
    return (
      <>
        <a className="study-number" href={traceHref(language, `${id}.ADTTE.${row}.AVAL`)}>
          <Text>{fill(copy.months, { months })}</Text>
        </a>{' '}
        <Data>{String(person.value(`ADTTE.${row}`, 'EVNTDESC') ?? '')}</Data>
      </>
    )
  }
  const rows: [string, ReactNode][] = [
    [facts.arm, <Data key="arm">{value('TRT01P')}</Data>],
    [facts.age, value('AGE')],
    [facts.sex, <Data key="sex">{value('SEX')}</Data>],
    [facts.site, <Data key="site">{`${value('SITEID')}, ${value('COUNTRY')}`}</Data>],
    [facts.randomized, <Data key="randomized">{value('RANDDT')}</Data>],
    [facts.overall, time(1)],
    [facts.progression, time(4)],
  ]
  return (
    <dl className="study-list mt-8">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt className="text-small text-muted">
            <Text>{term}</Text>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Neighbors({ copy, language, data: { before, after } }: Props) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 no-print" data-markdown="skip">
      {before && (
        <a className="onward-link" href={participantHref(language, before)} rel="prev">
          <Text>{fill(copy.before, { subject: before })}</Text>
        </a>
      )}{' '}
      {after && (
        <a className="onward-link" href={participantHref(language, after)} rel="next">
          <Text>{fill(copy.after, { subject: after })}</Text>
        </a>
      )}{' '}
      <a className="onward-link" href={href('sample-study/participants', language)}>
        <Text>{copy.all}</Text>
      </a>
    </p>
  )
}

function Entries({ language, data: { id, person }, form }: Props & { form: Form }) {
  const entries = person.entriesOf(form.name)
  if (entries.length === 0) return null
  return (
    <>
      <h3 className="mt-6 font-600">
        <Text>{named(formWords(language).forms, form.name)}</Text>
      </h3>
      <ul className="study-list mt-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              className="study-number"
              href={traceHref(language, `${id}.${entry.id}.${form.items[0]?.name}`)}
            >
              <Data>{nameOf(form, entry)}</Data>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The first text of a form and its first date, e.g. a visit and its day. */
function nameOf({ items }: Form, { values }: TracedEntry): string {
  const first = (kind: string) =>
    items.flatMap((item) => (item.kind === kind ? (values[item.name] ?? []) : []))[0] ?? []
  return [first('text'), first('date')].flat().join(', ') || '–'
}

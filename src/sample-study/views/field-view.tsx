import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { auditOf } from '#src/sample-study/audit.ts'
import type { AuditEvent } from '#src/sample-study/forms/entry.ts'
import type { FieldStep } from '#src/sample-study/trace.ts'
import { wordsOf } from '#src/words/words.ts'
import type { StepProps } from './cell-view.tsx'
import { ForwardView } from './forward.tsx'
import { traceHref } from './links.ts'
import { named } from './output.tsx'
import { Data } from './study-page.tsx'
import { StudyTable } from './table.tsx'

const formWords = wordsOf('sample-study/forms')

export function FieldView(props: StepProps<FieldStep>) {
  const { found, step, copy, via } = props
  const { person, subject, entry, item } = step
  return (
    <>
      <FilledForm {...props} />
      <Audit {...props} />
      <ForwardView
        found={found}
        person={person}
        subject={subject}
        from={`${entry.id}.${item}`}
        copy={copy}
        via={via}
      />
    </>
  )
}

function FilledForm({ step, copy, via }: StepProps<FieldStep>) {
  const language = useLanguage()
  const words = formWords(language)
  const { entry, form, item, subject } = step
  return (
    <section>
      <h2 id="form-title" className="text-h2 rule">
        <Text>{named(words.forms, form)}</Text>
      </h2>
      <p className="mt-3 text-muted">
        <Text>{copy.form}</Text>
      </p>
      <StudyTable labelledBy="form-title" columns={[copy.field, copy.value]}>
        {Object.entries(entry.values).map(([name, value]) => (
          <tr key={name} aria-current={name === item ? 'true' : undefined}>
            <th scope="row">
              <Text>{named(words.items, name)}</Text>
            </th>
            <td>
              {name === item ? (
                <Data>{String(value ?? '–')}</Data>
              ) : (
                <a className="study-number" href={traceHref(language, `${subject}.${entry.id}.${name}`, via)}>
                  <Data>{String(value ?? '–')}</Data>
                </a>
              )}{' '}
              <Marks events={entry.audit[name]} copy={copy} />
            </td>
          </tr>
        ))}
      </StudyTable>
    </section>
  )
}

function Marks({
  events = [],
  copy,
}: { events?: readonly AuditEvent[] } & Pick<StepProps<FieldStep>, 'copy'>) {
  const kinds = new Set(events.map(({ kind }) => kind))
  return (
    <>
      {kinds.has('queried') && (
        <span className="tag">
          <Text>{copy.queried}</Text>
        </span>
      )}{' '}
      {kinds.has('changed') && (
        <span className="tag">
          <Text>{copy.changed}</Text>
        </span>
      )}
    </>
  )
}

function Audit({ step, copy }: StepProps<FieldStep>) {
  const words = formWords(useLanguage())
  const { when, who, what, value, why } = copy.auditColumns
  return (
    <section>
      <h2 id="audit-title" className="text-h2 rule">
        <Text>{copy.audit}</Text>
      </h2>
      <StudyTable labelledBy="audit-title" columns={[when, who, what, value, why]}>
        {auditOf(step).map((event) => (
          <tr key={`${event.kind}-${event.at}-${event.check ?? ''}`}>
            <th scope="row">
              <Moment at={event.at} />
            </th>
            <td>
              <Text>{words.roles[event.by]}</Text> <Data>{event.person}</Data>
            </td>
            <td>
              <Text>{words.kinds[event.kind]}</Text>
            </td>
            <td>
              <Data>{String(event.value ?? '–')}</Data>
            </td>
            <td>
              {event.check && <Data>{`${event.check} `}</Data>}
              <Text>{reasonOf(event, words)}</Text>
            </td>
          </tr>
        ))}
      </StudyTable>
      {step.person.file.milestones.map(({ kind, person, at }) => (
        <p key={kind} className="mt-4 text-muted">
          <Text>{copy.milestones[kind]}</Text> <Data>{person}</Data> <Moment at={at} />
        </p>
      ))}
    </section>
  )
}

/** The day and the time of day, each on one line. */
function Moment({ at }: { at: string }) {
  const [day = '', time = ''] = at.split('T')
  return (
    <>
      <span className="whitespace-nowrap">
        <Data>{day}</Data>
      </span>{' '}
      <span className="whitespace-nowrap">
        <Data>{time}</Data>
      </span>
    </>
  )
}

function reasonOf(
  { kind, check = '', reason = '' }: AuditEvent,
  words: ReturnType<typeof formWords>,
): string {
  if (kind === 'queried') return named(words.checks, check)
  return reason ? named(words.reasons, reason) : ''
}

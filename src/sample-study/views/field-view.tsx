import { type AuditEvent, formNamed, type Milestone } from '@marom/sample-trial'
import { allowedValuesOf } from '@marom/sample-trial/recompute'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { auditOf } from '#src/sample-study/audit.ts'
import type { FieldStep } from '#src/sample-study/find-step.ts'
import { wordsOf } from '#src/words/words.ts'
import { BreakField, breakId } from './break-field.tsx'
import type { StepProps } from './cell-view.tsx'
import { FormSheet } from './form-sheet.tsx'
import { ForwardView } from './forward.tsx'
import { traceHref } from './links.ts'
import { named } from './output.tsx'
import { Data } from './study-page.tsx'

const formWords = wordsOf('sample-study/forms')

export function FieldView(props: StepProps<FieldStep>) {
  const { found, step, copy, via } = props
  const { person, subject, entry, item } = step
  return (
    <>
      <div className="split">
        <div className="lg:col-span-7">
          <FilledForm {...props} />
        </div>
        <div className="lg:col-span-5">
          <Audit {...props} />
        </div>
      </div>
      <BreakField found={found} step={step} />
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

function FilledForm({ found, step, copy, via }: StepProps<FieldStep>) {
  const language = useLanguage()
  const { entry, item, subject } = step
  const form = formNamed(step.form)
  const hrefOf = (name: string) => traceHref(language, `${subject}.${entry.id}.${name}`, via)
  if (!form) return null
  return (
    <section>
      <h2 id="form-title" className="text-h2">
        <Text>{named(formWords(language).forms, form.name)}</Text>
      </h2>
      <p className="mt-3 text-muted">
        <Text>{copy.form}</Text>
      </p>
      <FormSheet
        form={form}
        labelledBy="form-title"
        filled={{
          subject,
          entry,
          lit: item,
          after: (field) => (
            <>
              <Marks events={entry.audit[field.name]} copy={copy} />{' '}
              {allowedValuesOf(field, found.facts.terms) && (
                <a
                  className="study-number text-small no-print"
                  href={`${field.name === item ? '' : hrefOf(field.name)}#${breakId(field.name)}`}
                  aria-label={fill(copy.changeOf, { item: named(formWords(language).items, field.name) })}
                >
                  <Text>{copy.change}</Text>
                </a>
              )}
            </>
          ),
          hrefOf,
        }}
      />
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

/** Also the signature and the lock, in the order of time. */
function Audit({ step, copy }: StepProps<FieldStep>) {
  const events = auditOf(step)
  const timeline = [
    ...events.map((event, index) => ({ event, before: events[index - 1]?.value ?? null })),
    ...step.person.file.milestones.map((event) => ({ event, before: null })),
  ].toSorted((one, other) => Date.parse(one.event.at) - Date.parse(other.event.at))
  return (
    <section aria-labelledby="audit-title">
      <h2 id="audit-title" className="text-h2">
        <Text>{copy.audit}</Text>
      </h2>
      <ol className="study-timeline">
        {timeline.map(({ event, before }) => (
          <li key={`${event.kind}-${event.at}-${'check' in event ? event.check : ''}`} data-kind={event.kind}>
            <Happened event={event} before={before} copy={copy} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface HappenedProps extends Pick<StepProps<FieldStep>, 'copy'> {
  event: AuditEvent | Milestone
  /** The value before the event. */
  before: AuditEvent['value']
}

function Happened({ event, before, copy }: HappenedProps) {
  const words = formWords(useLanguage())
  const isOfField = 'value' in event
  const [check, reason] = isOfField ? [event.check ?? '', reasonOf(event, words)] : ['', '']
  return (
    <>
      <p className="text-small text-muted">
        <Moment at={event.at} />
        {' · '}
        <Text>{words.roles[event.by]}</Text> <Data>{event.person}</Data>
      </p>
      <p>
        <strong>
          <Text>{isOfField ? words.kinds[event.kind] : copy.milestones[event.kind]}</Text>
        </strong>{' '}
        {isOfField && <Change event={event} before={before} />}
      </p>
      {(check || reason) && (
        <p className="text-small">
          {check && <Data>{check}</Data>} <Text>{reason}</Text>
        </p>
      )}
    </>
  )
}

/** The value, and the one that it replaced. A query and its end leave the value as it was. */
function Change({ event: { kind, value }, before }: { event: AuditEvent } & Pick<HappenedProps, 'before'>) {
  if (kind === 'queried' || kind === 'askedAgain' || kind === 'closed') return null
  return (
    <>
      {kind === 'changed' && (
        <>
          <del>
            <Data>{String(before ?? '–')}</Data>
          </del>{' '}
        </>
      )}
      <Data>{String(value ?? '–')}</Data>
    </>
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

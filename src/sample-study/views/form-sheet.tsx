import {
  annotationsOf,
  type Form,
  type Item,
  study,
  type TracedEntry,
  type Value,
  variablesIn,
} from '@marom/sample-trial'
import type { ReactNode } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import { wordsOf } from '#src/words/words.ts'
import { participantHref } from './links.ts'
import { named } from './output.tsx'
import { Data } from './study-page.tsx'

const formWords = wordsOf('sample-study/forms')
const pageWords = wordsOf('sample-study/case-report-form')

interface Filled {
  subject: string
  entry: TracedEntry
  /** The field that the page is about. */
  lit: string
  /** What is after the value of a field. */
  after: (item: Item) => ReactNode
  hrefOf: (item: string) => string
}

interface FormSheetProps {
  form: Form
  labelledBy: string
  /** Without it, the form is blank and annotated. */
  filled?: Filled
}

/** A form as its page: head, fields with their boxes, and what belongs to a field beside it. */
export function FormSheet({ form, labelledBy, filled }: FormSheetProps) {
  return (
    <article
      className={filled ? 'crf' : 'crf crf-annotated'}
      id={filled ? undefined : form.name}
      aria-labelledby={labelledBy}
    >
      <Head form={form} filled={filled} />
      <dl>
        {form.items.map((item) => (
          <Field key={item.name} form={form} item={item} filled={filled} />
        ))}
      </dl>
    </article>
  )
}

type Part = Pick<FormSheetProps, 'form'> & { filled: Filled | undefined }

function Head({ form, filled }: Part) {
  const language = useLanguage()
  const words = pageWords(language)
  const hasVisit = form.items.some(({ name }) => name === 'VISIT')
  const seq = filled?.entry.id.split('.')[1]
  return (
    <p className="crf-head">
      <Data>{study.id}</Data>{' '}
      <Blank label={words.site}>{filled && <Data>{filled.subject.slice(0, 3)}</Data>}</Blank>
      <Blank label={words.participant}>
        {filled && (
          <a className="study-number" href={participantHref(language, filled.subject)}>
            <Data>{filled.subject}</Data>
          </a>
        )}
      </Blank>
      {hasVisit && (
        <Blank label={words.visit}>{filled && <Data>{String(filled.entry.values.VISIT ?? '–')}</Data>}</Blank>
      )}
      {form.repeats && !hasVisit && <Blank label={words.number}>{seq && <Data>{seq}</Data>}</Blank>}
    </p>
  )
}

const Blank = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span>
      <Text>{label}</Text> {children || <span className="crf-box" />}
    </span>{' '}
  </>
)

function Field({ form, item, filled }: Part & { item: Item }) {
  const label = named(formWords(useLanguage()).items, item.name)
  const isLit = item.name === filled?.lit
  return (
    <div className="crf-field" aria-current={isLit || undefined}>
      <dt>
        {filled && !isLit ? (
          <a className="study-number" href={filled.hrefOf(item.name)}>
            <Text>{label}</Text>
          </a>
        ) : (
          <Text>{label}</Text>
        )}{' '}
        <span className="text-small text-muted">
          <Data>{item.name}</Data>
        </span>
      </dt>
      <dd>
        <Entry form={form.name} item={item} value={filled && (filled.entry.values[item.name] ?? null)} />
        {filled?.after(item)}
      </dd>
      {!filled && annotationsOf(item).map((one) => <Flag key={one} annotation={one} />)}
    </div>
  )
}

/** @param value undefined on a blank form, null if the field is empty */
function Entry({ form, item, value }: { form: string; item: Item; value: Value | undefined }) {
  const words = pageWords(useLanguage())
  const { kind, choices, unit } = item
  if (choices) return <Choices choices={choices} value={value} />
  const hint = unit ? named(words.units, unit) : form === 'form-lb' && kind === 'number' && words.ofLaboratory
  return (
    <>
      {value === undefined && kind === 'date' ? (
        words.date.map((part) => [
          <span key={part} className="crf-box text-muted">
            <Text>{part}</Text>
          </span>,
          ' ',
        ])
      ) : (
        <span className={kind === 'text' ? 'crf-box crf-wide' : 'crf-box'}>
          {value !== undefined && <Data>{String(value ?? '–')}</Data>}
        </span>
      )}{' '}
      {hint && (
        <span className="text-muted">
          <Text>{hint}</Text>
        </span>
      )}
    </>
  )
}

function Choices({ choices, value }: { choices: readonly string[]; value: Value | undefined }) {
  const { marked } = pageWords(useLanguage())
  return choices.map((term) => {
    const isMarked = value !== undefined && String(value) === term
    return [
      <span key={term} className="crf-choice" data-marked={isMarked || undefined}>
        <Data>{term}</Data>
        {isMarked && (
          <span className="sr-only">
            <Text>{` (${marked})`}</Text>
          </span>
        )}
      </span>,
      ' ',
    ]
  })
}

/** Each variable leads to its row in the list of the data. */
function Flag({ annotation }: { annotation: string }) {
  const language = useLanguage()
  return (
    <dd className="crf-flag">
      <bdi dir="ltr" lang="en">
        {variablesIn(annotation).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <a key={part} className="study-number" href={href('sample-study/datasets', language, part)}>
              {part}
            </a>
          ),
        )}
      </bdi>
    </dd>
  )
}

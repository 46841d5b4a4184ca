import type { DraftKey } from '#client/drafts/draft.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { href, routes } from '#content/routes.ts'
import { FaultSummary, FormField, LongAddress, PostButton } from '#src/blocks/form-field.tsx'
import { builderFault } from '#src/estimand/form-faults.ts'
import { strategyNames, summaryNames } from './choices.ts'
import { attributeNames, type EstimandAnswer, eventNumbers } from './read.ts'
import type { EstimandWords } from './statement.ts'
import { suggestedEvents } from './words.ts'

interface FormProps {
  words: EstimandWords
  answer: EstimandAnswer
}

const draftKey: DraftKey = 'estimand-draft'

/** The rows that are always visible. The others open on demand. */
const shownEvents = 2

/** Labels of an event's fields have its number. */
function labelOf(field: string, { fields, form }: EstimandWords): string {
  const [, kind = '', number] = /^(event|strategy|detail)(\d)$/.exec(field) ?? []
  const name = kind || field
  const label = Object.entries(fields).find(([key]) => key === name)?.[1].label ?? field
  return number ? `${fill(form.event, { number })}, ${label}` : label
}

export function EstimandForm({ words, answer }: FormProps) {
  const language = useLanguage()
  const t = words.form
  const faults = answer.state === 'faulty' ? answer.faults : []
  const props = { words, answer }
  return (
    // autoComplete: browsers would restore old values, but here the address sets them.
    <form
      action={`${routes.estimand}#result`}
      autoComplete="off"
      className="no-print"
      noValidate
      data-draft={draftKey}
    >
      <FaultSummary
        title={words.errors.title}
        faults={faults.map((fault) => ({
          field: fault.field,
          label: fault.field ? labelOf(fault.field, words) : undefined,
          sentence: builderFault(fault, words.errors, language),
        }))}
      />
      {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
      <fieldset className="grid gap-5">
        <legend className="text-h3 font-700 p-0 mb-2">{t.legend}</legend>
        {attributeNames.map((name) => (
          <TextField key={name} {...props} name={name} kind={name} rows={2} />
        ))}
        <ChoiceField
          {...props}
          name="summary"
          kind="summary"
          options={summaryNames}
          names={words.summaries}
        />
      </fieldset>
      <Events {...props} />
      <LongAddress sentence={words.errors.addressTooLong} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-6">
        <PostButton action={href('estimand', language, 'result')}>{t.submit}</PostButton>{' '}
        <a className="onward-link" href={href('estimand', language)} data-draft-discard="">
          {t.reset}
        </a>
      </div>
    </form>
  )
}

function Events(props: FormProps) {
  const { words, answer } = props
  const language = useLanguage()
  const t = words.form
  const more = eventNumbers.slice(shownEvents)
  const isUsed = more.some((at) =>
    ['event', 'strategy', 'detail'].some((kind) => answer.texts[`${kind}${at}`]),
  )
  return (
    <fieldset className="grid gap-5 mt-8">
      <legend className="text-h3 font-700 p-0 mb-2">{t.events}</legend>
      <p className="text-small text-muted">
        <Text>{t.eventsLead}</Text>
      </p>
      <datalist id="suggested-events">
        {suggestedEvents(language).map((event) => (
          <option key={event} value={event} />
        ))}
      </datalist>
      {eventNumbers.slice(0, shownEvents).map((at) => (
        <EventFields key={at} {...props} at={at} />
      ))}
      <details open={isUsed}>
        <summary className="link inline-flex items-center min-h-11">{t.more}</summary>
        <div className="grid gap-5 mt-4">
          {more.map((at) => (
            <EventFields key={at} {...props} at={at} />
          ))}
        </div>
      </details>
    </fieldset>
  )
}

function EventFields({ at, ...props }: FormProps & { at: number }) {
  const { words } = props
  return (
    <fieldset className="grid gap-4 border-t border-t-solid border-line pt-4">
      <legend className="font-700 p-0">
        <Text>{fill(words.form.event, { number: at })}</Text>
      </legend>
      <TextField {...props} name={`event${at}`} kind="event" list="suggested-events" />
      <ChoiceField
        {...props}
        name={`strategy${at}`}
        kind="strategy"
        options={strategyNames}
        names={words.strategies}
      />
      <TextField {...props} name={`detail${at}`} kind="detail" hasHint={at === 1} isOptional />
    </fieldset>
  )
}

interface FieldProps extends FormProps {
  name: string
  kind: keyof EstimandWords['fields']
}

function faultOf(name: string, { words, answer }: FormProps, language: Language): string | undefined {
  const fault = answer.state === 'faulty' ? answer.faults.find(({ field }) => field === name) : undefined
  return fault && builderFault(fault, words.errors, language)
}

function TextField({
  name,
  kind,
  rows,
  list,
  hasHint = true,
  isOptional = false,
  ...props
}: FieldProps & { rows?: number; list?: string; hasHint?: boolean; isOptional?: boolean }) {
  const language = useLanguage()
  const field: { label: string; hint?: string } = props.words.fields[kind]
  const text = props.answer.texts[name] ?? ''
  // Not `dir="auto"`, which would turn an empty Hebrew field around.
  const look = { className: 'field', defaultValue: text }
  return (
    <FormField
      name={name}
      label={field.label}
      hint={hasHint ? field.hint : undefined}
      optional={isOptional ? props.words.form.optional : undefined}
      fault={faultOf(name, props, language)}
    >
      {(control) =>
        rows ? (
          <textarea {...control} {...look} rows={rows} />
        ) : (
          <input {...control} {...look} type="text" list={list} />
        )
      }
    </FormField>
  )
}

function ChoiceField({
  name,
  kind,
  options,
  names,
  ...props
}: FieldProps & { options: readonly string[]; names: Readonly<Record<string, string>> }) {
  const language = useLanguage()
  return (
    <FormField name={name} label={props.words.fields[kind].label} fault={faultOf(name, props, language)}>
      {(control) => (
        <select
          {...control}
          className="field h-12 pe-8 text-ellipsis"
          defaultValue={props.answer.texts[name] ?? ''}
        >
          <option value="">{props.words.form.choose}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option]}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

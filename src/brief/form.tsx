import type { ReactNode } from 'react'
import type { DraftKey } from '#client/drafts/draft.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { defaultLanguage } from '#content/locales.ts'
import { href, routes } from '#content/routes.ts'
import { Fold } from '#src/blocks/fold.tsx'
import { FaultSummary, FormField, LongAddress, PostButton } from '#src/blocks/form-field.tsx'
import { builderFault } from '#src/estimand/index.ts'
import { Added, Box, Boxes, type FormProps, Services } from './boxes.tsx'
import { allServices } from './document.ts'
import { type GroupName, groupNames, groups, isAnswered, isFaulty } from './questions.ts'
import type { CountName, TextName } from './read.ts'

const draftKey: DraftKey = 'brief-draft'

/** For the script of the sheet and the button beside it. */
const formId = 'brief-form'

export function BriefForm(props: FormProps) {
  const { words, brief } = props
  const language = useLanguage()
  return (
    // autoComplete: browsers would restore old values, but here the address sets them.
    <form
      id={formId}
      action={`${routes.brief}#result`}
      autoComplete="off"
      className="no-print"
      noValidate
      data-draft={draftKey}
    >
      <Faults words={words} brief={brief} />
      {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
      <fieldset className="grid gap-5 mb-6" data-questions="">
        <legend className="text-h3 font-700 p-0 mb-2">{words.form.legend}</legend>
        <TextRow {...props} name="subject" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Choice {...props} name="phase" />
          <Choice {...props} name="type" />
        </div>
      </fieldset>
      <Groups {...props} />
      <Added {...props} />
      {language !== defaultLanguage && (
        <Box
          name="twin"
          value={defaultLanguage}
          label={words.form.twin}
          isChecked={brief.texts.twin !== ''}
        />
      )}
      <LongAddress sentence={words.errors.addressTooLong} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-6">
        <WriteButton words={words} />{' '}
        <a className="onward-link" href={href('brief', language)} data-brief-clear="" data-draft-discard="">
          {words.form.reset}
        </a>
      </div>
    </form>
  )
}

function Faults({ words, brief }: FormProps) {
  const language = useLanguage()
  const labels: Readonly<Record<string, { label: string }>> = words.fields
  return (
    <FaultSummary
      title={words.errors.title}
      faults={brief.faults.map((fault) => ({
        field: fault.field,
        label: labels[fault.field]?.label,
        sentence: builderFault(fault, words.errors, language),
      }))}
    />
  )
}

export function WriteButton({ words }: Pick<FormProps, 'words'>) {
  return (
    <PostButton action={href('brief', useLanguage(), 'result')} form={formId}>
      {words.form.submit}
    </PostButton>
  )
}

/** The questions after the first three, folded. A group with an answer or a fault is open. */
function Groups(props: FormProps) {
  const { words, brief } = props
  return groupNames.map((name) => (
    <div
      key={name}
      data-questions=""
      className="last-of-type:border-b last-of-type:border-b-solid border-line"
    >
      <Fold
        title={words.form.groups[name]}
        count={<GroupCount words={words} brief={brief} group={name} />}
        isOpen={groups[name].some((field) => isAnswered(field, brief) || isFaulty(field, brief))}
      >
        <div className="grid gap-5 pt-2 pb-6">{questionsOf[name](props)}</div>
      </Fold>
    </div>
  ))
}

const questionsOf: Record<GroupName, (props: FormProps) => ReactNode> = {
  details: (props) => (
    <>
      <Boxes {...props} name="region" />
      <TextRow {...props} name="population" />
      <div className="grid gap-5 sm:grid-cols-3">
        <Count {...props} name="participants" />
        <Count {...props} name="sites" />
        <Count {...props} name="countries" />
      </div>
    </>
  ),
  timeline: (props) => (
    <div className="grid gap-5 sm:grid-cols-3">
      <TextRow {...props} name="start" />
      <TextRow {...props} name="lock" />
      <TextRow {...props} name="report" />
    </div>
  ),
  services: (props) => <Services {...props} />,
  outputs: (props) => (
    <>
      <div className="grid gap-5 sm:grid-cols-3">
        <Count {...props} name="tables" />
        <Count {...props} name="listings" />
        <Count {...props} name="figures" />
      </div>
      <Boxes {...props} name="standard" />
    </>
  ),
  rest: (props) => (
    <>
      <Boxes {...props} name="document" />
      <TextRow {...props} name="notes" rows={4} />
    </>
  ),
}

/** Of a group with one question, which is a list of boxes, the boxes. */
function GroupCount({ words, brief, group }: FormProps & { group: GroupName }) {
  const services = allServices(useLanguage()).length
  const template = words.form.count
  const fields = groups[group]
  const facts =
    group === 'services'
      ? { filled: brief.lists.service?.length ?? 0, all: services }
      : { filled: fields.filter((field) => isAnswered(field, brief)).length, all: fields.length }
  return (
    <span data-count={template}>
      <Text>{fill(template, facts)}</Text>
    </span>
  )
}

function useFault(name: string, { words, brief }: FormProps): string | undefined {
  const language = useLanguage()
  const fault = brief.faults.find(({ field }) => field === name)
  return fault && builderFault(fault, words.errors, language)
}

function TextRow({ name, rows, ...props }: FormProps & { name: TextName; rows?: number }) {
  const field: { label: string; hint?: string } = props.words.fields[name]
  // Not `dir="auto"`, which would turn an empty Hebrew field around.
  const look = { className: 'field', defaultValue: props.brief.texts[name] ?? '' }
  return (
    <FormField name={name} label={field.label} hint={field.hint} fault={useFault(name, props)}>
      {(control) =>
        rows ? <textarea {...control} {...look} rows={rows} /> : <input {...control} {...look} type="text" />
      }
    </FormField>
  )
}

function Count({ name, ...props }: FormProps & { name: CountName }) {
  const field: { label: string; hint?: string } = props.words.fields[name]
  return (
    <FormField name={name} label={field.label} hint={field.hint} fault={useFault(name, props)}>
      {(control) => (
        <input
          {...control}
          className="field h-12 figures"
          type="text"
          inputMode="numeric"
          dir="ltr"
          defaultValue={props.brief.texts[name] ?? ''}
        />
      )}
    </FormField>
  )
}

function Choice({ name, ...props }: FormProps & { name: 'phase' | 'type' }) {
  const { words, brief } = props
  return (
    <FormField name={name} label={words.fields[name].label} fault={useFault(name, props)}>
      {(control) => (
        <select {...control} className="field h-12 pe-8 text-ellipsis" defaultValue={brief.texts[name] ?? ''}>
          <option value="">{words.form.choose}</option>
          {Object.entries(words.options[name]).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

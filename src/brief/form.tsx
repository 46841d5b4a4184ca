import type { DraftKey } from '#client/drafts/draft.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { defaultLanguage } from '#content/locales.ts'
import { href, routes } from '#content/routes.ts'
import { FaultSummary, FormField, LongAddress, PostButton } from '#src/blocks/form-field.tsx'
import { builderFault } from '#src/estimand/index.ts'
import { Added, Box, Boxes, type FormProps, Services } from './boxes.tsx'
import type { CountName, TextName } from './read.ts'

const draftKey: DraftKey = 'brief-draft'

export function BriefForm(props: FormProps) {
  const { words, brief } = props
  const language = useLanguage()
  const labels: Readonly<Record<string, { label: string }>> = words.fields
  return (
    // autoComplete: browsers would restore old values, but here the address sets them.
    <form
      action={`${routes.brief}#result`}
      autoComplete="off"
      className="no-print"
      noValidate
      data-draft={draftKey}
    >
      <FaultSummary
        title={words.errors.title}
        faults={brief.faults.map((fault) => ({
          field: fault.field,
          label: labels[fault.field]?.label,
          sentence: builderFault(fault, words.errors, language),
        }))}
      />
      {language !== defaultLanguage && <input type="hidden" name="lang" value={language} />}
      <fieldset className="grid gap-5">
        <legend className="text-h3 font-700 p-0 mb-2">{words.form.legend}</legend>
        <TextRow {...props} name="subject" />
        <Choice {...props} name="phase" />
        <Choice {...props} name="type" />
        <Boxes {...props} name="region" />
        <TextRow {...props} name="population" />
        <Count {...props} name="participants" />
        <Count {...props} name="sites" />
        <Count {...props} name="countries" />
        <TextRow {...props} name="start" />
        <TextRow {...props} name="lock" />
        <TextRow {...props} name="report" />
      </fieldset>
      <Services {...props} />
      <Added {...props} />
      <div className="grid gap-5 mt-8">
        <Count {...props} name="tables" />
        <Count {...props} name="listings" />
        <Count {...props} name="figures" />
        <Boxes {...props} name="standard" />
        <Boxes {...props} name="document" />
        <TextRow {...props} name="notes" rows={4} />
        {language !== defaultLanguage && (
          <Box
            name="twin"
            value={defaultLanguage}
            label={words.form.twin}
            isChecked={brief.texts.twin !== ''}
          />
        )}
      </div>
      <LongAddress sentence={words.errors.addressTooLong} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-6">
        <PostButton action={href('brief', language, 'result')}>{words.form.submit}</PostButton>
        <a className="onward-link" href={href('brief', language)} data-brief-clear="" data-draft-discard="">
          {words.form.reset}
        </a>
      </div>
    </form>
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

import type { OwnMailWords } from '#client/ui/own-mail.tsx'
import { ChangingText } from '#client/ui/text.tsx'
import { CharactersLeft } from './characters-left.tsx'
import { type ContactField, contactFields, type FieldName, fieldNames } from './fields.ts'
import { trapField } from './trap-field.ts'

export type ContactErrors = Partial<Record<FieldName, string>>

export interface ContactWords extends Record<FieldName, string>, OwnMailWords {
  services: { value: string; label: string }[]
  noService: string
  placeholder: string
  required: string
  submit: string
  sending: string
  privacy: string
  privacyLink: string
  successTitle: string
  success: string
  reference: string
  keepReference: string
  sent: string
  /** From the receipt to pages of the site. */
  ways: { words: string; href: string }[]
  failureTitle: string
  failure: string
  failureThrown: string
  keep: string
  trap: string
  errorSummary: string
  /** Sentences by error code, some with `{limit}`. */
  problems: Record<string, string>
  discard: string
  /** With `{left}`. */
  left: string
  /** With `{over}` and `{limit}`. */
  over: string
}

interface FieldProps {
  name: FieldName
  words: ContactWords
  value: string
  error: string | undefined
}

function Control({ name, words, value, error }: FieldProps) {
  const { kind, isRequired, autoComplete }: ContactField = contactFields[name]
  const attributes = {
    id: `contact-${name}`,
    name,
    className: 'field',
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `contact-${name}-error` : undefined,
  }
  if (kind === 'service')
    return (
      <select {...attributes}>
        <option value="">{words.noService}</option>
        {words.services.map((service) => (
          <option key={service.value} value={service.value}>
            {service.label}
          </option>
        ))}
      </select>
    )
  // One direction per paragraph. `dir="auto"` would reverse the Hebrew placeholder.
  if (kind === 'text')
    return <textarea {...attributes} rows={4} required={isRequired} placeholder={words.placeholder} />
  const isEmail = kind === 'email'
  return (
    <input
      {...attributes}
      type={isEmail ? 'email' : 'text'}
      required={isRequired}
      autoComplete={autoComplete}
      dir={isEmail ? 'ltr' : undefined}
    />
  )
}

function Field(props: FieldProps) {
  const { name, words, error } = props
  const { kind, isRequired, isHalf, longest }: ContactField = contactFields[name]
  const isShort = kind === 'line' || kind === 'email'
  return (
    <div className={isHalf ? undefined : `col-span-2 ${isShort ? 'sm:col-span-1' : ''}`}>
      <label className="label" htmlFor={`contact-${name}`}>
        {words[name]}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      <Control {...props} />
      {longest && <CharactersLeft field={`contact-${name}`} limit={longest} words={words} />}
      {error && (
        <p
          id={`contact-${name}-error`}
          className="flex items-start gap-2 mt-1 text-small text-danger font-600"
        >
          <span aria-hidden="true" className="i-lucide-circle-alert mt-[0.175em]" />
          <ChangingText>{error}</ChangingText>
        </p>
      )}
    </div>
  )
}

export function ContactFields({
  words,
  values,
  errors,
}: {
  words: ContactWords
  values: Partial<Record<FieldName, string>>
  errors: ContactErrors
}) {
  return (
    <>
      <p className="text-small text-muted">{words.required}</p>
      <div className="grid gap-4 grid-cols-2">
        {fieldNames.map((name) => (
          <Field key={name} name={name} words={words} value={values[name] ?? ''} error={errors[name]} />
        ))}
      </div>
      <div className="trap absolute w-px h-px overflow-hidden -inset-is-[9999px]" aria-hidden="true">
        <label htmlFor={`contact-${trapField}`}>{words.trap}</label>
        <input
          id={`contact-${trapField}`}
          name={trapField}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          // 1Password, LastPass, Bitwarden and Dashlane then do not fill the field.
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </div>
    </>
  )
}

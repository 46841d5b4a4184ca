import type { ReactNode } from 'react'
import type { OwnMailWords } from '#client/ui/own-mail.tsx'
import { ChangingText } from '#client/ui/text.tsx'
import { CharactersLeft } from './characters-left.tsx'
import { trapField } from './trap-field.ts'

export const contactFieldNames = ['firstName', 'lastName', 'email', 'company', 'service', 'message'] as const
export type ContactFieldName = (typeof contactFieldNames)[number]
export type ContactErrors = Partial<Record<ContactFieldName, string>>

export interface ContactWords extends Record<ContactFieldName, string>, OwnMailWords {
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
  next: string
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
  /** In UTF-16 code units. */
  longest: Partial<Record<ContactFieldName, number>>
}

interface FieldProps {
  name: ContactFieldName
  words: ContactWords
  errors: ContactErrors
  isRequired?: boolean
  children: ReactNode
}

function Field({ name, words, errors, isRequired = false, children }: FieldProps) {
  const limit = words.longest[name]
  return (
    <div>
      <label className="label" htmlFor={`contact-${name}`}>
        {words[name]}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {limit && <CharactersLeft field={`contact-${name}`} limit={limit} words={words} />}
      {errors[name] && (
        <p
          id={`contact-${name}-error`}
          className="flex items-start gap-2 mt-1 text-small text-danger font-600"
        >
          <span aria-hidden="true" className="i-lucide-circle-alert mt-[0.175em]" />
          <ChangingText>{errors[name]}</ChangingText>
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
  values: Partial<Record<ContactFieldName, string>>
  errors: ContactErrors
}) {
  const attributes = (name: ContactFieldName) => ({
    id: `contact-${name}`,
    name,
    className: 'field',
    defaultValue: values[name] ?? '',
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `contact-${name}-error` : undefined,
  })
  return (
    <>
      <p className="text-small text-muted">{words.required}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="firstName" words={words} errors={errors} isRequired>
          <input {...attributes('firstName')} type="text" required autoComplete="given-name" />
        </Field>
        <Field name="lastName" words={words} errors={errors} isRequired>
          <input {...attributes('lastName')} type="text" required autoComplete="family-name" />
        </Field>
        <Field name="email" words={words} errors={errors} isRequired>
          <input {...attributes('email')} type="email" required autoComplete="email" dir="ltr" />
        </Field>
        <Field name="company" words={words} errors={errors}>
          <input {...attributes('company')} type="text" autoComplete="organization" />
        </Field>
      </div>
      <Field name="service" words={words} errors={errors}>
        <select {...attributes('service')}>
          <option value="">{words.noService}</option>
          {words.services.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field name="message" words={words} errors={errors} isRequired>
        <textarea
          {...attributes('message')}
          // One direction per paragraph. `dir="auto"` would reverse the Hebrew placeholder.
          className="field"
          rows={4}
          required
          placeholder={words.placeholder}
        />
      </Field>
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

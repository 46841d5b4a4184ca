import { useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { addToastAtom, formToastDuration } from '../state/toasts.ts'
import {
  type ContactErrors,
  type ContactFieldName,
  ContactFields,
  type ContactWords,
  contactFieldNames,
} from '../ui/contact-fields.tsx'
import { ContactFailure, ContactReceipt } from '../ui/contact-outcome.tsx'
import { type ContactMessage, sendMessage } from '../ui/send-message.ts'

type Outcome =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent'; reference: string | null }
  | { state: 'failed'; message: ContactMessage }

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    company: text('company'),
    service: text('service'),
    message: text('message'),
  }
}

export interface ContactFormProps {
  words: ContactWords
  /** Where the form posts without script; carries the page's language. */
  action: string
  language: string
  officeEmail: string
  privacyHref: string
  /** After a rejected post without script: what was typed and what is wrong with it. */
  values?: Partial<Record<ContactFieldName, string>>
  errors?: ContactErrors
}

/** The contact form: idle, sending, then a receipt and an empty form, or a failure that keeps what was typed. */
export function ContactForm({
  words,
  action,
  language,
  officeEmail,
  privacyHref,
  values,
  errors,
}: ContactFormProps) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [fieldErrors, setFieldErrors] = useState<ContactErrors>(errors ?? {})
  const addToast = useSetAtom(addToastAtom)
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef({ body: '', key: '' })
  const isSending = outcome.state === 'sending'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!form.current || isSending) return
    const message = readMessage(form.current)
    const trap = String(new FormData(form.current).get('website') ?? '')
    const body = JSON.stringify(trap ? { ...message, website: trap } : message)
    // The same text keeps its key, so that pressing the button again cannot send it twice.
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() }
    setOutcome({ state: 'sending' })
    const result = await sendMessage(body, attempt.current.key, language, words)
    if (result.ok) {
      addToast({
        title: words.successTitle,
        description: words.success,
        isError: false,
        duration: formToastDuration,
        group: 'form',
      })
      form.current.reset()
      attempt.current = { body: '', key: '' }
      setFieldErrors({})
      setOutcome({ state: 'sent', reference: result.reference })
      return
    }
    addToast({
      title: words.failureTitle,
      description: result.description,
      isError: true,
      duration: formToastDuration,
      group: 'form',
    })
    setFieldErrors(result.fields)
    setOutcome({ state: 'failed', message })
  }

  const invalid = contactFieldNames.filter((name) => fieldErrors[name])
  return (
    <div>
      {outcome.state === 'sent' && <ContactReceipt words={words} reference={outcome.reference} />}
      <form
        ref={form}
        method="post"
        action={action}
        onSubmit={submit}
        aria-busy={isSending}
        className="grid gap-5"
      >
        {invalid.length > 0 && <ErrorSummary words={words} errors={fieldErrors} invalid={invalid} />}
        <ContactFields words={words} values={values ?? {}} errors={fieldErrors} />
        <p className="text-small text-muted">
          {words.privacy}{' '}
          <a className="link" href={privacyHref}>
            {words.privacyLink}
          </a>
        </p>
        <div>
          <button type="submit" className="btn-primary" disabled={isSending}>
            {isSending ? words.sending : words.submit}
          </button>
        </div>
      </form>
      {outcome.state === 'failed' && (
        <ContactFailure words={words} message={outcome.message} officeEmail={officeEmail} />
      )}
    </div>
  )
}

function ErrorSummary({
  words,
  errors,
  invalid,
}: {
  words: ContactWords
  errors: ContactErrors
  invalid: ContactFieldName[]
}) {
  return (
    <div role="alert" className="error-summary" id="contact-errors">
      <p className="font-700">{words.errorSummary}</p>
      <ul className="grid gap-1">
        {invalid.map((name) => (
          <li key={name}>
            <a className="link" href={`#contact-${name}`}>
              {words[name]}: {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

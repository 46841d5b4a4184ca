import { useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { addToastAtom, formToastDuration } from '../state/toasts.ts'
import { ContactErrorSummary } from '../ui/contact-error-summary.tsx'
import {
  type ContactErrors,
  type ContactFieldName,
  ContactFields,
  type ContactWords,
} from '../ui/contact-fields.tsx'
import { ContactFailure, ContactReceipt } from '../ui/contact-outcome.tsx'
import { type ContactMessage, sendMessage, turnstileField } from '../ui/send-message.ts'

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
  /** Turnstile's widget, on a site that uses it. */
  children?: ReactNode
}

/** A key for one message; `crypto.randomUUID` does not exist on a page without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(5)), (part) => part.toString(36)).join('-')
}

/** The states of the form: idle, sending, then sent, or failed with everything kept. */
function useSubmission({ words, language, errors = {} }: ContactFormProps) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [fieldErrors, setFieldErrors] = useState<ContactErrors>(errors)
  const [sentCount, setSentCount] = useState(0)
  const addToast = useSetAtom(addToastAtom)
  const attempt = useRef({ body: '', key: '' })

  function showToast(title: string, description: string, isError: boolean) {
    addToast({ title, description, isError, duration: formToastDuration, group: 'form' })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (outcome.state === 'sending') return
    const form = event.currentTarget
    const message = readMessage(form)
    const trap = String(new FormData(form).get('website') ?? '')
    const body = JSON.stringify(trap ? { ...message, website: trap } : message)
    // The same text keeps its key, so that pressing the button again cannot send it twice.
    if (attempt.current.body !== body) attempt.current = { body, key: newKey() }
    setOutcome({ state: 'sending' })
    const token = new FormData(form).get(turnstileField)
    const result = await sendMessage({ body, key: attempt.current.key, language, token }, words)
    setFieldErrors(result.ok ? {} : result.fields)
    if (!result.ok) {
      showToast(words.failureTitle, result.description, true)
      setOutcome({ state: 'failed', message })
      return
    }
    showToast(words.successTitle, words.success, false)
    form.reset()
    attempt.current = { body: '', key: '' }
    setSentCount(sentCount + 1)
    setOutcome({ state: 'sent', reference: result.reference })
  }

  return { outcome, fieldErrors, sentCount, submit }
}

/** The contact form: idle, sending, then a receipt and an empty form, or a failure that keeps what was typed. */
export function ContactForm(props: ContactFormProps) {
  const { words, action, officeEmail, privacyHref, values = {}, children } = props
  const { outcome, fieldErrors, sentCount, submit } = useSubmission(props)
  const isSending = outcome.state === 'sending'
  return (
    <div>
      {outcome.state === 'sent' && <ContactReceipt words={words} reference={outcome.reference} />}
      <form method="post" action={action} onSubmit={submit} aria-busy={isSending} className="grid gap-5">
        <ContactErrorSummary words={words} errors={fieldErrors} />
        {/* Made anew after a success: a reset would bring back what a rejected post had put in. */}
        <ContactFields
          key={sentCount}
          words={words}
          values={sentCount === 0 ? values : {}}
          errors={fieldErrors}
        />
        {children}
        <p className="text-small text-muted">
          {words.privacy}{' '}
          <a className="link" href={privacyHref}>
            {words.privacyLink}
          </a>
        </p>
        <div>
          <button type="submit" className="btn-primary min-w-44" disabled={isSending}>
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

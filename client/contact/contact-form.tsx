import { useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { DiscardDraft } from '#client/drafts/discard-draft.tsx'
import { type DraftKey, noteInDraft, readDraft } from '#client/drafts/draft.ts'
import { isAnswerTo } from '#client/drafts/form-values.ts'
import { fill } from '#client/text/fill.ts'
import { addToastAtom, formToastDuration } from '#client/toasts/toast-list.ts'
import { cleanOnUse } from '#client/ui/clean-on-use.ts'
import { beginText } from './begin-text.ts'
import { ContactErrorSummary } from './contact-error-summary.tsx'
import { type ContactErrors, ContactFields, type ContactWords } from './contact-fields.tsx'
import { ContactFailure, ContactReceipt, type Office } from './contact-outcome.tsx'
import {
  type ContactField,
  type ContactMessage,
  contactFields,
  eachField,
  type FieldName,
  fieldNames,
} from './fields.ts'
import { sendMessage, turnstileField } from './send-message.ts'
import { trapField } from './trap-field.ts'

const draftKey: DraftKey = 'contact-draft'

type Outcome =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent'; message: ContactMessage; reference: string }
  | { state: 'failed'; message: ContactMessage; reason: string }

function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form)
  return eachField((name) => String(data.get(name) ?? ''))
}

interface ContactFormProps {
  words: ContactWords
  /** The target without script. It contains the language of the page. */
  action: string
  language: string
  office: Office
  privacyHref: string
  /** What the address has chosen (`keep-drafts.ts`). */
  asked?: string | undefined
  /** What it chose, or the typed texts and their errors after a rejected post without script. */
  values?: Partial<Record<FieldName, string>>
  errors?: ContactErrors
  problems?: Record<string, string>
  children?: ReactNode
}

/** `crypto.randomUUID` does not exist on a page without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(5)), (part) => part.toString(36)).join('-')
}

/** Reuses the key if an earlier page has already sent the same text. */
function keyFor(message: ContactMessage, start: ContactFormProps['values'] = {}): string {
  const draft = readDraft(draftKey)
  const isSame = fieldNames.every((name) => (draft?.values[name] ?? start[name] ?? '') === message[name])
  return (isSame && draft?.attempt) || newKey()
}

/** The errors of the last answer, also if an earlier page received it. */
function useErrors({ words, language, errors = {}, problems }: ContactFormProps) {
  const [known, setKnown] = useState<{ errors: ContactErrors; isNews: boolean }>({ errors, isNews: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (problems) return noteInDraft(draftKey, { problems })
    const found = Object.entries(readDraft(draftKey)?.problems ?? {})
    if (found.length === 0) return
    const sentences = fieldNames.flatMap((name) => {
      const code = found.find(([field]) => field === name)?.[1]
      const sentence = code && words.problems[code]
      if (!sentence) return []
      const { longest }: ContactField = contactFields[name]
      return [[name, fill(sentence, { limit: longest?.toLocaleString(language) ?? '' })]]
    })
    setKnown({ errors: Object.fromEntries(sentences), isNews: false })
  }, [])
  return [known, (now: ContactErrors) => setKnown({ errors: now, isNews: true })] as const
}

function useSubmission(props: ContactFormProps) {
  const { words, language, values } = props
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [known, setErrors] = useErrors(props)
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
    const trap = String(new FormData(form).get(trapField) ?? '')
    const body = JSON.stringify(trap ? { ...message, [trapField]: trap } : message)
    // With the same key a second press does not send the message twice.
    if (attempt.current.body !== body) attempt.current = { body, key: keyFor(message, values) }
    setOutcome({ state: 'sending' })
    noteInDraft(draftKey, { attempt: attempt.current.key })
    const token = new FormData(form).get(turnstileField)
    const result = await sendMessage({ body, key: attempt.current.key, language, token }, words)
    if (!result.ok) {
      setErrors(result.fields)
      noteInDraft(draftKey, { problems: result.problems })
      showToast(words.failureTitle, result.description, true)
      setOutcome({ state: 'failed', message, reason: result.description })
      return
    }
    showToast(words.successTitle, words.success, false)
    form.reset()
    setSentCount(sentCount + 1)
    setOutcome({ state: 'sent', message, reference: result.reference })
  }

  /** After a success and after a discard. */
  function reset({ currentTarget }: FormEvent<HTMLFormElement>) {
    attempt.current = { body: '', key: '' }
    setErrors({})
    setOutcome({ state: 'idle' })
    if (isAnswerTo(currentTarget)) setSentCount((count) => count + 1)
  }

  return { outcome, known, sentCount, submit, reset }
}

export function ContactForm(props: ContactFormProps) {
  const { words, action, office, privacyHref, asked, values = {}, children } = props
  const { outcome, known, sentCount, submit, reset } = useSubmission(props)
  const isSending = outcome.state === 'sending'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => beginText(document.querySelector('#contact-message'), draftKey, values.message, asked), [])
  return (
    <div>
      {outcome.state === 'sent' && <ContactReceipt words={words} {...outcome} />}
      <form
        ref={cleanOnUse}
        method="post"
        action={action}
        data-draft={draftKey}
        data-asked={asked}
        onSubmit={submit}
        onReset={reset}
        aria-busy={isSending}
        className="grid gap-4"
      >
        <ContactErrorSummary words={words} errors={known.errors} isNews={known.isNews} />
        {/* A new key, because a reset restores the values of a rejected post. */}
        <ContactFields
          key={sentCount}
          words={words}
          values={sentCount === 0 ? values : {}}
          errors={known.errors}
        />
        {children}
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-small text-muted grow basis-72">
            {words.privacy}{' '}
            <a className="link" href={privacyHref}>
              {words.privacyLink}
            </a>
          </p>
          <button type="submit" className="btn-primary [min-width:min(11rem,100%)]" disabled={isSending}>
            {isSending ? words.sending : words.submit}
          </button>
          <DiscardDraft name={draftKey} label={words.discard} />
        </div>
      </form>
      {outcome.state === 'failed' && (
        <ContactFailure words={words} message={outcome.message} reason={outcome.reason} office={office} />
      )}
    </div>
  )
}

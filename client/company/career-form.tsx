import { useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { DiscardDraft } from '#client/drafts/discard-draft.tsx'
import type { DraftKey } from '#client/drafts/draft.ts'
import { addToastAtom, formToastDuration } from '#client/toasts/toast-list.ts'
import { cleanOnUse } from '#client/ui/clean-on-use.ts'
import { mailLink } from '#client/ui/mail-link.ts'
import { OwnMail, type OwnMailWords } from '#client/ui/own-mail.tsx'
import type { en } from '#content/company/careers/en.ts'
import { asText } from './application-text.ts'

/** In ms. The form sends nothing: the specification requires a simulated submission. */
const simulatedDelay = 1000

const draftKey: DraftKey = 'career-draft'

type CareerFormWords = OwnMailWords &
  Pick<
    (typeof en)['form'],
    'submit' | 'sending' | 'successTitle' | 'successText' | 'mailSubject' | 'lastStep'
  > & {
    discard: string
  }

interface Props {
  words: CareerFormWords
  officeEmail: string
  /** Of the fields, in their order. */
  labels: readonly string[]
  children?: ReactNode
}

export function CareerForm({ words, officeEmail, labels, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(asText(labels))
  const { isSending, submitted, submit, forget } = useSimulatedSending(words, labels)
  const text = submitted ?? typed

  useEffect(() => {
    cleanOnUse(form.current)
    setTyped(asText(labels, form.current))
  }, [labels])
  useEffect(() => {
    if (submitted !== null) form.current?.querySelector('a')?.focus()
  }, [submitted])

  function follow(now: string) {
    setTyped(now)
    forget()
  }
  // Line breaks in a mailto address are CR LF (RFC 6068, section 5).
  const linkTo = (body: string) => mailLink(officeEmail, words.mailSubject, body.replaceAll('\n', '\r\n'))
  return (
    <>
      <a className="btn-primary needs-no-script" href={linkTo(asText(labels))}>
        {words.mail}
      </a>
      {/* Before hydration `method="dialog"` keeps the typed text out of the address. */}
      <form
        ref={form}
        method="dialog"
        data-draft={draftKey}
        className="needs-script grid gap-5"
        onInput={({ currentTarget }) => follow(asText(labels, currentTarget))}
        onReset={() => follow(asText(labels))}
        onSubmit={submit}
        aria-busy={isSending}
      >
        {children}
        <div className={submitted === null ? undefined : 'receipt mb-0'}>
          {submitted !== null && <p>{words.lastStep}</p>}
          <OwnMail words={words} text={text} link={linkTo(text)} isMain />
        </div>
        <div className="flex flex-wrap gap-3 border-t border-t-solid border-line pt-5">
          <button type="submit" className="btn-quiet" disabled={isSending}>
            {isSending ? words.sending : words.submit}
          </button>
          <DiscardDraft name={draftKey} label={words.discard} />
        </div>
      </form>
    </>
  )
}

function useSimulatedSending(words: CareerFormWords, labels: readonly string[]) {
  const [isSending, setIsSending] = useState(false)
  const [submitted, setSubmitted] = useState<string | null>(null)
  const addToast = useSetAtom(addToastAtom)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsSending(true)
    timer.current = setTimeout(() => {
      const text = asText(labels, form)
      setIsSending(false)
      form.reset()
      setSubmitted(text)
      addToast({
        title: words.successTitle,
        description: words.successText,
        isError: false,
        duration: formToastDuration,
        group: 'form',
      })
    }, simulatedDelay)
  }
  return { isSending, submitted, submit, forget: () => setSubmitted(null) }
}

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
  /** An application in which nothing is filled in. */
  outline: string
  children?: ReactNode
}

export function CareerForm({ words, officeEmail, outline, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(outline)
  const { isSending, submitted, submit, forget } = useSimulatedSending(words)
  const text = submitted ?? typed

  useEffect(() => {
    cleanOnUse(form.current)
    if (form.current) setTyped(asText(form.current))
  }, [])
  useEffect(() => {
    if (submitted !== null) form.current?.querySelector('a')?.focus()
  }, [submitted])

  function follow(now: string) {
    setTyped(now)
    forget()
  }
  return (
    // Before hydration `method="dialog"` keeps the typed text out of the address.
    <form
      ref={form}
      method="dialog"
      data-draft={draftKey}
      className="grid gap-5"
      onInput={({ currentTarget }) => follow(asText(currentTarget))}
      onReset={() => follow(outline)}
      onSubmit={submit}
      aria-busy={isSending}
    >
      <div className="needs-script grid gap-5">{children}</div>
      <div className={submitted === null ? undefined : 'receipt mb-0'}>
        {submitted !== null && <p>{words.lastStep}</p>}
        <OwnMail
          words={words}
          text={text}
          // Line breaks in a mailto address are CR LF (RFC 6068, section 5).
          link={mailLink(officeEmail, words.mailSubject, text.replaceAll('\n', '\r\n'))}
          isMain
        />
      </div>
      <div className="needs-script flex flex-wrap gap-3 border-t border-t-solid border-line pt-5">
        <button type="submit" className="btn-quiet" disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </button>
        <DiscardDraft name={draftKey} label={words.discard} />
      </div>
    </form>
  )
}

function useSimulatedSending(words: CareerFormWords) {
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
      const text = asText(form)
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

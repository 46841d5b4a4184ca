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
  Pick<(typeof en)['form'], 'submit' | 'sending' | 'successTitle' | 'successText' | 'mailSubject'> & {
    discard: string
  }

interface Props {
  words: CareerFormWords
  officeEmail: string
  children?: ReactNode
}

export function CareerForm({ words, officeEmail, children }: Props) {
  const { isSending, application, submit, forget } = useSimulatedSending(words)
  return (
    <div className="needs-script">
      {/* Before hydration `method="dialog"` keeps the typed text out of the address. */}
      <form
        ref={cleanOnUse}
        method="dialog"
        data-draft={draftKey}
        className="grid gap-5"
        onSubmit={submit}
        onReset={forget}
        aria-busy={isSending}
      >
        {children}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="btn-primary" disabled={isSending}>
            {isSending ? words.sending : words.submit}
          </button>
          <DiscardDraft name={draftKey} label={words.discard} />
        </div>
      </form>
      {application !== null && (
        <div className="receipt mt-6 mb-0">
          <OwnMail
            words={words}
            text={application}
            link={mailLink(officeEmail, words.mailSubject, application)}
            takesFocus
          />
        </div>
      )}
    </div>
  )
}

function useSimulatedSending(words: CareerFormWords) {
  const [isSending, setIsSending] = useState(false)
  const [application, setApplication] = useState<string | null>(null)
  const addToast = useSetAtom(addToastAtom)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = asText(form)
    setApplication(null)
    setIsSending(true)
    timer.current = setTimeout(() => {
      setIsSending(false)
      form.reset()
      setApplication(text)
      addToast({
        title: words.successTitle,
        description: words.successText,
        isError: false,
        duration: formToastDuration,
        group: 'form',
      })
    }, simulatedDelay)
  }
  return { isSending, application, submit, forget: () => setApplication(null) }
}

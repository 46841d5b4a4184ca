import { useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { DiscardDraft } from '#client/drafts/discard-draft.tsx'
import type { DraftKey } from '#client/drafts/draft.ts'
import { addToastAtom, formToastDuration } from '#client/toasts/toast-list.ts'
import type { en } from '#content/company/careers/en.ts'
import { ApplicationCopy, type ApplicationWords, asText } from './application-copy.tsx'

/** In ms. The form sends nothing: the specification requires a simulated submission. */
const simulatedDelay = 1000

const draftKey: DraftKey = 'career-draft'

type CareerFormWords = ApplicationWords &
  Pick<(typeof en)['form'], 'submit' | 'sending' | 'successTitle' | 'successText'> & { discard: string }

export function CareerForm({
  words,
  officeEmail,
  children,
}: {
  words: CareerFormWords
  officeEmail: string
  children?: ReactNode
}) {
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

  return (
    <div className="needs-script">
      {/* Before hydration `method="dialog"` keeps the typed text out of the address. */}
      <form
        method="dialog"
        data-draft={draftKey}
        className="grid gap-5"
        onSubmit={submit}
        onReset={() => setApplication(null)}
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
      {application !== null && <ApplicationCopy words={words} text={application} officeEmail={officeEmail} />}
    </div>
  )
}

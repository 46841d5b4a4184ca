import { useEffect, useRef, useState } from 'react'
import { Text } from '#client/ui/text.tsx'
import type { ContactWords } from './contact-fields.tsx'
import type { ContactMessage } from './send-message.ts'

export function ContactReceipt({ words, reference }: { words: ContactWords; reference: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="receipt">
      <h3 ref={heading} tabIndex={-1} className="text-lead">
        {words.successTitle}
      </h3>
      {reference && (
        <p>
          {words.reference}:{' '}
          <bdi dir="ltr" className="font-700 figures run">
            {reference}
          </bdi>
        </p>
      )}
      <p>{words.next}</p>
    </div>
  )
}

function asText(message: ContactMessage, service: string | undefined): string {
  const name = `${message.firstName} ${message.lastName}`.trim()
  return [message.message, '', name, message.company, message.email, service]
    .filter((line, index) => line || index === 1)
    .join('\n')
}

/** Older browsers and insecure pages have no `navigator.clipboard`. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement('textarea')
    area.value = text
    document.body.appendChild(area)
    area.select()
    const isCopied = document.execCommand('copy')
    area.remove()
    return isCopied
  }
}

/** Line breaks in a mailto address are CR LF (RFC 6068, section 5). */
const forMailto = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

export function ContactFailure({
  words,
  message,
  reason,
  officeEmail,
}: {
  words: ContactWords
  message: ContactMessage
  /** Stays after the toast is gone. */
  reason: string
  officeEmail: string
}) {
  const [isCopied, setIsCopied] = useState(false)
  const service = words.services.find(({ value }) => value === message.service)?.label
  const text = asText(message, service).toWellFormed()
  const mailto = `mailto:${officeEmail}?subject=${forMailto(service ?? words.message)}&body=${forMailto(text)}`
  return (
    <div className="failure border-2 border-danger">
      <p className="flex items-start gap-2 font-700 text-danger">
        <span aria-hidden="true" className="i-lucide-circle-alert mt-[0.225em]" />
        {words.failure}
      </p>
      {!reason.startsWith(words.failure) && (
        <p className="mt-1">
          <Text>{reason}</Text>
        </p>
      )}
      <p className="mt-1">{words.keep}</p>
      <div className="flex flex-wrap gap-3 mt-3">
        <a className="btn-quiet" href={mailto}>
          {words.mail}
        </a>
        <button
          type="button"
          className="btn-quiet"
          onClick={() => {
            void copyText(text).then(setIsCopied)
          }}
        >
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </button>
      </div>
    </div>
  )
}

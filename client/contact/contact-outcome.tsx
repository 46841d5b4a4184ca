import { useEffect, useRef } from 'react'
import { mailLink } from '#client/ui/mail-link.ts'
import { OwnMail } from '#client/ui/own-mail.tsx'
import { Text } from '#client/ui/text.tsx'
import type { ContactWords } from './contact-fields.tsx'
import type { ContactMessage } from './fields.ts'

/** Where a message can go that the form could not send. */
export interface Office {
  email: string
  phone: { display: string; href: string }
}

export function ContactReceipt({ words, reference }: { words: ContactWords; reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="receipt">
      <h3 ref={heading} tabIndex={-1} className="text-lead">
        {words.successTitle}
      </h3>
      <p>
        {words.reference}:{' '}
        <bdi dir="ltr" className="font-700 figures run">
          {reference}
        </bdi>
      </p>
      <p>{words.next}</p>
    </div>
  )
}

function asText(fields: ContactMessage, serviceLabel: string | undefined): string {
  const { firstName, lastName, email, company, service: _, message, ...others } = fields
  const name = `${firstName} ${lastName}`.trim()
  return [message, '', name, company, email, serviceLabel, ...Object.values(others)]
    .filter((line, index) => line || index === 1)
    .join('\n')
}

export function ContactFailure({
  words,
  message,
  reason,
  office,
}: {
  words: ContactWords
  message: ContactMessage
  /** Stays after the toast is gone. */
  reason: string
  office: Office
}) {
  const service = words.services.find(({ value }) => value === message.service)?.label
  const text = asText(message, service).toWellFormed()
  // Line breaks in a mailto address are CR LF (RFC 6068, section 5).
  const link = mailLink(office.email, service ?? words.message, text.replaceAll('\n', '\r\n'))
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
      <p className="mt-1 mb-3">{words.keep}</p>
      <OwnMail words={words} text={text} link={link}>
        <a className="btn-quiet" href={office.phone.href}>
          <bdi dir="ltr">{office.phone.display}</bdi>
        </a>
      </OwnMail>
    </div>
  )
}

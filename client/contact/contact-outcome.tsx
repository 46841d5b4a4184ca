import { useEffect, useRef } from 'react'
import { mailLink } from '#client/ui/mail-link.ts'
import { OwnMail } from '#client/ui/own-mail.tsx'
import { Text } from '#client/ui/text.tsx'
import type { ContactWords } from './contact-fields.tsx'
import { type ContactMessage, fieldNames } from './fields.ts'

/** Where a message can go that the form could not send. */
export interface Office {
  email: string
  phone: { display: string; href: string }
}

/** Of the lines about what happens next. */
export const nextId = 'contact-next'

interface ReceiptProps {
  words: ContactWords
  message: ContactMessage
  reference: string
}

export function ContactReceipt({ words, message, reference }: ReceiptProps) {
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
      <p>{words.keepReference}</p>
      <Sent words={words} message={message} />
      <NextLines />
      <p className="flex flex-wrap gap-x-6">
        {words.ways.map(({ words: label, href }) => (
          <a key={href} className="onward-link" href={href}>
            <Text>{label}</Text>
          </a>
        ))}
      </p>
    </div>
  )
}

function Sent({ words, message }: Omit<ReceiptProps, 'reference'>) {
  const shown = { ...message, service: serviceLabel(words, message) ?? '' }
  return (
    <>
      <p className="mt-3 font-700">{words.sent}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {fieldNames
          .filter((name) => shown[name])
          .map((name) => [
            <dt key={`${name}-label`} className="text-muted">
              {words[name]}
            </dt>,
            <dd key={name} className="[overflow-wrap:anywhere]">
              {name === 'message' ? <Lines of={shown[name]} /> : <span dir="auto">{shown[name]}</span>}
            </dd>,
          ])}
      </dl>
    </>
  )
}

/** Each in the direction of its own letters, as in the field. */
function Lines({ of: text }: { of: string }) {
  return <div className="whitespace-pre-line [unicode-bidi:plaintext]">{text}</div>
}

/** Wide screens show the lines beside the form. On others they are below it, so the receipt repeats them. */
function NextLines() {
  const next = document.getElementById(nextId)
  const lines = [...(next?.querySelectorAll('li') ?? [])].map((line) => line.textContent)
  return (
    <div className="lg:hidden mt-3 grid gap-2">
      <p className="font-700">{next?.querySelector('h3')?.textContent}</p>
      <ol className="grid gap-1 ps-5 list-decimal">
        {lines.map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </ol>
    </div>
  )
}

const serviceLabel = ({ services }: ContactWords, { service }: ContactMessage) =>
  services.find(({ value }) => value === service)?.label

function asText(fields: ContactMessage, service: string | undefined): string {
  const { firstName, lastName, email, company, service: _, message, ...others } = fields
  const name = `${firstName} ${lastName}`.trim()
  return [message, '', name, company, email, service, ...Object.values(others)]
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
  const service = serviceLabel(words, message)
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

import { Fragment } from 'react'
import { Text } from '#client/ui/text.tsx'
import type { PolicyContact as Contact } from '#content/company/policy-section.ts'
import type { Language } from '#content/locales.ts'
import { site } from '#content/site.ts'
import { OfficeMail } from '#src/company/office-mail.tsx'

/** The office, or the role that is responsible for the policy. */
export function PolicyContact({ contact, language }: { contact: Contact; language: Language }) {
  const { id, heading, role, text } = contact
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={
        role ? 'card max-w-text px-[min(1.5rem,4.4vw)]' : 'prose border-t-2 border-t-solid border-ink pt-5'
      }
    >
      <h2 id={`${id}-title`} className="text-h3">
        <Text>{heading}</Text>
      </h2>
      {role ? (
        <Role role={role} text={text} language={language} />
      ) : (
        <p>
          <Text>{text}</Text> <OfficeMail />
        </p>
      )}
    </section>
  )
}

function Role({ role, text, language }: { role: string; text: string; language: Language }) {
  return (
    <>
      <p className="mt-3 font-700">
        <Text>{role}</Text>
      </p>
      <p className="mt-1">
        <Text>{text}</Text>
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 [overflow-wrap:anywhere]">
        <a className="link" href={site.phone.href}>
          <bdi dir="ltr">{site.phone.display}</bdi>
        </a>{' '}
        <OfficeMail />
      </p>
      <p className="mt-1">
        {site.address[language].map((line, index) => (
          <Fragment key={line}>
            {index > 0 && ', '}
            <span className="run">{line}</span>
          </Fragment>
        ))}
      </p>
    </>
  )
}

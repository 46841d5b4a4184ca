import { Text } from '#client/ui/text.tsx'
import { dayInWords } from '#content/dates.ts'
import type { Language } from '#content/locales.ts'
import type { PolicySection } from '#content/pages/policy-section.ts'
import { site } from '#content/site.ts'
import type { PageCopy } from '#content/types.ts'
import { useMessages } from '../layout/messages.ts'
import { isoDay } from '../today.ts'
import { LinkedText } from './linked-text.tsx'
import { OfficeMail } from './office-mail.tsx'
import { Opening } from './opening.tsx'

interface Contact {
  heading: string
  text: string
}

interface Statement extends PageCopy {
  heading: string
  lead: string
  lastUpdated: string
  sections: PolicySection[]
}

/** Whom to write to: the accessibility statement names a person, the policies the office. */
export type PolicyCopy = Statement &
  (
    | { coordinator: Contact & { role: string }; contact?: undefined }
    | { contact: Contact; coordinator?: undefined }
  )

/** A policy page: today's date in Israel, an index that stays in view, the sections, and whom to write to. */
export function Policy({ copy, language }: { copy: PolicyCopy; language: Language }) {
  const today = isoDay(new Date())
  const { sections, coordinator, contact } = copy
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead}>
        <p className="text-small text-muted mt-5">
          {copy.lastUpdated}:{' '}
          <time dateTime={today}>
            <bdi className="run">{dayInWords(today, language)}</bdi>
          </time>
        </p>
      </Opening>
      <div className="wrap split pb-14 lg:pb-24">
        <Index
          entries={[
            ...sections,
            ...(coordinator ? [{ id: 'coordinator', heading: coordinator.heading }] : []),
            ...(contact ? [{ id: 'office', heading: contact.heading }] : []),
          ]}
        />
        <div className="lg:col-span-8 grid grid-cols-1 gap-10">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          {coordinator && <Coordinator {...coordinator} />}
          {contact && <Office {...contact} />}
        </div>
      </div>
    </>
  )
}

function Index({ entries }: { entries: { id: string; heading: string }[] }) {
  const t = useMessages()
  return (
    <nav aria-labelledby="contents-title" className="lg:col-span-4 sticky-index">
      <p id="contents-title" className="font-700 mb-3 lg:pt-[0.3rem]">
        {t('site.contents')}
      </p>
      <ol className="text-small md:columns-2 lg:columns-auto gap-x-8">
        {entries.map(({ id, heading }) => (
          <li key={id} className="mb-1 break-inside-avoid">
            <a className="footer-link" href={`#${id}`}>
              <span>
                <Text>{heading}</Text>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({ id, heading, paragraphs, items = [] }: PolicySection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="prose">
      <h2 id={`${id}-title`} className="text-h3">
        <Text>{heading}</Text>
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
      {items.length > 0 && (
        <ul className="bullets">
          {items.map((item) => (
            <li key={item}>
              <LinkedText>{item}</LinkedText>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Office({ heading, text }: Contact) {
  return (
    <section
      id="office"
      aria-labelledby="office-title"
      className="prose border-t-2 border-t-solid border-ink pt-5"
    >
      <h2 id="office-title" className="text-h3">
        <Text>{heading}</Text>
      </h2>
      <p>
        <Text>{text}</Text> <OfficeMail />
      </p>
    </section>
  )
}

function Coordinator({ heading, role, text }: Contact & { role: string }) {
  return (
    <section
      id="coordinator"
      aria-labelledby="coordinator-title"
      className="card max-w-text px-[min(1.5rem,4.4vw)]"
    >
      <h2 id="coordinator-title" className="text-h3">
        <Text>{heading}</Text>
      </h2>
      <p className="mt-3 font-700">
        <Text>{role}</Text>
      </p>
      <p className="mt-1">
        <Text>{text}</Text>
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 [overflow-wrap:anywhere]">
        <a className="link" href={site.phone.href}>
          <bdi dir="ltr">{site.phone.display}</bdi>
        </a>
        <OfficeMail />
      </p>
    </section>
  )
}

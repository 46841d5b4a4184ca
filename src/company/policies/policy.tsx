import { Text } from '#client/ui/text.tsx'
import type { PolicyCopy, PolicySection } from '#content/company/policy-section.ts'
import { dayInWords } from '#content/dates.ts'
import type { Language } from '#content/locales.ts'
import { LinkedText } from '#src/blocks/linked-text.tsx'
import { Opening } from '#src/blocks/opening.tsx'
import { isoDay } from '#src/middleware/today.ts'
import { definePage, type Page } from '#src/site/define-page.ts'
import { useMessages } from '#src/words/messages.ts'
import { wordsOf } from '#src/words/words.ts'
import { PolicyContact } from './policy-contact.tsx'
import { StorageTable } from './storage-table.tsx'

export function policyPage(
  name: 'accessibility' | 'cookie-policy' | 'privacy-policy' | 'terms-of-service',
): Page {
  return definePage<PolicyCopy>({
    copy: wordsOf(`company/${name}`),
    Page: Policy,
    kept: { isDated: true },
  })
}

function Policy({ copy, language }: { copy: PolicyCopy; language: Language }) {
  const { sections, contact } = copy
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} />
      <div className="wrap split pb-14 lg:pb-24">
        <div className="lg:col-span-4 lg:sticky lg:inset-bs-26 lg:self-start lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto lg:p-1 lg:-m-1">
          <p className="text-small text-muted lg:pt-[0.3rem]">
            {copy.inForceSince} <Day day={copy.inForce} language={language} />
          </p>
          <p className="text-small text-muted" data-markdown="skip">
            {copy.lastUpdated}: <Day day={isoDay(new Date())} language={language} />
          </p>
          <Index entries={[...sections, contact]} />
        </div>
        <div className="lg:col-span-8 grid grid-cols-1 gap-10">
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <PolicyContact contact={contact} language={language} />
        </div>
      </div>
    </>
  )
}

function Day({ day, language }: { day: string; language: Language }) {
  return (
    <time dateTime={day}>
      <bdi className="run">{dayInWords(day, language)}</bdi>
    </time>
  )
}

/** `client/page/present-section.ts` marks the section in sight. */
function Index({ entries }: { entries: { id: string; heading: string }[] }) {
  const t = useMessages()
  return (
    <nav aria-labelledby="contents-title" className="mt-4 no-print" data-present="">
      <p id="contents-title" className="font-700 mb-3">
        {t('site.contents')}
      </p>
      <ol className="text-small md:columns-2 lg:columns-auto gap-x-8">
        {entries.map(({ id, heading }) => (
          <li key={id} className="mb-1 break-inside-avoid">
            <a className="footer-link aria-[current]:font-700" href={`#${id}`}>
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

function Section({ id, heading, paragraphs, items = [], storage }: PolicySection) {
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
      {storage && <StorageTable table={storage} labelledBy={`${id}-title`} />}
    </section>
  )
}

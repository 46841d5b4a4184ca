import { useLanguage } from '#client/ui/language.tsx'
import type { ServicePageName } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import type { ServicePageCopy } from '#content/types.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { TermMeaning } from '#src/blocks/term-meaning.tsx'
import { CallToAction } from '#src/company/call-to-action.tsx'
import { LinkedParagraphs } from '#src/company/paragraphs.tsx'
import { QualificationLink } from '#src/company/qualification/qualification-link.tsx'
import { useMessages } from '#src/words/messages.ts'
import { linkedService } from '#src/words/words.ts'
import { ServiceCardBlock } from './service-card.tsx'
import { Index, IndexBar } from './service-index.tsx'

export function ServicePage({ page, copy }: { page: ServicePageName; copy: ServicePageCopy }) {
  const t = useMessages()
  const linked = linkedService(page, useLanguage())
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={copy.lead}
        parents={[{ label: t('nav.solutions'), page: 'solutions' }]}
      />
      <IndexBar copy={copy} />
      <div className="wrap split services pb-14 lg:pb-24">
        <div className="lg:col-span-3">
          <div className="lg:sticky lg:inset-bs-25 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto lg:p-1 lg:-m-1">
            <Index copy={copy} />
            <p className="no-print">
              <QualificationLink />
            </p>
            <BackLink label={copy.backLabel} />
          </div>
        </div>
        <div className="lg:col-span-9">
          <div className="prose service-introduction">
            <LinkedParagraphs of={linked.introduction} />
          </div>
          {copy.cards.map((card) => (
            <ServiceCardBlock
              key={card.id}
              page={page}
              card={card}
              copy={copy}
              linked={linked.cards[card.id]}
            />
          ))}
        </div>
      </div>
      <TermMeaning />
      <CallToAction {...copy.callToAction} />
    </>
  )
}

/** Leads to the parent page. With script it goes back if the previous page was on this site. */
function BackLink({ label }: { label: string }) {
  const language = useLanguage()
  return (
    <a
      className="link inline-flex items-center gap-2 min-h-11 mt-4 no-print"
      href={href('solutions', language)}
      data-back=""
    >
      <span aria-hidden="true" className="i-lucide-arrow-left mirror" />
      {label}
    </a>
  )
}

import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import type { ServicePageCopy } from '#content/types.ts'
import { useMessages } from '../layout/messages.ts'
import { CallToAction } from './call-to-action.tsx'
import { Opening } from './opening.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { ServiceCardBlock } from './service-card.tsx'

/** A service page: an index that stays in sight on large screens, and a card for each service. */
export function ServicePage({ copy }: { copy: ServicePageCopy }) {
  const t = useMessages()
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={copy.lead}
        parents={[{ label: t('nav.solutions'), page: 'solutions' }]}
      />
      <div className="wrap split pb-14 lg:pb-24">
        <div className="lg:col-span-3">
          <div className="service-index">
            <Index copy={copy} />
            <BackLink label={copy.backLabel} />
          </div>
        </div>
        <div className="lg:col-span-9">
          <div className="prose service-introduction">
            <Paragraphs text={copy.introduction} />
          </div>
          {copy.cards.map((card) => (
            <ServiceCardBlock key={card.id} card={card} copy={copy} />
          ))}
        </div>
      </div>
      <CallToAction {...copy.callToAction} />
    </>
  )
}

function Index({ copy }: { copy: ServicePageCopy }) {
  return (
    <nav aria-labelledby="index-title">
      <h2 id="index-title" className="text-body mb-3">
        <Text>{copy.indexLabel}</Text>
      </h2>
      <ul className="index-grid">
        {copy.cards.map(({ id, title, icon }) => (
          <li key={id} className="grid">
            <a className="index-link" href={`#${id}`}>
              <span aria-hidden="true" className={`i-lucide-${icon} text-accent`} />
              <span>
                <Text>{title}</Text>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Leads to the page above; with script, and a page of this site before this one, back to that. */
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

import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/solutions/en.ts'
import type { Language } from '#content/locales.ts'
import { cardAnchor, type ServicePageName } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import type { Service } from '#content/types.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { BuyerLinks } from '#src/company/buyer-links.tsx'
import { CallToAction } from '#src/company/call-to-action.tsx'
import { Paragraphs } from '#src/company/paragraphs.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { useMessages } from '#src/words/messages.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { wordsOf } from '#src/words/words.ts'
import { allServices } from './structured-data.ts'

type Copy = typeof en
type Group = Copy['groups'][number]

export const solutions = definePage<Copy>({
  copy: wordsOf('company/solutions'),
  Page: Solutions,
  head: () => ({ mainEntity: allServices }),
  assets: { styles: 'solutions', icons: 'all' },
})

/** As specified, the page has this part in Hebrew only. */
const hasCompliance: Readonly<Record<Language, boolean>> = { en: false, he: true }

/** More details of a service are only counted. */
const shownDetails = 3

function Solutions({ copy, language }: PageProps<Copy>) {
  return (
    <>
      <Opening heading={copy.heading} lead={copy.lead} />
      <div className="wrap pb-14 lg:pb-24">
        <div className="areas">
          {copy.groups.map((group, index) => (
            <GroupBlock key={group.id} group={group} copy={copy} isOpen={index === 0} />
          ))}
        </div>
        <div className="mt-10 grid gap-x-16 gap-y-4 lg:grid-cols-[calc(50%-1rem)_1fr]">
          <Paragraphs text={copy.introduction} />
          <BuyerLinks />
        </div>
      </div>
      {hasCompliance[language] && <Compliance {...copy.compliance} />}
      <CallToAction {...copy.callToAction} />
    </>
  )
}

/** The groups share a name, so the browser keeps only one open. */
function GroupBlock({ group, copy, isOpen }: { group: Group; copy: Copy; isOpen: boolean }) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <details id={group.id} name="solutions" open={isOpen}>
      <summary className="hover:text-accent">
        <span
          aria-hidden="true"
          className={`i-lucide-${group.icon} text-h3 text-accent max-[359px]:enlarged:hidden`}
        />
        <h2 className="text-body md:text-lead lg:text-body xl:text-lead">
          <Text>{group.title}</Text>
        </h2>
        <span aria-hidden="true" className="i-lucide-chevron-down text-h3 ms-auto no-print" />
      </summary>
      <p className="area-lead text-lead text-muted max-w-text py-4" data-title={group.title}>
        <Text>{group.subtitle}</Text>
      </p>
      <ul className="grid gap-x-12 gap-y-10 pt-4 pb-10 md:grid-cols-2 print:grid-cols-2">
        {group.services.map((service) => (
          <ServiceEntry key={service.title} service={service} page={group.id} copy={copy} />
        ))}
      </ul>
      <p className="pb-12">
        <a className="btn-quiet" href={href(group.id, language)}>
          <span>
            <Text>{t('solutions.learnMoreAbout', { title: group.title })}</Text>
          </span>
        </a>
      </p>
    </details>
  )
}

function ServiceEntry({ service, page, copy }: { service: Service; page: ServicePageName; copy: Copy }) {
  const t = useMessages()
  const language = useLanguage()
  const card = serviceCards(page, language).find(({ title }) => title === service.title)
  const more = service.details.length - shownDetails
  return (
    <li className="flex flex-col border-t border-t-solid border-line pt-5 break-inside-avoid">
      <h3 className="text-lead flex items-start gap-3">
        <span aria-hidden="true" className={`i-lucide-${service.icon} text-accent mt-1`} />
        <span>
          <Text>{service.title}</Text>
        </span>
      </h3>
      <p className="mt-2 mb-4 text-muted">
        <Text>{service.description}</Text>
      </p>
      <ul className="check-list">
        {service.details.slice(0, shownDetails).map((detail) => (
          <li key={detail}>
            <Text>{detail}</Text>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-3 flex flex-wrap items-center justify-between gap-x-6 print:block">
        {more > 0 && (
          <span className="text-muted">
            <Text>{fill(copy.moreFeatures, { n: more })}</Text>
          </span>
        )}{' '}
        <a
          className="onward-link"
          href={href(page, language, card && cardAnchor(card.id, language))}
          aria-label={t('solutions.learnMoreAbout', { title: service.title })}
        >
          {copy.learnMore}
          <span aria-hidden="true" className="i-lucide-arrow-right mirror ms-2" />
        </a>
      </p>
    </li>
  )
}

function Compliance({ title, text, badges }: Copy['compliance']) {
  return (
    <section id="compliance" className="wrap pb-14 lg:pb-24" aria-labelledby="compliance-title">
      <div className="grid gap-6 p-4 sm:p-6 md:p-10 border-2 border-solid border-accent rounded lg:grid-cols-12 lg:gap-12 lg:items-center">
        <div className="lg:col-span-7">
          <h2 id="compliance-title" className="text-h3">
            <Text>{title}</Text>
          </h2>
          <p className="mt-3 text-muted">
            <Text>{text}</Text>
          </p>
        </div>
        <ul className="lg:col-span-5 grid gap-3">
          {badges.map((badge) => (
            <li key={badge} className="flex items-center gap-3 text-lead font-600">
              <span
                aria-hidden="true"
                className="i-lucide-shield-check text-accent max-[359px]:enlarged:hidden"
              />
              <span>
                <Text>{badge}</Text>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

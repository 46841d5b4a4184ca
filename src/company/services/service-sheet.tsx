import type { ReactNode } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { ServiceCard, ServicePageCopy } from '#content/types.ts'
import { QualificationLink } from '#src/company/qualification/qualification-link.tsx'
import { AskLink } from '#src/contact/index.ts'
import { usePageFacts } from '#src/site/head/page-facts.ts'
import { Breadcrumb } from '#src/site/layout/breadcrumb.tsx'
import { useMessages } from '#src/words/messages.ts'
import { wordsOf } from '#src/words/words.ts'
import { List, Tags } from './service-lists.tsx'
import type { SheetProps } from './sheet-link.tsx'

/** `sheet` of a page with services: one of them, for print. */
export function ServiceSheet({ page, card: id }: SheetProps) {
  const language = useLanguage()
  const t = useMessages()
  const copy: ServicePageCopy = wordsOf(`company/${page}`)(language)
  const card = copy.cards.find((one) => one.id === id)
  if (!card) return null
  return (
    <div className="wrap pt-8 pb-14 lg:pt-12 lg:pb-24">
      <Breadcrumb
        parents={[
          { label: t('nav.solutions'), page: 'solutions' },
          { label: copy.heading, page },
        ]}
        current={card.title}
      />
      <p className="mt-4 flex flex-wrap gap-x-6 items-center no-print">
        <AskLink card={card} className="onward-link" />{' '}
        <a className="onward-link" href={href(page, language, id)}>
          {t('sheet.back')}
        </a>{' '}
        <QualificationLink /> <span className="text-muted">{t('sheet.print')}</span>
      </p>
      <article className="sheets mt-6 print:mt-3 max-w-4xl min-w-0">
        <h1 className="text-h2 rule print:text-[16pt]">
          <Text>{card.title}</Text>
        </h1>
        <p className="mt-3 text-muted max-w-text">
          <Text>{card.description}</Text>
        </p>
        <div className="mt-6 print:mt-3 md:columns-2 print:columns-2 gap-x-12">
          <Parts card={card} copy={copy} />
          <Reach page={page} card={id} />
        </div>
      </article>
    </div>
  )
}

interface PartProps {
  label: string
  /** How many entries it has; of 0 nothing is shown. */
  count?: number
  children: ReactNode
}

function Part({ label, count, children }: PartProps) {
  if (count === 0) return null
  return (
    <div className="sheet-part border-t border-t-solid border-line pt-3 pb-6 print:pt-[0.4rem] print:pb-[0.6rem] print:[&:has(address)]:break-inside-avoid">
      <h2 className="break-after-avoid">
        <Text>{label}</Text>
      </h2>
      {children}
    </div>
  )
}

interface PartsProps {
  card: ServiceCard
  copy: ServicePageCopy
}

function Parts({ card, copy }: PartsProps) {
  const { services = [], features = [], benefits = [], standards = [] } = card
  return (
    <>
      <Part label={copy.featuresLabel} count={features.length}>
        <List entries={features} entryClass="break-inside-avoid" />
      </Part>
      <Part label={copy.servicesLabel} count={services.length}>
        <ul className="check-list">
          {services.map(({ title, description, items = [] }) => (
            <li key={title} className="break-inside-avoid">
              <strong>
                <Text>{`${title}:`}</Text>
              </strong>{' '}
              <Text>{description ?? items.join('; ')}</Text>
            </li>
          ))}
        </ul>
      </Part>
      <Part label={copy.benefitsLabel} count={benefits.length}>
        <List entries={benefits} entryClass="break-inside-avoid" />
      </Part>
      <Part label={copy.standardsLabel} count={standards.length}>
        <Tags entries={standards} />
      </Part>
    </>
  )
}

function Reach({ page, card }: SheetProps) {
  const language = useLanguage()
  const t = useMessages()
  const address = href(page, language, card)
  const whole = `${usePageFacts()?.origin ?? ''}${address}`
  return (
    <Part label={t('sheet.contact')}>
      <address className="not-italic grid gap-1 justify-items-start [overflow-wrap:anywhere]">
        <strong>
          <Text>{site.name[language]}</Text>
        </strong>{' '}
        <a className="link" href={site.phone.href}>
          <bdi dir="ltr">{site.phone.display}</bdi>
        </a>{' '}
        <a className="link" href={`mailto:${site.email}`}>
          <bdi dir="ltr">{site.email}</bdi>
        </a>{' '}
        <span>
          <Text>{site.address[language].join(', ')}</Text>
        </span>{' '}
        <a className="link" href={address}>
          <bdi dir="ltr">{whole}</bdi>
        </a>
      </address>
    </Part>
  )
}

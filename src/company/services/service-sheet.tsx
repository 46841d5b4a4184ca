import type { ReactNode } from 'react'
import { LanguageProvider, useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { locales, otherLanguages } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { ServiceCard, ServicePageCopy } from '#content/types.ts'
import { bothQuery } from '#src/blocks/side-by-side.tsx'
import { QualificationLink } from '#src/company/qualification/qualification-link.tsx'
import { usePageFacts } from '#src/site/head/page-facts.ts'
import { Breadcrumb } from '#src/site/layout/breadcrumb.tsx'
import { useMessages } from '#src/words/messages.ts'
import { wordsOf } from '#src/words/words.ts'
import { type SheetProps, sheetHref } from './sheet-link.tsx'

export function ServiceSheets({ page, card, isBoth }: SheetProps & { isBoth: boolean }) {
  const language = useLanguage()
  const t = useMessages()
  const copy = wordsOf(`company/${page}`)(language)
  const shown = isBoth ? [language, ...otherLanguages(language)] : [language]
  const title = copy.cards.find(({ id }) => id === card)?.title ?? ''
  const ways = [
    { label: t('sheet.back'), href: href(page, language, card) },
    isBoth
      ? { label: t('both.back'), href: sheetHref({ page, card }, language) }
      : { label: t('both.link'), href: sheetHref({ page, card }, language, `&${bothQuery}`) },
  ]
  return (
    <div className="wrap pt-8 pb-14 lg:pt-12 lg:pb-24">
      <Breadcrumb
        parents={[
          { label: t('nav.solutions'), page: 'solutions' },
          { label: copy.heading, page },
        ]}
        current={title}
      />
      <p className="mt-4 flex flex-wrap gap-x-6 items-center no-print">
        {ways.map((way) => [
          <a key={way.href} className="onward-link" href={way.href}>
            {way.label}
          </a>,
          ' ',
        ])}
        <QualificationLink /> <span className="text-muted">{t('sheet.print')}</span>
      </p>
      <div className={`sheets mt-6 print:mt-3 ${isBoth ? 'grid gap-12 lg:grid-cols-2' : 'max-w-4xl'}`}>
        {shown.map((one) => (
          <article key={one} lang={one} dir={locales[one].dir} className="min-w-0">
            <LanguageProvider language={one}>
              <Sheet page={page} card={card} isOwn={one === language} isWide={!isBoth} />
            </LanguageProvider>
          </article>
        ))}
      </div>
    </div>
  )
}

/** @param isOwn the sheet is in the page's language: its title is the page's, its address a link */
function Sheet({ page, card: id, isOwn, isWide }: SheetProps & { isOwn: boolean; isWide: boolean }) {
  const copy: ServicePageCopy = wordsOf(`company/${page}`)(useLanguage())
  const card = copy.cards.find((one) => one.id === id)
  if (!card) return null
  const Title = isOwn ? 'h1' : 'h2'
  const Label = isOwn ? 'h2' : 'h3'
  return (
    <>
      <Title className="text-h2 rule print:text-[16pt]">
        <Text>{card.title}</Text>
      </Title>
      <p className="mt-3 text-muted max-w-text">
        <Text>{card.description}</Text>
      </p>
      <div className={`mt-6 print:mt-3 ${isWide ? 'md:columns-2 print:columns-2 gap-x-12' : ''}`}>
        <Parts card={card} copy={copy} Label={Label} />
        <Reach Label={Label} page={page} card={id} isOwn={isOwn} />
      </div>
    </>
  )
}

interface PartProps {
  label: string
  /** One level below the heading of the sheet. */
  Label: 'h2' | 'h3'
}

function Part({ label, Label, children }: PartProps & { children: ReactNode }) {
  return (
    <div className="sheet-part border-t border-t-solid border-line pt-3 pb-6 print:pt-[0.4rem] print:pb-[0.6rem] print:[&:has(address)]:break-inside-avoid">
      <Label className="break-after-avoid">
        <Text>{label}</Text>
      </Label>
      {children}
    </div>
  )
}

function List({ entries, ...part }: PartProps & { entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <Part {...part}>
      <ul className="check-list">
        {entries.map((entry) => (
          <li key={entry} className="break-inside-avoid">
            <Text>{entry}</Text>
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface PartsProps extends Pick<PartProps, 'Label'> {
  card: ServiceCard
  copy: ServicePageCopy
}

function Parts({ card, copy, Label }: PartsProps) {
  const { services = [], features = [], benefits = [], standards = [] } = card
  return (
    <>
      <List Label={Label} label={copy.featuresLabel} entries={features} />
      {services.length > 0 && (
        <Part Label={Label} label={copy.servicesLabel}>
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
      )}
      <List Label={Label} label={copy.benefitsLabel} entries={benefits} />
      <Part Label={Label} label={copy.standardsLabel}>
        <ul className="flex flex-wrap gap-2">
          {standards.map((standard) => (
            <li key={standard} className="tag">
              <Text>{standard}</Text>
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

function Reach({ page, card, isOwn, Label }: SheetProps & Pick<PartProps, 'Label'> & { isOwn: boolean }) {
  const language = useLanguage()
  const t = useMessages()
  const address = href(page, language, card)
  const whole = `${usePageFacts()?.origin ?? ''}${address}`
  return (
    <Part Label={Label} label={t('sheet.contact')}>
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
        {isOwn ? (
          <a className="link" href={address}>
            <bdi dir="ltr">{whole}</bdi>
          </a>
        ) : (
          <span>
            <bdi dir="ltr">{whole}</bdi>
          </span>
        )}
      </address>
    </Part>
  )
}

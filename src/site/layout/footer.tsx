import { Fragment } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { footerColumns } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { useMessages } from '#src/words/messages.ts'
import { Logo } from './logo.tsx'

export function Footer() {
  const t = useMessages()
  return (
    // A browser may paint the footer before all of it has arrived. On a short page the minimum
    // height keeps the footer from moving then.
    <footer
      className="site-footer bg-paper border-t-2 border-t-solid border-ink pt-10 pb-16 lg:pb-10 mt-auto min-h-124 print:min-h-0"
      data-behind-menu=""
    >
      <div className="wrap grid gap-10 lg:grid-cols-12 lg:gap-x-[min(4rem,6.25vw)] lg:max-[1359px]:enlarged:gap-x-8">
        <div className="lg:col-span-4">
          <Logo />
          <p className="mt-3 max-w-text text-muted no-print">
            <Text>{t('footer.description')}</Text>
          </p>
          <Contact />
        </div>
        <FooterNavigation />
      </div>
      <p className="wrap mt-8 text-small text-muted text-balance no-print">
        <Text>{t('footer.copyright')}</Text>
      </p>
    </footer>
  )
}

function FooterNavigation() {
  const t = useMessages()
  const language = useLanguage()
  return (
    <div className="lg:col-span-8 grid gap-x-4 gap-y-6 grid-cols-2 md:grid-cols-4 md:gap-x-8 no-print">
      {footerColumns.map(({ heading, links }) => (
        <nav
          key={heading}
          className={heading === 'footer.tools' ? 'col-span-full' : undefined}
          aria-label={t(heading)}
        >
          <h2 className="text-body mb-2">{t(heading)}</h2>
          <ul
            className={
              heading === 'footer.tools'
                ? 'grid gap-x-4 gap-y-1 grid-cols-2 md:grid-cols-4 md:gap-x-8'
                : 'grid gap-1'
            }
          >
            {links.map((link) => (
              <li key={link.label}>
                <a
                  className="footer-link"
                  href={withQuery(href(link.page, language), 'query' in link ? link.query : '')}
                >
                  {t(link.label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

function withQuery(address: string, query: string): string {
  if (!query) return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

function Contact() {
  const t = useMessages()
  const language = useLanguage()
  return (
    <address className="not-italic mt-4 grid gap-1 justify-items-start">
      <span>
        {t('footer.contact.phone')}:{' '}
        <a className="footer-link" href={site.phone.href}>
          <bdi dir="ltr">{site.phone.display}</bdi>
        </a>
      </span>{' '}
      <span>
        {t('footer.contact.email')}:{' '}
        <a className="footer-link" href={`mailto:${site.email}`}>
          <bdi dir="ltr">{site.email}</bdi>
        </a>
      </span>{' '}
      <span className="py-1">
        {site.address[language].map((line, index) => (
          <Fragment key={line}>
            {index > 0 && ', '}
            <span className="run">{line}</span>
          </Fragment>
        ))}
      </span>{' '}
      <a className="footer-link no-print" href={site.profile.href} target="_blank" rel="noopener">
        <span>
          <Text>{t('footer.linkedin')}</Text> <span className="sr-only">{t('site.newTab')}</span>
        </span>
        <span aria-hidden="true" className="i-lucide-external-link mirror" />
      </a>
    </address>
  )
}

import { MobileMenu } from '#client/menus/mobile-menu.tsx'
import { SearchLink } from '#client/menus/search-link.tsx'
import { SolutionsMenu } from '#client/menus/solutions-menu.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { headerPages, headerSections, menuLinks } from '#content/navigation.ts'
import { href, type PageName, routes } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'
import { Island } from './island.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'
import { MegaMenu } from './mega-menu.tsx'

interface HeaderProps {
  address: string
  page?: PageName | undefined
}

/** `aria-current` of a link: `page` for the page itself, `true` for the section that holds it. */
function currency(name: PageName, page: PageName | undefined): 'page' | 'true' | undefined {
  if (name === page) return 'page'
  const isBelow = page && routes[page].startsWith(`${routes[name]}/`)
  return page && (isBelow || headerSections[page] === name) ? 'true' : undefined
}

export function Header(props: HeaderProps) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <header className="site-header fixed inset-bs-0 inset-x-0 z-40 h-header bg-paper border-b border-b-solid border-line print:hidden">
      <div className="wrap header-row">
        <a href={href('home', language)} className="flex items-center no-underline">
          <Logo /> <span className="sr-only">{t('site.home')}</span>
        </a>
        <LargeNavigation {...props} />
        <div className="small-navigation">
          <LanguageToggle address={props.address} />
          <Island
            name="mobile-menu"
            component={MobileMenu}
            props={{ open: t('nav.menu'), close: t('nav.closeMenu') }}
          >
            <SmallNavigation page={props.page} />
          </Island>
        </div>
      </div>
    </header>
  )
}

function LargeNavigation({ address, page }: HeaderProps) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <nav aria-label={t('nav.label')} className="large-navigation">
      <ul className="flex items-center gap-1">
        {headerPages.map((name) => (
          <li
            key={name}
            className={
              menuLinks.some(({ page: other }) => other === name)
                ? 'hidden xl:block enlarged:hidden!'
                : undefined
            }
          >
            {name === 'solutions' ? (
              <Island
                name="solutions-menu"
                component={SolutionsMenu}
                props={{ label: t('nav.solutions'), current: currency(name, page) }}
              >
                <MegaMenu />
              </Island>
            ) : (
              <a className="nav-link" href={href(name, language)} aria-current={currency(name, page)}>
                {t(`nav.${name}`)}
              </a>
            )}
          </li>
        ))}
        <li>
          <LanguageToggle address={address} />
        </li>
        <li className="ms-2">
          <a className="btn-primary" href={href('home', language, 'contact')}>
            {t('nav.contact')}
          </a>
        </li>
        <li>
          <Island
            name="search-link"
            component={SearchLink}
            props={{
              label: t('nav.search'),
              href: href('search', language),
              current: currency('search', page),
            }}
          />
        </li>
      </ul>
    </nav>
  )
}

function SmallNavigation({ page }: { page?: PageName | undefined }) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <nav aria-label={t('nav.menu')} className="wrap py-6">
      <ul className="grid">
        {headerPages.map((name) => (
          <li key={name} className="border-b border-b-solid border-line">
            <a
              className="flex items-center min-h-14 text-lead text-ink no-underline hover:text-accent aria-[current]:text-accent aria-[current]:font-700"
              href={href(name, language)}
              aria-current={currency(name, page)}
            >
              {t(`nav.${name}`)}
            </a>
          </li>
        ))}
        <li className="border-b border-b-solid border-line">
          <a
            className="flex items-center min-h-14 text-lead text-ink no-underline hover:text-accent aria-[current]:text-accent aria-[current]:font-700"
            href={href('search', language)}
            aria-current={currency('search', page)}
          >
            {t('nav.search')}
          </a>
        </li>
        <li className="pt-6">
          <a className="btn-primary w-full" href={href('home', language, 'contact')}>
            {t('nav.contact')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

import { HeaderMenu } from '#client/menus/header-menu.tsx'
import { MobileMenu } from '#client/menus/mobile-menu.tsx'
import { SearchLink } from '#client/menus/search-link.tsx'
import { searchField } from '#client/search/field-id.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { headerPages, headerSections, toolPages } from '#content/navigation.ts'
import { href, type PageName, routes } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'
import { Island } from './island.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { Logo } from './logo.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { ToolsMenu } from './tools-menu.tsx'

/** Strings, because a provider may remove these subjects. */
const toolSection: string = 'study-design'
const briefPage = toolPages.find((name: string) => name === 'brief')

interface HeaderProps {
  address: string
  page?: PageName | undefined
}

/** `aria-current` of a link: `page` for the page itself, `true` for the section that holds it. */
function currency(name: PageName, page: PageName | undefined): 'page' | 'true' | undefined {
  if (name === page) return 'page'
  if (!page) return undefined
  const isIn = (section: PageName) => section === page || routes[page].startsWith(`${routes[section]}/`)
  const sections = name === toolSection ? toolPages : [name]
  return sections.some(isIn) || headerSections[page] === name ? 'true' : undefined
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
        {/* `client/brief/show-count.ts` shows it. */}
        {briefPage && (
          <a
            className="brief-count link"
            href={href(briefPage, language)}
            data-brief-count={t('brief.count')}
            hidden
          >
            {t('brief.count')}
          </a>
        )}
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
          <li key={name} className={name === toolSection ? 'header-tools' : undefined}>
            {name === 'solutions' || name === toolSection ? (
              <Island
                name="header-menu"
                component={HeaderMenu}
                props={{ id: `${name}-menu`, label: t(`nav.${name}`), current: currency(name, page) }}
              >
                {name === 'solutions' ? <MegaMenu /> : <ToolsMenu />}
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
          <a className="btn-primary whitespace-nowrap" href={href('home', language, 'contact')}>
            {t('nav.contact')}
          </a>
        </li>
        <li>
          <Island
            name="search-link"
            component={SearchLink}
            props={{
              label: t('nav.search'),
              href: href('search', language, searchField),
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
            {name === toolSection && <SmallTools page={page} />}
          </li>
        ))}
        <li className="border-b border-b-solid border-line">
          <a
            className="flex items-center min-h-14 text-lead text-ink no-underline hover:text-accent aria-[current]:text-accent aria-[current]:font-700"
            href={href('search', language, searchField)}
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

/** The first tool is the link above. */
function SmallTools({ page }: { page?: PageName | undefined }) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <ul className="grid grid-cols-2 gap-x-4 pb-3">
      {toolPages.slice(1).map((name) => (
        <li key={name}>
          <a
            className="flex items-center min-h-11 text-ink no-underline hover:text-accent aria-[current]:text-accent aria-[current]:font-700"
            href={href(name, language)}
            aria-current={currency(name, page)}
          >
            {t(`tool.${name}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}

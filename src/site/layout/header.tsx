import { MobileMenu } from '#client/menus/mobile-menu.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { href, type PageName } from '#content/routes.ts'
import { useMessages } from '#src/words/messages.ts'
import { HeaderBar } from './header-bar.tsx'
import { HeaderList } from './header-list.tsx'
import { Island } from './island.tsx'
import { Logo } from './logo.tsx'

interface HeaderProps {
  address: string
  page?: PageName | undefined
}

/** `layout.css` shows in the bar what has room there. The menu holds all links until the bar does. */
export function Header(props: HeaderProps) {
  const t = useMessages()
  const language = useLanguage()
  return (
    <header className="site-header fixed inset-bs-0 inset-x-0 z-40 h-header bg-paper border-b border-b-solid border-line print:hidden">
      <div className="wrap header-row">
        <a href={href('home', language)} className="flex items-center no-underline">
          <Logo /> <span className="sr-only">{t('site.home')}</span>
        </a>
        <HeaderBar {...props} />
        <div className="menu-button">
          <Island
            name="mobile-menu"
            component={MobileMenu}
            props={{ open: t('nav.menu'), close: t('nav.closeMenu') }}
          >
            <HeaderList page={props.page} />
          </Island>
        </div>
      </div>
    </header>
  )
}

import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { cardAnchor, type ServicePageName, servicePages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import type { MenuItem } from '#content/types.ts'
import { useMessages } from '#src/words/messages.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { areaKeys } from './area-keys.ts'

export function MegaMenu() {
  const t = useMessages()
  const language = useLanguage()
  return (
    <div className="wrap py-8">
      <div className="grid gap-x-10 grid-cols-3">
        {servicePages.map((page) => (
          <div key={page} className="grid grid-rows-subgrid row-span-3 items-start">
            <p className="text-body font-700 leading-tight text-balance mb-1">
              <a className="link no-underline hover:underline" href={href(page, language)}>
                {t(areaKeys[page])}
              </a>
            </p>
            <p className="text-small text-muted text-balance mb-3">
              <Text>{t(`${areaKeys[page]}.description`)}</Text>
            </p>
            <ul className="grid gap-0.5">
              {menuItems(page, language).map((item) => (
                <li key={item.href}>
                  <a className="post-link inline-block py-1" href={item.href}>
                    <Text>{item.title}</Text>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-6 pt-4 border-t border-t-solid border-line">
        <a className="link" href={href('solutions', language)}>
          {t('nav.allSolutions')}
        </a>
      </p>
    </div>
  )
}

function menuItems(page: ServicePageName, language: ReturnType<typeof useLanguage>): MenuItem[] {
  return serviceCards(page, language).map((card) => ({
    title: card.title,
    description: card.description,
    href: href(page, language, cardAnchor(card.id, language)),
  }))
}

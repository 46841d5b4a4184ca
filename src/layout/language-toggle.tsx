import { useLanguage } from '#client/ui/language.tsx'
import { locales } from '#content/locales.ts'
import { useMessages } from './messages.ts'

/** The same address in the other language: only `lang` changes. `address` is path and query without `lang`. */
export function toggledAddress(address: string, target: 'en' | 'he'): string {
  if (target === 'en') return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=he`
}

/** A link to this page in the other language, named in that language and set in a system font: no page loads a font for it. */
export function LanguageToggle({ address }: { address: string }) {
  const other = useLanguage() === 'he' ? 'en' : 'he'
  const t = useMessages()
  return (
    <a
      className="nav-link font-system"
      href={toggledAddress(address, other)}
      hrefLang={other}
      lang={other}
      dir={locales[other].dir}
      data-language={other}
    >
      {t('nav.language')}
    </a>
  )
}

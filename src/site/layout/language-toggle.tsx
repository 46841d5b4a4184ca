import { useLanguage } from '#client/ui/language.tsx'
import { locales, otherLanguages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'

/** The other language has other letters, so its glossary shows all terms. */
function withoutLetter(address: string): string {
  return address.replace(/([?&])letter=[^&]*&?/, '$1').replace(/[?&]$/, '')
}

/**
 * A system font, so that no page loads the font of another language for its name.
 * @param address path and query without `lang`
 */
export function LanguageToggle({ address }: { address: string }) {
  return otherLanguages(useLanguage()).map((other) => (
    <a
      key={other}
      className="nav-link font-system"
      href={inLanguage(withoutLetter(address), other)}
      hrefLang={other}
      lang={other}
      dir={locales[other].dir}
      data-language={other}
    >
      {locales[other].name}
    </a>
  ))
}

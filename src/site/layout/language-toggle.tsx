import { useLanguage } from '#client/ui/language.tsx'
import { locales, otherLanguages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'

/** A letter is of one alphabet: the glossary of the other language shows all. */
function withoutLetter(address: string): string {
  return address.replace(/([?&])letter=[^&]*&?/, '$1').replace(/[?&]$/, '')
}

/**
 * Links to this page in the other languages, each named in its own and set in a system font: no
 * page loads a font for it. `address` is path and query without `lang`.
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

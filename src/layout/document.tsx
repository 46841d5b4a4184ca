import type { ReactNode } from 'react'
import manifest from '#build/manifest.json' with { type: 'json' }
import { useLanguage } from '#client/ui/language.tsx'
import { locales } from '#content/locales.ts'
import { site } from '#content/site.ts'
import { AccessibilityCorner } from './accessibility-corner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Island } from './island.tsx'
import { useMessages } from './messages.ts'

export interface DocumentProps {
  children: ReactNode
  /** Without the company's name. */
  title: string
  description: string
  /** Path and query as requested, without the language: what the toggle keeps. */
  address: string
  /** Path of the page in its own language, when it is one that search engines may list. */
  canonical?: { path: string; query?: string }
  /** Name of the page in the menus, to mark the current one. */
  page?: string
  origin: string
}

/** Longer titles are cut in result lists, in the middle of the company's name. */
const longestTitle = 60

/** The page's title with the company's name, or alone where both together are too long. */
export function documentTitle(title: string, company: string): string {
  const whole = `${title} | ${company}`
  return whole.length > longestTitle ? title : whole
}

export function Document({ children, title, description, ...rest }: DocumentProps) {
  const language = useLanguage()
  const t = useMessages()
  const { dir } = locales[language]
  return (
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(title, site.name[language])}</title>
        <meta name="description" content={description} />
        <Alternates {...rest} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={manifest.fonts.latin} as="font" type="font/woff2" crossOrigin="anonymous" />
        {language === 'he' && (
          <link
            rel="preload"
            href={manifest.fonts.hebrew}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: manifest.prePaint }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text, allowed by its hash */}
        <style dangerouslySetInnerHTML={{ __html: manifest.style }} />
        <script type="module" src={manifest.script} />
      </head>
      <body>
        <a href="#main" className="skip-link">
          {t('site.skip')}
        </a>
        <Header address={rest.address} page={rest.page} />
        <main id="main" tabIndex={-1} data-behind-menu="">
          {children}
        </main>
        <Footer />
        <Island name="toasts" props={{ label: t('toasts.label'), close: t('toasts.close') }} />
        <AccessibilityCorner />
      </body>
    </html>
  )
}

/** Canonical address and the same page in each language; pages that must not be listed say so. */
function Alternates({ canonical, origin }: Pick<DocumentProps, 'canonical' | 'origin'>) {
  const language = useLanguage()
  if (!canonical) return <meta name="robots" content="noindex" />
  const absolute = (lang: string | null) => {
    const query = [lang === 'he' ? 'lang=he' : '', canonical.query ?? ''].filter(Boolean).join('&')
    return `${origin}${canonical.path}${query ? `?${query}` : ''}`
  }
  return (
    <>
      <link rel="canonical" href={absolute(language)} />
      <link rel="alternate" hrefLang="en" href={absolute('en')} />
      <link rel="alternate" hrefLang="he" href={absolute('he')} />
      <link rel="alternate" hrefLang="x-default" href={absolute('en')} />
    </>
  )
}

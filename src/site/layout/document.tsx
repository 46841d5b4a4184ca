import type { ReactNode } from 'react'
import manifest from '#build/manifest.json' with { type: 'json' }
import styles from '#build/style.json' with { type: 'json' }
import { Toasts } from '#client/toasts/toasts.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { type Language, locales } from '#content/locales.ts'
import type { PageName } from '#content/routes.ts'
import { CitationMeta } from '#src/site/head/citation.tsx'
import { type Subject, SubjectProvider } from '#src/site/head/document.ts'
import { Alternates, SiteLinks } from '#src/site/head/links.tsx'
import { Sharing } from '#src/site/head/sharing.tsx'
import { StructuredData } from '#src/site/head/structured-data.tsx'
import { documentTitle } from '#src/site/head/title.ts'
import { useMessages } from '#src/words/messages.ts'
import { AccessibilityCorner } from './accessibility-corner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Island } from './island.tsx'

export interface DocumentProps {
  children: ReactNode
  /** Without the company's name. */
  title: string
  description: string
  /** Path and query without the language: what the toggle keeps where there is no script. */
  address: string
  /** Path of the page in its own language, when it is one that search engines may list. */
  canonical?: { path: string; query?: string }
  /** Name of the page, to mark the current one in the menus and to describe it to machines. */
  page?: PageName
  /** Parameters of the path, e.g. the slug of a post. */
  params?: Record<string, string>
  origin: string
  /** One state of the page: search engines leave it out. */
  isState?: boolean
}

export function Document({ children, title, description, ...rest }: DocumentProps) {
  const language = useLanguage()
  const t = useMessages()
  const { dir } = locales[language]
  const subject = subjectOf({ title, description, ...rest }, language)
  return (
    <html lang={language} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{documentTitle(title, language)}</title>
        <meta name="description" content={description} />
        {subject && <Alternates subject={subject} />}
        {(!subject || rest.isState) && <meta name="robots" content="noindex" />}
        {locales[language].fonts.map((subset) => (
          <link
            key={subset}
            rel="preload"
            href={manifest.fonts[subset]}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: manifest.prePaint }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text, allowed by its hash */}
        <style dangerouslySetInnerHTML={{ __html: styles.style }} />
        <script type="module" src={manifest.script} />
        <SiteLinks />
        {subject && <CitationMeta subject={subject} />}
        {subject && <Sharing subject={subject} />}
        {subject && <StructuredData subject={subject} />}
      </head>
      <body>
        <a
          href="#main"
          className="skip-link filled absolute z-50 inset-is-4 inset-bs-4 px-4 py-2 bg-accent text-on-accent rounded [translate:0_-6rem] focus:[translate:none]"
        >
          {t('site.skip')}
        </a>
        <Header address={rest.address} page={rest.page} />
        <main id="main" tabIndex={-1} data-behind-menu="">
          <SubjectProvider value={subject}>{children}</SubjectProvider>
        </main>
        <Footer />
        <Island
          name="toasts"
          component={Toasts}
          props={{ label: t('toasts.label'), close: t('toasts.close') }}
        />
        <AccessibilityCorner />
      </body>
    </html>
  )
}

/** What the document is about, if search engines may list it. */
function subjectOf(props: Omit<DocumentProps, 'children'>, language: Language): Subject | null {
  const { page, canonical, params = {}, origin, title, description } = props
  if (!page || !canonical) return null
  const { path, query = '' } = canonical
  return { page, params, language, origin, path, query, title, description }
}

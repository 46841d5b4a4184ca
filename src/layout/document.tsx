import type { ReactNode } from 'react'
import manifest from '#build/manifest.json' with { type: 'json' }
import { useLanguage } from '#client/ui/language.tsx'
import { type Language, locales } from '#content/locales.ts'
import type { PageName } from '#content/routes.ts'
import { Alternates, SiteLinks } from '../machine/head/links.tsx'
import { Sharing } from '../machine/head/sharing.tsx'
import { type Subject, SubjectProvider } from '../machine/head/subject.ts'
import { StructuredData } from '../machine/structured-data/index.tsx'
import { AccessibilityCorner } from './accessibility-corner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Island } from './island.tsx'
import { useMessages } from './messages.ts'
import { type SheetName, sheetOf } from './sheet.ts'
import { documentTitle } from './title.ts'

export interface DocumentProps {
  children: ReactNode
  /** Whose part of the stylesheet it carries. */
  sheet: SheetName
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
}

export function Document({ children, sheet, title, description, ...rest }: DocumentProps) {
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
        {subject ? <Alternates subject={subject} /> : <meta name="robots" content="noindex" />}
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
        <style dangerouslySetInnerHTML={{ __html: sheetOf(sheet) }} />
        <script type="module" src={manifest.script} />
        <SiteLinks />
        {subject && <Sharing subject={subject} />}
        {subject && <StructuredData subject={subject} />}
      </head>
      <body>
        <a href="#main" className="skip-link">
          {t('site.skip')}
        </a>
        <Header address={rest.address} page={rest.page} />
        <main id="main" tabIndex={-1} data-behind-menu="">
          <SubjectProvider value={subject}>{children}</SubjectProvider>
        </main>
        <Footer />
        <Island name="toasts" props={{ label: t('toasts.label'), close: t('toasts.close') }} />
        <AccessibilityCorner />
      </body>
    </html>
  )
}

/** What the document is about, if search engines may list it. */
function subjectOf(props: Omit<DocumentProps, 'children' | 'sheet'>, language: Language): Subject | null {
  const { page, canonical, params = {}, origin, title, description } = props
  if (!page || !canonical) return null
  const { path, query = '' } = canonical
  return { page, params, language, origin, path, query, title, description }
}

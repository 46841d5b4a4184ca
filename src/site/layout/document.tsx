import type { ReactNode } from 'react'
import manifest from '#build/manifest.json' with { type: 'json' }
import { Toasts } from '#client/toasts/toasts.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { type Language, locales } from '#content/locales.ts'
import type { PageName } from '#content/routes.ts'
import type { About } from '#src/site/head/about.ts'
import { Alternates, SiteLinks } from '#src/site/head/links.tsx'
import { PageAddressProvider, type PageFacts, PageFactsProvider } from '#src/site/head/page-facts.ts'
import { Sharing } from '#src/site/head/sharing.tsx'
import { StructuredData } from '#src/site/head/structured-data.tsx'
import { documentTitle } from '#src/site/head/title.ts'
import { useMessages } from '#src/words/messages.ts'
import { AccessibilityCorner } from './accessibility-corner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Island } from './island.tsx'
import { SampleBar } from './sample-bar.tsx'
import { type PageStyles, Styles } from './styles.tsx'

export interface DocumentProps {
  children: ReactNode
  /** Without the company's name. */
  title: string
  description: string
  /** Path and query without the language: what the toggle keeps where there is no script. */
  address: string
  /** Path of the page in its own language, when it is one that search engines may list. */
  canonical?: { path: string; query?: string; hasMarkdown?: boolean }
  /** Name of the page, to mark the current one in the menus and to describe it to machines. */
  page?: PageName
  /** By default those that fit every page. */
  styles?: PageStyles
  /** Parameters of the path, e.g. the slug of a post. */
  params?: Record<string, string>
  origin: string
  about?: About
  /** One state of the page: search engines leave it out. */
  isState?: boolean
  /** The parameters that page views report. By default none: a mistyped address may hold typed text. */
  reported?: readonly string[] | 'all'
}

export function Document({ children, ...page }: DocumentProps) {
  const { reported = [], address } = page
  const language = useLanguage()
  const t = useMessages()
  const facts = pageFactsOf(page, language)
  return (
    <html
      lang={language}
      dir={locales[language].dir}
      data-language={language}
      data-reported={reported === 'all' ? undefined : reported.join(' ')}
    >
      <Head {...page} facts={facts} />
      <body>
        <MailMark name="email_off" />
        <a
          href="#main"
          className="skip-link filled absolute z-50 inset-is-4 inset-bs-4 px-4 py-2 bg-accent text-on-accent rounded [translate:0_-6rem] focus:[translate:none]"
        >
          {t('site.skip')}
        </a>
        <Header address={address} page={page.page} />
        <SampleBar />
        <Main facts={facts} address={address}>
          {children}
        </Main>
        <Footer />
        <Island
          name="toasts"
          component={Toasts}
          props={{ label: t('toasts.label'), close: t('toasts.close') }}
        />
        <AccessibilityCorner />
        <MailMark name="/email_off" />
      </body>
    </html>
  )
}

/**
 * Between the two Cloudflare replaces no mail address by a link that needs its script. React writes no
 * comments. Cloudflare names `<template>` as a source of faults:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function MailMark({ name }: { name: 'email_off' | '/email_off' }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <div hidden dangerouslySetInnerHTML={{ __html: `<!--${name}-->` }} />
}

interface HeadProps extends Omit<DocumentProps, 'children'> {
  facts: PageFacts | null
}

function Head({ title, description, styles, about, isState, facts }: HeadProps) {
  const language = useLanguage()
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{documentTitle(title, language)}</title>
      <meta name="description" content={description} />
      {facts && <Alternates facts={facts} />}
      {(!facts || isState) && <meta name="robots" content="noindex" />}
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
      <Styles styles={styles} />
      <script type="module" src={manifest.script} />
      <SiteLinks />
      {facts && about?.tags?.(facts)}
      {facts && <Sharing facts={facts} article={about?.article} picture={about?.picture} />}
      {facts && <StructuredData facts={facts} main={about?.mainEntity?.(facts)} />}
    </head>
  )
}

interface MainProps extends Pick<DocumentProps, 'address' | 'children'> {
  facts: PageFacts | null
}

export function Main({ facts, address, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} data-behind-menu="">
      <PageFactsProvider value={facts}>
        <PageAddressProvider value={address}>{children}</PageAddressProvider>
      </PageFactsProvider>
    </main>
  )
}

/** What the document is about, if search engines may list it. */
export function pageFactsOf(props: Omit<DocumentProps, 'children'>, language: Language): PageFacts | null {
  const { page, canonical, params = {}, origin, title, description } = props
  if (!page || !canonical) return null
  const { path, query = '', hasMarkdown = false } = canonical
  return { page, params, language, origin, path, query, hasMarkdown, title, description }
}

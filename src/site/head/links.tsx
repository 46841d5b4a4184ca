import { themes } from '#client/design/tokens.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { defaultLanguage, languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { useMessages } from '#src/words/messages.ts'
import { markdownPath } from './addresses.ts'
import { addressOf, type PageFacts } from './page-facts.ts'

export function Alternates({ facts }: { facts: PageFacts }) {
  return (
    <>
      <link rel="canonical" href={addressOf(facts, facts.language)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressOf(facts, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(facts, defaultLanguage)} />
      {facts.hasMarkdown && (
        <link
          rel="alternate"
          type="text/markdown"
          href={inLanguage(markdownPath(facts.path), facts.language)}
        />
      )}
    </>
  )
}

export function SiteLinks() {
  const language = useLanguage()
  const feed = useMessages()('machine.feed', { name: site.name[language] })
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={feed}
        href={inLanguage('/feed.atom', language)}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={feed}
        href={inLanguage('/feed.json', language)}
      />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={inLanguage('/manifest.webmanifest', language)} />
      <meta name="theme-color" content={themes.normal.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themes.dark.paper} media="(prefers-color-scheme: dark)" />
    </>
  )
}

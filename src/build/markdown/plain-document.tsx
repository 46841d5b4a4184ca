import { useLanguage } from '#client/ui/language.tsx'
import { addressOf } from '#src/site/head/page-facts.ts'
import { documentTitle } from '#src/site/head/title.ts'
import { type DocumentProps, Main, pageFactsOf } from '#src/site/layout/document.tsx'

/** What Markdown is made of: the facts of the page and its `main`. */
export function PlainDocument({ children, ...props }: DocumentProps) {
  const language = useLanguage()
  const facts = pageFactsOf(props, language)
  return (
    <html lang={language}>
      <head>
        <title>{documentTitle(props.title, language)}</title>
        <meta name="description" content={props.description} />
        {facts && <link rel="canonical" href={addressOf(facts, language)} />}
      </head>
      <body>
        <Main facts={facts} address={props.address}>
          {children}
        </Main>
      </body>
    </html>
  )
}

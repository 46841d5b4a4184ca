import type { ReactNode } from 'react'
import { LanguageProvider } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { type Language, locales } from '#content/locales.ts'
import { Logo } from '../../layout/logo.tsx'

export interface PictureProps {
  language: Language
  kind: 'share' | 'cover'
  title: string
  text: string
  /** The plot of the page. */
  children: ReactNode
  /** The site's stylesheet, then that of the pictures. */
  styles: string
}

/** Titles longer than this, in characters, are set smaller. */
const longTitle = 34

/** A document that is one picture: the title set as on the site, beside the plot of the page. */
export function Picture({ language, kind, title, text, children, styles }: PictureProps) {
  return (
    <html lang={language} dir={locales[language].dir}>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text, in a file that is never served */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <LanguageProvider language={language}>
          <main className={`picture picture-${kind}`}>
            <div className="picture-words">
              <h1 className="rule" data-long={title.length > longTitle || undefined}>
                <Text>{title}</Text>
              </h1>
              <p>
                <Text>{text}</Text>
              </p>
            </div>
            <div className="picture-plot">{children}</div>
            <Logo />
          </main>
        </LanguageProvider>
      </body>
    </html>
  )
}

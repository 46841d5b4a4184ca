import type { ReactNode } from 'react'
import { LanguageProvider } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { type Language, locales } from '#content/locales.ts'
import { Logo } from '#src/site/layout/logo.tsx'

export interface PictureProps {
  language: Language
  /**
   * What it says beside the plot. A cover stands beside its title on the page, and says nothing but
   * the plot's caption.
   */
  words?: { title: string; text: string }
  /** The plot of the page. */
  children: ReactNode
  /** The site's stylesheet, then that of the pictures. */
  styles: string
}

/** Titles longer than this, in characters, are set smaller. */
const longTitle = 34

/**
 * A document that is one picture: the plot of the page, and for shared links its title, set as on
 * the site.
 */
export function Picture({ language, words, children, styles }: PictureProps) {
  return (
    <html lang={language} dir={locales[language].dir}>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text, in a file that is never served */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <LanguageProvider language={language}>
          <main className={words ? 'picture picture-share' : 'picture picture-cover'}>
            {words && (
              <div className="picture-words">
                <h1 className="rule" data-long={words.title.length > longTitle || undefined}>
                  <Text>{words.title}</Text>
                </h1>
                <p>
                  <Text>{words.text}</Text>
                </p>
              </div>
            )}
            <div className="picture-plot">{children}</div>
            {words && <Logo />}
          </main>
        </LanguageProvider>
      </body>
    </html>
  )
}

import type { ReactNode } from 'react'
import { LanguageProvider } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { type Language, locales } from '#content/locales.ts'
import { Logo } from '#src/site/layout/logo.tsx'

export interface PictureProps {
  language: Language
  /** The words beside the plot. A cover has none: on the page its title is beside it. */
  words?: { title: string; text: string }
  children: ReactNode
  /** The site's stylesheet, then `picture.css`. */
  styles: string
}

/** In characters; longer titles are smaller. */
const longTitle = 34

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

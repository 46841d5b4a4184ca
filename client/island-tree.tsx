import { type createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import type { Language } from '#content/locales.ts'
import { LanguageProvider } from './ui/language.tsx'

/** What stands around every island, on the server and in the browser alike. */
export function IslandTree({
  store,
  language,
  children,
}: {
  store: ReturnType<typeof createStore>
  language: Language
  children: ReactNode
}) {
  return (
    <Provider store={store}>
      <LanguageProvider language={language}>{children}</LanguageProvider>
    </Provider>
  )
}

/**
 * Server-rendered children of an island. The browser passes no HTML: React leaves what stands there untouched
 * when it hydrates, so the content is not shipped a second time.
 */
export function Slot({ html }: { html: string }) {
  return (
    <div
      className="contents"
      data-slot=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering of the children
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

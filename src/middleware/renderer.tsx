import { reactRenderer } from '@hono/react-renderer'
import { LanguageProvider } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { Document, type DocumentProps } from '../layout/document.tsx'

declare module '@hono/react-renderer' {
  interface Props extends Omit<DocumentProps, 'children'> {
    language: Language
  }
}

/** `c.render(<Page/>, head)` streams a whole document in the request's language. */
export const renderer = reactRenderer(
  ({ children, c: _context, Layout: _layout, ...head }) => (
    <LanguageProvider language={head.language}>
      <Document {...head}>{children}</Document>
    </LanguageProvider>
  ),
  { stream: true },
)

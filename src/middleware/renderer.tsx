import { reactRenderer } from '@hono/react-renderer'
import { createMiddleware } from 'hono/factory'
import { LanguageProvider } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { turnstileKey } from '../contact/turnstile.ts'
import type { AppEnv } from '../env.ts'
import { Document, type DocumentProps } from '../layout/document.tsx'
import { TurnstileKey } from '../layout/turnstile.tsx'

declare module '@hono/react-renderer' {
  interface Props extends Omit<DocumentProps, 'children'> {
    language: Language
  }
}

/** `c.render(<Page/>, head)` streams a whole document in the request's language. */
export const renderer = createMiddleware<AppEnv>(async (c, next) => {
  const start = reactRenderer(
    ({ children, c: _context, Layout: _layout, ...head }) => {
      c.set('sheet', head.sheet)
      return (
        <LanguageProvider language={head.language}>
          <TurnstileKey value={turnstileKey(c.env)}>
            <Document {...head}>{children}</Document>
          </TurnstileKey>
        </LanguageProvider>
      )
    },
    {
      stream: true,
      readableStreamOptions: {
        onError(error) {
          c.set('hasFailed', true)
          console.error('Rendering failed:', c.req.path, error)
        },
      },
    },
  )
  return start(c, next)
})

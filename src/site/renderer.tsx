import { reactRenderer } from '@hono/react-renderer'
import { createMiddleware } from 'hono/factory'
import { LanguageProvider } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { type AppEnv, turnstileKey } from '#src/env.ts'
import { describeError } from './describe-error.ts'
import { Document, type DocumentProps } from './layout/document.tsx'
import { TurnstileKey } from './layout/turnstile.tsx'
import { PlacesProvider, type PlaceTable } from './places.tsx'

declare module '@hono/react-renderer' {
  interface Props extends Omit<DocumentProps, 'children'> {
    language: Language
  }
}

export const renderer = (places: PlaceTable) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const start = reactRenderer(
      ({ children, c: _context, Layout: _layout, ...head }) => {
        return (
          <LanguageProvider language={head.language}>
            <TurnstileKey value={turnstileKey(c.env)}>
              <PlacesProvider value={places}>
                <Document {...head}>{children}</Document>
              </PlacesProvider>
            </TurnstileKey>
          </LanguageProvider>
        )
      },
      {
        stream: true,
        readableStreamOptions: {
          onError(error) {
            console.error('Rendering failed:', c.req.path, describeError(error, c.req))
          },
        },
      },
    )
    return start(c, next)
  })

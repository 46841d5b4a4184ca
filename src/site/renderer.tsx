import { reactRenderer } from '@hono/react-renderer'
import { createMiddleware } from 'hono/factory'
import type { ComponentType } from 'react'
import { LanguageProvider } from '#client/ui/language.tsx'
import type { Language } from '#content/locales.ts'
import { type AppEnv, turnstileKey } from '#src/env.ts'
import { describeError } from './describe-error.ts'
import { Document, type DocumentProps } from './layout/document.tsx'
import { styleSheets } from './layout/styles.tsx'
import { TurnstileKey } from './layout/turnstile.tsx'
import { PlacesProvider, type PlaceTable } from './places.tsx'

declare module '@hono/react-renderer' {
  interface Props extends Omit<DocumentProps, 'children'> {
    language: Language
  }
}

/** @param Frame around a page, from the doctype to the last element */
export const renderer = (places: PlaceTable, Frame: ComponentType<DocumentProps> = Document) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const start = reactRenderer(
      ({ children, c: _context, Layout: _layout, ...head }) => {
        // The policy allows what this document has, also if another one failed before it.
        c.set(
          'styleHashes',
          styleSheets(head.styles)
            .map(({ hash }) => hash)
            .join(' '),
        )
        return (
          <LanguageProvider language={head.language}>
            <TurnstileKey value={turnstileKey(c.env)}>
              <PlacesProvider value={places}>
                <Frame {...head}>{children}</Frame>
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

import { Hono } from 'hono'
import type { AppEnv } from '#src/env.ts'
import { requestLanguage } from '#src/middleware/language.ts'
import { answerPages } from '#src/site/answer.tsx'
import type { PageTable } from '#src/site/define-page.ts'
import { PlainDocument } from '#src/site/layout/plain-document.tsx'
import type { PlaceTable } from '#src/site/places.tsx'
import { renderer } from '#src/site/renderer.tsx'

/** The pages at their paths, without header, footer, forms, and what a browser loads. */
export function plainPages(table: PageTable, places: PlaceTable): Hono<AppEnv> {
  const app = new Hono<AppEnv>().use(requestLanguage).use(renderer(places, PlainDocument))
  answerPages(app, table)
  // The site answers as if the page had failed there.
  app.onError((error) => {
    throw error
  })
  return app
}

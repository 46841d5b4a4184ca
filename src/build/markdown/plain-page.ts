import { Hono } from 'hono'
import { ASSETS } from '#src/build/assets-binding.ts'
import type { AppEnv } from '#src/env.ts'
import { builtOrigin } from '#src/machine/markdown.ts'
import { requestLanguage } from '#src/middleware/language.ts'
import { pages, places } from '#src/pages.ts'
import { answerPages } from '#src/site/answer.tsx'
import { renderer } from '#src/site/renderer.tsx'
import { PlainDocument } from './plain-document.tsx'

const site = new Hono<AppEnv>().use(requestLanguage).use(renderer(places, PlainDocument))
answerPages(site, pages)
// The build fails with the error of the page.
site.onError((error) => {
  throw error
})

/**
 * A page without header, footer, and what a browser loads.
 * @throws if the answer is not 200
 */
export async function plainPage(address: string): Promise<string> {
  const bindings = { SITE_ORIGIN: builtOrigin, VERSION: { id: 'build' }, ASSETS }
  const response = await site.request(address, {}, bindings)
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
  return response.text()
}

/**
 * Writes the Markdown of every page whose words change with the site alone, in every language: the
 * longest would take a Worker a tenth of a second. Runs last, since pages show what the other steps
 * have packed.
 */
import { writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { Hono } from 'hono'
import { pack } from '#content/build/pack.ts'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { isDev } from '#src/build/builders.ts'
import type { AppEnv } from '#src/env.ts'
import '#src/build/worker-modules.ts'
import { builtOrigin, documentOf } from '#src/machine/markdown/document.ts'
import { toMarkdownInNode } from './convert-in-node.ts'

/** The Markdown of each page, by its address. */
async function textsOfPages(): Promise<Record<string, string>> {
  const { listedPages, markdownPath } = await import('#src/site/head/addresses.ts')
  const { requestLanguage } = await import('#src/middleware/language.ts')
  const { renderer } = await import('#src/site/renderer.tsx')
  const { answerPages } = await import('#src/site/answer.tsx')
  const { pages, places } = await import('#src/pages.ts')

  const site = new Hono<AppEnv>().use(requestLanguage).use(renderer(places))
  answerPages(site, pages)

  /** The page's HTML at an address. @throws where the page fails */
  async function htmlAt(address: string): Promise<string> {
    const response = await site.request(address, {}, { SITE_ORIGIN: builtOrigin, VERSION: { id: 'build' } })
    if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
    return response.text()
  }

  const texts: Record<string, string> = {}
  for (const { name, path, params } of listedPages(pages)) {
    // Posts and terms are short; a day is known at run time.
    if (Object.keys(params).length > 0 || pages[name].isDated) continue
    for (const language of languages) {
      const page = toMarkdownInNode(await htmlAt(inLanguage(path, language)), builtOrigin)
      texts[inLanguage(markdownPath(path), language)] = documentOf(page, language)
    }
  }
  return texts
}

const texts = isDev ? {} : await textsOfPages()
// A start reads every byte: as they are, they would add a fifth to it.
const packed = pack(texts, deflateRawSync)
writeFileSync('.build/markdown.bin', packed)
console.log(`packed ${packed.length} bytes of Markdown: ${Object.keys(texts).length} texts`)

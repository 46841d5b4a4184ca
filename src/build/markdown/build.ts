/**
 * Writes the Markdown of pages with a fixed path and without a date, so that no request renders
 * them for it. Runs last, because the pages read the output of other builders.
 */
import { dataFolder } from '#content/build/data-folder.ts'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import '#src/build/worker-modules.ts'
import { ASSETS } from '#src/build/assets-binding.ts'
import { toMarkdown } from '#src/machine/markdown/convert.ts'
import { builtOrigin, documentOf } from '#src/machine/markdown/document.ts'

/** @returns the number of files */
async function writePages(): Promise<number> {
  const { listedPages, markdownPath } = await import('#src/site/head/addresses.ts')
  const { plainPages } = await import('#src/machine/markdown/plain-pages.ts')
  const { pages, places } = await import('#src/pages.ts')

  const site = plainPages(pages, places)

  /** @throws if the answer is not 200 */
  async function htmlAt(address: string): Promise<string> {
    const response = await site.request(
      address,
      {},
      { SITE_ORIGIN: builtOrigin, VERSION: { id: 'build' }, ASSETS },
    )
    if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
    return response.text()
  }

  let count = 0
  for (const { name, path, params } of listedPages(pages)) {
    // Posts and terms are short. The date of a dated page is known at run time only.
    if (Object.keys(params).length > 0 || pages[name].isDated) continue
    for (const language of languages) {
      const page = toMarkdown(await htmlAt(inLanguage(path, language)), builtOrigin)
      write(`${language}${markdownPath(path)}`, documentOf(page, language))
      count += 1
    }
  }
  return count
}

const write = dataFolder('markdown')
console.log(`Markdown: ${await writePages()} texts`)

/**
 * Writes the Markdown of every page that search engines list. Runs last, because the pages read the
 * output of other builders.
 */
import { dataFolder } from '#content/build/data-folder.ts'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import '#src/build/worker-modules.ts'
import { toMarkdown } from './convert.ts'

const { builtOrigin } = await import('#src/machine/markdown.ts')
const { pages } = await import('#src/pages.ts')
const { listedPages, markdownPath } = await import('#src/site/head/addresses.ts')
const { documentOf } = await import('./document.ts')
const { plainPage } = await import('./plain-page.ts')

const write = dataFolder('markdown')
const listed = listedPages(pages)
for (const { path } of listed) {
  for (const language of languages) {
    const page = toMarkdown(await plainPage(inLanguage(path, language)), builtOrigin)
    write(`${language}${markdownPath(path)}`, documentOf(page, language))
  }
}
console.log(`Markdown: ${listed.length * languages.length} texts`)

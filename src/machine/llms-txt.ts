import { defaultLanguage, type Language, languages, locales } from '#content/locales.ts'
import { site } from '#content/site.ts'
import { absolute, listedPages, markdownPath } from '#src/site/head/addresses.ts'
import { translator } from '#src/words/messages.ts'
import { sampleLine } from '#src/words/sample-line.ts'
import type { FileRequest, MachineFile } from './file.ts'

/** https://llmstxt.org */
export const llmsTxt: MachineFile = {
  type: 'text/plain; charset=utf-8',
  write: async (request) => {
    const lists = languages.map(
      async (language) => `## ${locales[language].name}\n\n${await pageList(request, language)}`,
    )
    return [
      `# ${site.name[defaultLanguage]}`,
      `> ${translator(defaultLanguage)('footer.description')}`,
      translator(defaultLanguage)('machine.llms'),
      ...(site.isSample ? [sampleLine(defaultLanguage, 'site')] : []),
      dataList(request),
      ...(await Promise.all(lists)),
    ].join('\n\n')
  },
}

function dataList({ origin }: FileRequest): string {
  const t = translator(defaultLanguage)
  return [
    `## ${t('machine.data')}\n`,
    `- [OpenAPI](${origin}/openapi.json): ${t('machine.openApi')}`,
    `- [Model Context Protocol](${origin}/mcp): ${t('machine.mcp')}`,
  ].join('\n')
}

async function pageList({ origin, env, table }: FileRequest, language: Language): Promise<string> {
  const lines = listedPages(table)
    // The glossary is one file of this list. Its terms one by one would be most of the list.
    .filter(({ name }) => name !== 'term')
    .map(async ({ page, path, params }) => {
      const answer = await page.answer({ language, params, query: {}, env })
      const address = absolute(origin, markdownPath(path), language)
      return answer.status === 200 ? `- [${answer.head.title}](${address}): ${answer.head.description}\n` : ''
    })
  return (await Promise.all(lines)).join('')
}

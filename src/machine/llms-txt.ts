import { defaultLanguage, type Language, languages, locales } from '#content/locales.ts'
import { site } from '#content/site.ts'
import { absolute, listedPages, markdownPath } from '#src/site/head/addresses.ts'
import { translator } from '#src/words/messages.ts'
import type { FileRequest, MachineFile } from './file.ts'

/** What the site is and where each page's Markdown stands: https://llmstxt.org */
export const llmsTxt: MachineFile = {
  type: 'text/plain; charset=utf-8',
  write: (request) =>
    [
      `# ${site.name[defaultLanguage]}`,
      `> ${translator(defaultLanguage)('footer.description')}`,
      translator(defaultLanguage)('machine.llms'),
      ...languages.map((language) => `## ${locales[language].name}\n\n${pageList(request, language)}`),
    ].join('\n\n'),
}

function pageList({ origin, table }: FileRequest, language: Language): string {
  return (
    listedPages(table)
      // The glossary stands in one file; its terms one by one would be the most of this one.
      .filter(({ name }) => name !== 'term')
      .map(({ page, path, params }) => {
        const answer = page.answer({ language, params, query: {} })
        const address = absolute(origin, markdownPath(path), language)
        return answer.status === 200
          ? `- [${answer.head.title}](${address}): ${answer.head.description}\n`
          : ''
      })
      .join('')
  )
}

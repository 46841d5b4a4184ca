/** Draws the cards of the overview, so that no isolate computes ten examples and the script has no words of theirs. */
import { dataFolder } from '#content/build/data-folder.ts'
import { languages } from '#content/locales.ts'
import '#src/build/worker-modules.ts'

const { createElement } = await import('react')
const { renderToStaticMarkup } = await import('react-dom/server')
const { LanguageProvider } = await import('#client/ui/language.tsx')
const { Cards } = await import('./cards.tsx')

const write = dataFolder('design-cards')
for (const language of languages) {
  const cards = createElement(Cards, { language })
  const html = renderToStaticMarkup(createElement(LanguageProvider, { language, children: cards }))
  write(`${language}.html`, html)
  console.log(`cards of the designs: ${html.length} characters`)
}

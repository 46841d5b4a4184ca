/** Draws the cards of the overview, so that no isolate computes ten examples and the script has no words of theirs. */
import { dataFolder } from '#content/build/data-folder.ts'
import { languages } from '#content/locales.ts'
import '#src/build/worker-modules.ts'
import type { Drawn } from '#src/study-design/design-cards.ts'

const { createElement } = await import('react')
const { renderToStaticMarkup } = await import('react-dom/server')
const { LanguageProvider } = await import('#client/ui/language.tsx')
const { Cards } = await import('./cards.tsx')
const { Steps } = await import('./steps.tsx')

const write = dataFolder('design-cards')
for (const language of languages) {
  const draw = (part: typeof Cards | typeof Steps) =>
    renderToStaticMarkup(
      createElement(LanguageProvider, { language, children: createElement(part, { language }) }),
    )
  const drawn: Drawn = { steps: draw(Steps), cards: draw(Cards) }
  write(`${language}.json`, drawn)
}
console.log(`cards of the designs in ${languages.length} languages`)

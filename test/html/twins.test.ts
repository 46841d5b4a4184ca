import { expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { everyAddress } from '#test/support/addresses.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { only, select } from '#test/support/html.ts'

const counted = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'li',
  'dt',
  'dd',
  'figure',
  'blockquote',
  'form',
  'input',
  'select',
  'details',
  'dialog',
  'section',
  'article',
  'table',
]

/** Blocks in one language only, on purpose: by tag how many more the English page has. */
const exceptions: Record<string, Record<string, number>> = {
  // The compliance card is Hebrew only: a heading, a sentence, three badges.
  solutions: { h2: -1, p: -1, li: -3, section: -1 },
  // 14 key features of the EDC system in English, 13 in Hebrew.
  'data-management': { li: 1 },
  // The dialog and its openers are Hebrew only.
  home: { dialog: -1 },
  // A Hebrew brief may also get an English twin.
  brief: { input: -1 },
}

function count(document: Document): Record<string, number> {
  const main = only(document, 'main')
  // Hidden fields hold the language.
  return Object.fromEntries(counted.map((tag) => [tag, select(main, `${tag}:not([type="hidden"])`).length]))
}

/**
 * The words of each language decide where a term is used. The glossary is grouped by each
 * language's letters.
 */
const ownStructure = ['key-concepts', 'biostatistic-glossary', 'term', 'study-design']

for (const { name, path } of everyAddress.filter(({ language }) => language === 'en')) {
  if (ownStructure.includes(name.replace(/\/.*/, ''))) continue
  test(`${path}: every block stands in both languages`, async () => {
    const [en, he] = await Promise.all(
      languages.map(async (language) => count(await documentAt(inLanguage(path, language)))),
    )
    const differences = Object.fromEntries(
      counted
        .map((tag) => [tag, (en?.[tag] ?? 0) - (he?.[tag] ?? 0)])
        .filter(([, difference]) => difference !== 0),
    )
    expect(differences, 'English has more (+) or fewer (-)').toEqual(exceptions[name] ?? {})
  })
}

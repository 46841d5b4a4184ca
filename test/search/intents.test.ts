import { describe, expect, test } from 'vitest'
import type { Entry } from '#client/search/index-file.ts'
import { type Language, languages } from '#content/locales.ts'
import { cardAnchor } from '#content/navigation.ts'
import { inLanguage } from '#content/routes.ts'
import { holdersWith } from '#src/build/search/holds.ts'
import { intents } from '#src/build/search/typed.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { oneIn } from '#test/support/extent.ts'
import { only, textOf } from '#test/support/html.ts'
import { alikeIn, bestAnswer, firstHit, firstHits } from './first-hits.ts'

/** The ranking may be improved with these. For others name their folder: `QUERIES=… npm run test:node -- search/intents` */
const folder = process.env.QUERIES ?? 'test/search/queries'

/** What is typed for a term is another name of it. */
const isTerm = (address: string) => address.startsWith('/key-concepts/')

/** A heading stands for its section, an empty anchor for what follows. */
function partAt(page: Document, hash: string): Element {
  const place = page.getElementById(decodeURIComponent(hash))
  if (!place) throw new Error(`The page has no #${hash}`)
  if (textOf(place) === '') return place.nextElementSibling ?? place
  return (/^H\d$/.test(place.nodeName) && place.closest('section, article, li')) || place
}

/** With spaces between the elements. */
const spaced = (node: Node): string =>
  node.childNodes.length > 0 ? [...node.childNodes].map(spaced).join(' ') : textOf(node)

const holders = new Map<string, (phrase: string) => boolean>()

const holderOf = { en: holdersWith(alikeIn('en')), he: holdersWith(alikeIn('he')) }

/** Whether the page, or its part with the anchor below the heading of the page, has the words of a phrase. */
async function holderAt({ href, title, place }: Entry, language: Language) {
  const [, hash] = href.split('#')
  const page = await documentAt(href.replace(/#.*/, ''))
  const part = hash ? partAt(page, hash) : only(page, 'main')
  const holder = holders.get(href) ?? holderOf[language](`${title} ${place} ${spaced(part)}`)
  holders.set(href, holder)
  return holder
}

describe.each(languages)('%s', (language) => {
  test('of queries by people who did not know the ranking, 92 of 100 find a right address first', () => {
    const hits = firstHits(folder).filter((hit) => hit.language === language)
    const missed = hits.filter(({ isRight }) => !isRight)
    const lines = missed.map(({ query, found, accept }) => `${query} | ${found} | ${accept.join(' ')}`)
    console.log([`${language}: ${hits.length - missed.length} of ${hits.length}`, ...lines].join('\n'))
    expect(hits.length).toBeGreaterThan(0)
    expect(missed.length / hits.length, lines.join('\n')).toBeLessThanOrEqual(0.08)
  })

  test('of the phrases of intents, 995 of 1,000 find the page of their address first', () => {
    const hits = intents[language].flatMap(({ name, phrases }) =>
      oneIn(8, phrases).map((query) => firstHit(language, { query, accept: [name.replace(/#.*/, '')] })),
    )
    const lines = hits.filter(({ isRight }) => !isRight).map(({ query, found }) => `${query} | ${found}`)
    expect(lines.length / hits.length, lines.join('\n')).toBeLessThanOrEqual(0.005)
  })

  test('whatever phrase is typed: what is called the best answer has its words, or words that mean the same', async () => {
    let called = 0
    const faults: string[] = []
    for (const { name, phrases } of intents[language].filter((one) => !isTerm(one.name))) {
      for (const query of phrases) {
        const best = bestAnswer(language, query)
        if (!best || best.kind === 'term') continue
        called += 1
        if (!(await holderAt(best, language))(query)) faults.push(`${name}: ${query} | ${best.href}`)
      }
    }
    console.log(`${language}: ${called} of the phrases have a best answer`)
    expect(called).toBeGreaterThan(500)
    expect(faults, 'Write the word on the page, or in a group of content/search/alike.txt').toEqual([])
  })

  test('each address of an intent is a place on its page', async () => {
    const addresses = new Set(languages.flatMap((one) => intents[one].map(({ name }) => name)))
    expect(addresses.size).toBeGreaterThan(100)
    for (const address of addresses) {
      const [path = '', hash] = address.split('#')
      const page = await documentAt(inLanguage(path, language))
      if (hash) expect(page.getElementById(cardAnchor(hash, language)), address).not.toBeNull()
    }
  })
})

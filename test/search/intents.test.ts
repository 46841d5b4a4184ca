import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { cardAnchor } from '#content/navigation.ts'
import { inLanguage } from '#content/routes.ts'
import { intents } from '#src/build/search/typed.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { oneIn } from '#test/support/extent.ts'
import { firstHit, firstHits } from './first-hits.ts'

/** The ranking may be improved with these. For others name their folder: `QUERIES=… npm run test:node -- search/intents` */
const folder = process.env.QUERIES ?? 'test/search/queries'

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

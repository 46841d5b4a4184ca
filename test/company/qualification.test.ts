import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { servicePages } from '#content/navigation.ts'
import { href, inLanguage } from '#content/routes.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { ask, documentAt } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textOf, textsOf } from '#test/support/html.ts'

describe.each(languages)('the qualification page in %s', (language) => {
  const page = documentAt(href('qualification', language))
  const inText = (text: string) => text.replace(/\s+/g, ' ')

  test('the cells of the matrix are what the cards list, no more and no less', async () => {
    const cells = select(await page, '.matrix tbody tr').flatMap((row) => {
      const standard = textOf(only(row, 'th'))
      return attributesOf(row, 'href', 'a').map((link) => `${standard} | ${link.split(':~:')[0]}`)
    })
    const listed = servicePages.flatMap((name) =>
      serviceCards(name, language).flatMap(({ id, standards = [] }) =>
        standards.map((standard) => `${standard} | ${href(name, language, id)}`),
      ),
    )
    expect(cells.toSorted()).toEqual(listed.toSorted())
  })

  test('a standard has one row: no name is another’s with its publisher or its year', async () => {
    const names = textsOf(await page, '.matrix tbody th')
    const bare = (name: string) => name.replace(/^CDISC /, '').replace(/ \d{4}$/, '')
    expect(names.filter((name) => bare(name) !== name && names.includes(bare(name)))).toEqual([])
    expect(new Set(names.map(bare)).size).toBe(names.length)
  })

  test('a cell’s link marks a sentence of its own card that names the standard', async () => {
    let marked = 0
    for (const row of select(await page, '.matrix tbody tr')) {
      for (const link of attributesOf(row, 'href', 'a')) {
        const [address = '', mark] = link.split(':~:text=')
        const [path = '', id = ''] = address.split('#')
        const card = only(await documentAt(path), `article#${id}`)
        if (mark === undefined) continue
        marked += 1
        expect(decodeURIComponent(mark)).toContain(textOf(only(row, 'th')))
        expect(inText(textOf(card))).toContain(decodeURIComponent(mark))
      }
    }
    expect(marked).toBeGreaterThan(30)
  })

  test('each claim stands elsewhere on the site', async () => {
    for (const id of ['validation', 'continuity']) {
      const section = only(await page, `section[aria-labelledby="${id}"]`)
      const [link = ''] = attributesOf(section, 'href', 'a')
      for (const claim of textsOf(section, 'p'))
        expect(textOf(only(await documentAt(link.split('#')[0] ?? ''), 'main'))).toContain(claim)
    }
    const recipients = textOf(only(await documentAt(href('privacy-policy', language)), '#recipients'))
    for (const word of textsOf(await page, 'section[aria-labelledby="processors"] dt'))
      expect(recipients).toContain(word)
    for (const fact of textsOf(await page, 'section[aria-labelledby="processors"] dd'))
      expect(recipients).toContain(fact.replace(/^[^:]+: /, ''))
  })

  test('the file says the same', async () => {
    const file = (await (await ask(inLanguage('/qualification.json', language))).json()) as {
      version: string
      date: string
      standards: { standard: string; services: { url: string }[] }[]
      processors: { name: string }[]
    }
    const rows = textsOf(await page, '.matrix tbody th')
    expect(file.standards.map(({ standard }) => standard)).toEqual(rows)
    const links = attributesOf(await page, 'href', '.matrix a')
    expect(links).toHaveLength(file.standards.flatMap(({ services }) => services).length)
    expect(file.processors).toHaveLength(2)
    expect(textOf(only(await page, 'h1 ~ p time'))).toContain(file.date.slice(0, 4))
  })
})

import { describe, expect, test } from 'vitest'
import { cardOptions, isCardId, serviceOptions } from '#content/contact/form.ts'
import { languages } from '#content/locales.ts'
import { servicePages } from '#content/navigation.ts'
import { href, inLanguage } from '#content/routes.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textOf } from '#test/support/html.ts'
import { messages } from '#test/support/messages.ts'

const chosenIn = (document: Document) => attributesOf(document, 'value', '#contact option[selected]')
const messageIn = (document: Document) => textOf(only(document, '#contact-message'))

const cards = languages.flatMap((language) =>
  servicePages.flatMap((page) => serviceCards(page, language).map((card) => ({ language, page, card }))),
)

test('each card has its option of the form, and no other has', () => {
  const ids = cards.filter(({ language }) => language === 'en').map(({ card }) => card.id)
  expect(ids.toSorted()).toEqual(Object.keys(cardOptions).toSorted())
})

describe.each(cards)('$language, $card.id', ({ language, page, card }) => {
  const ask = messages[language]['service.ask'].replace('{title}', card.title)

  test('its first link asks about it: the form has its service chosen and begins with its name', async () => {
    const article = only(await documentAt(href(page, language)), `article#${card.id}`)
    const [link] = select(article, 'a')
    expect(link && textOf(link)).toBe(ask)
    const [address = '', hash] = link?.getAttribute('href')?.split('#') ?? []
    expect(hash).toBe('contact')
    const home = await documentAt(address)
    expect(only(home, 'html').getAttribute('lang')).toBe(language)
    expect(chosenIn(home)).toEqual([cardOptions[card.id]])
    const line = messages[language]['contact.message.about'].replace('{title}', card.title)
    expect(messageIn(home)).toBe(`${line}\n`)
  })

  test('so does the first link of its sheet', async () => {
    const sheet = await documentAt(inLanguage(`/${page}?sheet=${card.id}`, language))
    const links = select(only(sheet, 'main'), 'a:not(nav a)')
    expect(links[0] && textOf(links[0])).toBe(ask)
  })
})

describe.each(languages)('an address with a service in %s', (language) => {
  test.each(serviceOptions)('alone (%s): it is chosen, the message is empty', async (service) => {
    const home = await documentAt(inLanguage(`/?service=${service}`, language))
    expect(chosenIn(home)).toEqual([service])
    expect(messageIn(home)).toBe('')
    expect(attributesOf(home, 'href', 'link[rel=canonical]')[0]).toMatch(
      language === 'en' ? /\/$/ : /\/\?lang=he$/,
    )
    expect(attributesOf(home, 'href', 'a[data-language]')[0]).toContain(`service=${service}`)
  })

  test.each(['service=x&about=y', 'service=&about=', 'about=toString', 'about=__proto__'])(
    'that nobody knows (%s): the form as without',
    async (query) => {
      const home = await documentAt(inLanguage(`/?${query}`, language))
      expect(chosenIn(home)).toEqual([''])
      expect(messageIn(home)).toBe('')
      expect(textOf(only(home, 'main'))).not.toContain('toString')
    },
  )
})

test('the name of a card comes from the table alone', () => {
  expect(isCardId('toString')).toBe(false)
})

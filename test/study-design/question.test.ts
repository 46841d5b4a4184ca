import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { documentAt, origin } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textOf } from '#test/support/html.ts'

const asked = '/study-design/time-to-event?goal=superiority&hr=0.65&estimand=oncology'
const words = {
  en: ['overall survival', 'non-small cell lung cancer', 'Back to the estimand'],
  he: ['הישרדות כוללת', 'סרטן ריאה גרורתי', 'חזרה לאסטימנד'],
} as const

const parametersOf = (href: string) => new URL(href, origin).searchParams
const pathOf = (href: string) => href.replace(/#.*/, '')

describe.each(languages)('a design for an example of the estimand builder (%s)', (language) => {
  const builder = inLanguage('/study-design/estimand', language)
  const linksOf = async (address: string) =>
    attributesOf(await documentAt(address), 'href', '[aria-labelledby="designs-title"] a').filter((href) =>
      href.startsWith('/study-design/'),
    )

  test('its page leads to designs that know it, unless something of it was changed', async () => {
    const [example = ''] = attributesOf(
      await documentAt(builder),
      'href',
      '[aria-labelledby="examples-title"] a',
    )
    const links = await linksOf(pathOf(example))
    expect(links.map((href) => parametersOf(href).get('estimand'))).toEqual(['oncology', 'oncology'])
    const changed = parametersOf(example)
    changed.set('population', 'Zq7')
    for (const href of await linksOf(`/study-design/estimand?${changed}`))
      expect(href).not.toContain('estimand')
  })

  test('above the form: what it is for, with a link back; in each paragraph: the question', async () => {
    const page = await documentAt(inLanguage(asked, language))
    const line = only(page, '#design > p:has(a[href*="/study-design/estimand?"])')
    for (const word of words[language]) expect(textOf(line)).toContain(word)
    const [back = ''] = attributesOf(line, 'href', 'a')
    expect(select(await documentAt(pathOf(back)), '#result')).toHaveLength(1)
    for (const one of languages) expect(textOf(only(page, `#methods-${one}`))).toContain(words[one][1])
  })

  test('the form, links to other assumptions, the other language, and the brief keep it', async () => {
    const page = await documentAt(inLanguage(asked, language))
    expect(attributesOf(page, 'value', '#design input[name="estimand"]')).toEqual(['oncology'])
    for (const selector of [
      '#design .onward-link',
      '#design-link',
      'a[data-language]',
      'td a[href*="hr="]',
    ]) {
      const hrefs = attributesOf(page, 'href', selector)
      expect(hrefs.length, selector).toBeGreaterThan(0)
      for (const href of hrefs) expect(parametersOf(href).get('estimand'), selector).toBe('oncology')
    }
    const [add = ''] = attributesOf(page, 'href', 'a[data-brief-add]')
    const brief = await documentAt(pathOf(add))
    expect(textOf(only(brief, 'main'))).toContain(words[language][1])
  })

  test('an unknown one: no line, and nothing keeps it', async () => {
    const page = await documentAt(inLanguage(asked.replace('oncology', 'Zq7'), language))
    expect(select(page, '#design a[href*="/study-design/estimand"]')).toEqual([])
    expect(textOf(only(page, 'main'))).not.toContain(words[language][1])
    expect(attributesOf(only(page, 'main'), 'href', 'a').join()).not.toContain('Zq7')
    expect(select(page, 'input[name="estimand"]')).toEqual([])
  })
})

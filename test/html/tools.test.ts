import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { servicePages } from '#content/navigation.ts'
import { href, inLanguage } from '#content/routes.ts'
import { documentAt, everyPage } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textOf } from '#test/support/html.ts'
import { hasLeft } from '#test/support/left.ts'

const tools = [
  '/study-design',
  '/study-design/estimand',
  '/study-design/monitoring',
  '/study-design/checks',
  '/sample-study',
  '/brief',
  '/key-concepts',
  '/key-concepts/study',
].filter((path) => !hasLeft(path))

describe.each(languages)('the tools in %s', (language) => {
  const targets = tools.map((path) => inLanguage(path, language))

  test('from every page: one press in the footer, two in the menus of large and small screens', async () => {
    const pages = everyPage.filter((page) => page.language === language)
    expect(pages.length).toBeGreaterThan(40)
    for (const { address } of pages) {
      const page = await documentAt(address)
      const hrefs = (selector: string) => attributesOf(only(page, selector), 'href', 'a')
      const missing = (selector: string, wanted: readonly string[]) =>
        wanted.filter((target) => !hrefs(selector).includes(target))
      expect(missing('body > footer', targets), address).toEqual([])
      const inMenu = targets.filter((target) => !target.includes('/key-concepts'))
      if (inMenu.length === 0) continue
      expect(missing('#study-design-menu', inMenu), address).toEqual([])
      expect(missing('#mobile-menu', inMenu), address).toEqual([])
    }
  })

  test('the home page shows three of them after the services, and keeps the anchors of the specification', async () => {
    const page = await documentAt(href('home', language))
    const doors = select(only(page, '[aria-labelledby="tools-title"]'), '.door')
    const expected = ['/sample-study/trace', '/study-design/two-means', '/study-design/estimand']
    expect(doors.flatMap((door) => attributesOf(door, 'href', 'a'))).toEqual(
      expected.filter((path) => !hasLeft(path)).map((path) => inLanguage(path, language)),
    )
    for (const door of doors) {
      expect(textOf(only(door, 'h3')).length).toBeGreaterThan(8)
      expect(textOf(only(door, 'p')).length).toBeGreaterThan(20)
      expect(only(door, 'svg').getAttribute('aria-hidden')).toBe('true')
    }
    expect(
      select(page, 'main > section')
        .map(({ id }) => id)
        .filter(Boolean),
    ).toEqual(['home', 'solutions', 'contact'])
    const order = ['home', 'solutions', 'tools', 'advantages', 'messages', 'insights', 'contact']
    expect(
      select(page, 'main > section').map(
        (section) => section.id || section.getAttribute('aria-labelledby')?.replace('-title', ''),
      ),
    ).toEqual(order.filter((name) => name !== 'tools' || doors.length > 0))
    expect(select(page, 'main a').length).toBeLessThanOrEqual(60)
  })

  test.skipIf(hasLeft('/study-design'))(
    'the size on the home page is the answer of the page behind it',
    async () => {
      const door = only(await documentAt(href('home', language)), '.door:has([href*="two-means"])')
      const answer = textOf(only(await documentAt(inLanguage('/study-design/two-means', language)), 'main'))
      // R: power.t.test(delta = 5, sd = 10, power = 0.8) gives 63.77 in each of two groups.
      expect(textOf(only(door, 'text'))).toBe('128')
      expect(textOf(only(door, 'p'))).toMatch(/^128 .*80%.* 5 .*10.*0\.05/)
      expect(answer).toContain('128')
    },
  )

  test('an auditor finds the qualification on service pages, their sheets, and the page about the company', async () => {
    const target = href('qualification', language)
    const addresses = [
      ...servicePages.map((page) => href(page, language)),
      inLanguage('/clinical-solutions?sheet=medical-writing', language),
      href('about-us', language),
    ]
    for (const address of addresses)
      expect(attributesOf(only(await documentAt(address), 'main'), 'href', 'a'), address).toContain(target)
  })
})

import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { footerColumns, headerPages, toolPages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { only, select, textOf } from '#test/support/html.ts'

const words: Record<Language, Record<string, string>> = { en, he }

/** Fixed by the specification, which names the menu and the heading differently. */
const otherwise: Record<string, readonly Language[]> = {
  'nav.home': ['en', 'he'],
  'nav.about-us': ['en'],
  'nav.blog': ['en'],
  'nav.leadership': ['he'],
  'footer.link.news': ['en', 'he'],
  'footer.link.glossary': ['en', 'he'],
}

const links = [
  ...headerPages.map((page) => ({ page, label: `nav.${page}` })),
  ...toolPages.map((page) => ({ page, label: `tool.${page}` })),
  ...footerColumns.flatMap((column) => column.links.map(({ page, label }) => ({ page, label }))),
]

/** Whether the heading is the name, or begins with it as a phrase. */
const begins = (heading: string, name: string) =>
  heading.startsWith(name) && !/^\p{L}/u.test(heading.slice(name.length))

describe.each(languages)('in %s', (language) => {
  test.each(links)(
    '$label: the page has this name, in its heading or at the end of its path',
    async ({ page, label }) => {
      const document = await documentAt(href(page, language))
      const name = words[language][label] ?? ''
      const path = select(document, 'main nav ol > li').map(textOf)
      const isNamed = begins(textOf(only(document, 'h1')), name) || path.at(-1) === name
      expect(isNamed, `“${name}” and “${textOf(only(document, 'h1'))}”`).toBe(
        !otherwise[label]?.includes(language),
      )
    },
  )
})

test('one page has one name in header, menus and footer', () => {
  for (const language of languages) {
    const names = new Map<string, Set<string>>()
    for (const { page, label } of links) {
      const name = words[language][label] ?? ''
      if (label !== 'footer.link.news') names.set(page, (names.get(page) ?? new Set()).add(name))
    }
    const several = [...names].flatMap(([page, { size }]) => (size > 1 ? [page] : []))
    // In English the section is “Study design”, and its first tool the “Study design workbench”.
    expect(several.filter((page) => language === 'he' || page !== 'study-design')).toEqual([])
  }
})

import { describe, expect, test } from 'vitest'
import { footerColumns } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { attributesOf, only, textOf } from '#test/support/html.ts'
import { hasLeft } from '#test/support/left.ts'

/** Of the specification, and the tools. Other pages may stand between them. */
const paths = [
  '/biostatistics',
  '/clinical-solutions',
  '/data-management',
  '/therapeutic-areas',
  '/about-us',
  '/leadership',
  '/careers',
  '/qualification',
  '/how-we-work',
  '/blog',
  '/blog/scientific-articles',
  '/blog?type=news',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/accessibility',
  '/study-design',
  '/study-design/estimand',
  '/study-design/monitoring',
  '/study-design/checks',
  '/sample-study',
  '/brief',
  '/key-concepts',
  '/key-concepts/study',
].filter((path) => !hasLeft(path))

const hebrew = (path: string) => {
  const [base, query] = path.split('?')
  return query ? `${base}?lang=he&${query}` : `${base}?lang=he`
}

describe.each([
  ['en', '/careers', paths, '2024 Marom Clinical Research', '(opens in a new tab)'],
  ['he', '/careers?lang=he', paths.map(hebrew), '2024 מרום מחקר קליני', '(נפתח בלשונית חדשה)'],
] as const)('the footer (%s)', (language, path, targets, copyright, newTab) => {
  test('links to these pages in order, once each, and keeps the language', async () => {
    const footer = only(await documentAt(path), 'body > footer')
    const links = attributesOf(footer, 'href').filter((href) => href.startsWith('/'))
    expect(links.filter((href) => targets.includes(href))).toEqual(targets)
    expect(links.filter((href) => href.includes('lang=he') !== (language === 'he'))).toEqual([])
  })

  test('links to each page of its columns in content/navigation.ts', async () => {
    const footer = only(await documentAt(path), 'body > footer')
    const pages = footerColumns.flatMap(({ links }) => links.map(({ page }) => page))
    const hrefs = attributesOf(footer, 'href')
    for (const page of pages) expect(hrefs, page).toContain(href(page, language))
  })

  test('tells how to reach us: phone, mail, address, profile in a new tab', async () => {
    const footer = only(await documentAt(path), 'body > footer')
    const hrefs = attributesOf(footer, 'href')
    expect(hrefs).toContain(site.phone.href)
    expect(hrefs).toContain(`mailto:${site.email}`)
    expect(hrefs).toContain(site.profile.href)
    const text = textOf(footer)
    expect(text).toContain(site.phone.display)
    for (const line of site.address[language === 'he' ? 'he' : 'en']) expect(text).toContain(line)
    const profile = only(footer, `a[href="${site.profile.href}"]`)
    expect(profile.getAttribute('target')).toBe('_blank')
    expect(profile.getAttribute('rel')).toBe('noopener')
    expect(textOf(profile)).toContain(newTab)
    expect(text).toContain(copyright)
  })
})

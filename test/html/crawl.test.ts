import { expect, test } from 'vitest'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { everyAddress, sampleTerms } from '#test/support/addresses.ts'
import { answerAt, origin } from '#test/support/built-pages.ts'
import { type Answer, crawl } from '#test/support/crawl.ts'
import { isWhole, oneIn } from '#test/support/extent.ts'

const taken = new Set([...sampleTerms, ...oneIn(16, records).map(({ slug }) => slug)])
const known = new Set(records.map(({ slug }) => slug))

/** In `npm test` the pages of a few terms are read, with their files. */
function isOtherTerm({ pathname }: URL): boolean {
  const [, slug = ''] = /^\/key-concepts\/([^/.]+)/.exec(pathname) ?? []
  return !isWhole && known.has(slug) && !taken.has(slug)
}

for (const language of languages) {
  const start = inLanguage('/', language)

  test(`from ${start} every screen is reached, no link or anchor is dead, the language is kept`, {
    timeout: 120_000,
  }, async () => {
    const { pages, faults } = await crawl(start, language, origin, answerAt, isOtherTerm)
    expect(faults).toEqual([])
    const listed = everyAddress.filter(
      (page) => page.language === language && page.name !== 'message-received',
    )
    expect(
      listed.map(({ path }) => path).filter((path) => !pages.has(path)),
      'never reached: link to it from a menu or a page',
    ).toEqual([])
  })
}

test('a site with a dead link, a lost anchor and a foreign page: each is named once, with page, language and cure', async () => {
  const page = (language: string, body: string): Answer => ({
    status: 200,
    type: 'text/html',
    text: `<html lang="${language}">${body}`,
  })
  const site: Record<string, Answer> = {
    '/?lang=he': page(
      'he',
      '<a href="/gone?lang=he#x">a</a> <a href="/careers?lang=he#lost">b</a> <a href="/">c</a>',
    ),
    '/careers?lang=he': page('he', '<a href="/?lang=he">home</a>'),
    '/': page('en', '<a href="/nowhere">d</a>'),
  }
  const lost: Answer = { status: 404, type: 'text/html', text: '<html lang="en"><a href="/also-gone">a</a>' }
  const { faults } = await crawl(
    '/?lang=he',
    'he',
    'http://a.example',
    async (address) => site[address] ?? lost,
  )
  expect(faults).toEqual([
    '/?lang=he (he) links to /gone?lang=he, which answers 404: mend the link, or make it with href() of content/routes.ts',
    '/?lang=he (he) links to /, which is in another language: make it with href(page, language)',
    '/?lang=he (he) links to /careers?lang=he#lost: no such anchor, give the target its id',
  ])
})

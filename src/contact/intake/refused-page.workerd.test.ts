import { describe, expect, test, vi } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage, isPageName, routes } from '#content/routes.ts'
import { pages } from '#src/pages.ts'
import { attributesOf, documentOf, only, select, textOf } from '#test/support/html.ts'
import { hasLeft } from '#test/support/left.ts'
import { ask, documentAt, everyPage } from '#test/support/site.ts'

const field = 'input[type="hidden"][name="page"]'

let networks = 0

/** Posts the form without script, with a message but without an address. */
async function refused(page: string | null, address: string) {
  const fields = { message: 'What I typed', ...(page === null ? {} : { page }) }
  networks += 1
  const network = { 'cf-connecting-ip': `198.51.100.${networks}` }
  const response = await ask(address, {
    method: 'POST',
    headers: { ...network, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  expect(response.status).toBe(400)
  return documentOf(await response.text())
}

const actionOf = (document: Document) =>
  only(document, 'form[data-draft="contact-draft"]').getAttribute('action') ?? ''

function expectTyped(document: Document, language: Language) {
  expect(only(document, 'html').getAttribute('lang')).toBe(language)
  expect(textOf(only(document, '#contact textarea'))).toBe('What I typed')
  expect(select(document, '[aria-invalid="true"]').length).toBeGreaterThan(0)
}

const heading = (document: Document) => textOf(only(document, 'h1'))

test('a page has the form if and only if it says so', async () => {
  const withForm = new Set<string>()
  for (const { name, address } of everyPage)
    if (select(await documentAt(address), field).length > 0) withForm.add(name)
  const told = Object.entries(pages).flatMap(([name, page]) => (page.hasContactForm ? [name] : []))
  expect([...withForm].sort()).toEqual(told.sort())
  expect(told.length).toBeGreaterThan(1)
})

describe.each(languages)('a form that is refused without script (%s)', (language) => {
  test.each(['/about-us', '/?service=edc-systems'])(
    'on %s: the same page, with what was typed',
    async (address) => {
      const before = await documentAt(inLanguage(address, language))
      const hidden = only(before, field).getAttribute('value')
      const after = await refused(hidden, actionOf(before))
      expect(heading(after)).toBe(heading(before))
      expect(only(after, field).getAttribute('value')).toBe(hidden)
      expectTyped(after, language)
    },
  )

  test.each(
    [
      '/study-design/two-means?difference=7&sd=9',
      '/brief?title=A+%26+B&service=cdisc&service=medical-writing&deliverable=report',
    ].filter((address) => !hasLeft(address)),
  )('on %s: the form without its page, with what was typed and the way back', async (address) => {
    const before = await documentAt(inLanguage(address, language))
    const hidden = only(before, field).getAttribute('value')
    const after = await refused(hidden, actionOf(before))
    expect(select(after, 'main form')).toHaveLength(1)
    expect(only(after, field).getAttribute('value')).toBe(hidden)
    expectTyped(after, language)
    const back = attributesOf(after, 'href', 'main .onward-link')
    expect(back).toEqual([inLanguage(hidden ?? '', language)])
    const state = (document: Document) => attributesOf(document, 'value', 'main form:not([data-draft]) input')
    expect(state(await documentAt(back[0] ?? ''))).toEqual(state(before))
  })

  const alone = Object.entries(pages).filter(([, page]) => page.hasContactForm === 'alone')

  test.each(alone)('%s: the page itself is not computed for it', async (name, page) => {
    const answer = vi.spyOn(page, 'answer')
    const path = isPageName(name) ? routes[name] : ''
    await refused(`${path}?difference=7`, inLanguage('/api/send-email', language))
    expect(answer).not.toHaveBeenCalled()
    answer.mockRestore()
  })

  test.each([null, '/nothing', 'https://elsewhere.example/x', '/careers', 'http://['])(
    'that names %s: the home page, with what was typed',
    async (page) => {
      const home = await documentAt(inLanguage('/', language))
      const after = await refused(page, inLanguage('/api/send-email', language))
      expect(heading(after)).toBe(heading(home))
      expect(textOf(only(after, '#contact textarea'))).toBe('What I typed')
    },
  )
})

import type { Page } from '@playwright/test'
import type { Language } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { storageRows } from '#content/storage.ts'
import { everyAddress, kindAddresses } from '#test/support/addresses.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import { documentOf, select } from '#test/support/html.ts'
import { hasLeft } from '#test/support/left.ts'
import { messages } from '#test/support/messages.ts'
import { stored } from '#test/support/page-checks/storage.ts'

test.use({ takesTurns: true })

declare global {
  interface Window {
    /** What storage held when a page began. */
    foundAtStart: string[]
  }
}

const table = [...new Set(storageRows('en').map(({ kind, key }) => `${kind} ${key}`))].sort()

const panelIn = (language: Language) => ({
  open: messages[language]['accessibility.open'],
  font: messages[language]['accessibility.font'],
  remember: messages[language]['accessibility.remember'],
  other: { en: 'עברית', he: 'English' }[language],
})

/** An init script runs before the page's own scripts. */
async function noteStarts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.foundAtStart = [
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ]
  })
}

async function everStored(page: Page): Promise<string[]> {
  return [...(await page.evaluate(() => window.foundAtStart)), ...(await stored(page))]
}

const fields = 'main :is(input, textarea):not([type="hidden"], [type="checkbox"])'

/** Parsing takes long, so first a look at the text. */
const fieldsIn = (html: string) =>
  /<main\b.*<(?:input|textarea)\b/s.test(html)
    ? select(documentOf(html), fields).map((field) => field.getAttribute('name') ?? '')
    : []

/** Types into every visible field, as one event for each. Runs inside the page. */
function fillIn(selector: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector)) {
    if (!field.checkVisibility({ visibilityProperty: true }) || field.disabled) continue
    field.focus()
    field.select()
    // The only way to type that page scripts cannot tell from a keyboard.
    document.execCommand('insertText', false, 'trial@sponsor.example')
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

for (const { language } of inBothLanguages) {
  const visit = (isWhole ? everyAddress : kindAddresses).filter((address) => address.language === language)

  test(`who types, sets and changes the language: what the cookie policy’s table names, no more (${language})`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    const { open, font, remember, other } = panelIn(language)
    const seen = new Set<string>()
    const look = async () => {
      for (const name of await everStored(page)) seen.add(name)
    }
    await noteStarts(page)
    const typedInto = new Set<string>()
    let filled = 0
    for (const { path } of visit) {
      // A page without fields stores nothing: the loop `pages` checks that.
      const names = fieldsIn(await (await page.request.get(path)).text())
      if (names.every((name) => !isWhole && typedInto.has(name)) || names.length === 0) continue
      for (const name of names) typedInto.add(name)
      filled += 1
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(fillIn, fields)
      await look()
    }
    expect(filled).toBeGreaterThan(5)
    if (!hasLeft('/brief')) {
      await page.goto(inLanguage('/brief?service=ctms', language))
      await hydrated(page)
    }
    await page.goto(inLanguage('/key-concepts/study', language))
    await hydrated(page)
    await page.locator('[data-term]:visible summary').click()
    await page.locator('[data-island="study-deck"] button').first().click()
    await look()
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('button', { name: font }).click()
    // Settings are stored in one place: first for the visit, then on the device.
    await look()
    await page.getByLabel(remember).check()
    await look()
    await page.goto(visit[0]?.path ?? '')
    await hydrated(page)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await page.getByRole('banner').getByRole('link', { name: other }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'he' : 'en')
    await look()
    expect([...seen].sort()).toEqual(table)
  })
}

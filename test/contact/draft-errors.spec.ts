import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { fill, message } from '#test/support/contact-form.ts'
import { messages } from '#test/support/messages.ts'

test.use({ takesTurns: true })

const missing = { en: messages.en['contact.field.required'], he: messages.he['contact.field.required'] }

for (const { language, query } of inBothLanguages) {
  test(`what the server found wrong (${language}) is said in the other language; a success forgets the draft`, async ({
    page,
    expected,
  }) => {
    expected.push(/status of 400/, /Contact form/)
    const other = language === 'en' ? 'he' : 'en'
    await page.goto(`/${query}`)
    await hydrated(page)
    const typed = message(`draft-${language}-${Date.now()}`)
    await fill(page, { ...typed, lastName: '   ' })
    await page.locator('#contact button[type="submit"]').click()
    await expect(page.locator('#contact-lastName-error')).toContainText(missing[language])
    await page.locator('a[data-language]:visible').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await hydrated(page)
    await expect(page.locator('#contact-lastName-error')).toContainText(missing[other])
    await expect(page.locator('#contact-message')).toHaveValue(typed.message)
    await fill(page, { lastName: typed.lastName })
    await page.locator('#contact button[type="submit"]').click()
    await expect(page.locator('#contact .receipt')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('contact-draft'))).toBeNull()
    await page.reload()
    await hydrated(page)
    await expect(page.locator('#contact-message')).toHaveValue('')
  })
}

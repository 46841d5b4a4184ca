import { expect, inBothLanguages, test } from '#test/support/browser.ts'
import { fill, mails, message, words } from '#test/support/contact-form.ts'

test.use({ takesTurns: true })

for (const { language, query } of inBothLanguages) {
  const w = words[language]

  test.describe(`the contact form without script (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test('a fault brings the page back with a summary and what was typed; a success leads to a receipt', async ({
      page,
      expected,
    }) => {
      expected.push(/status of 400/)
      const mark = `noscript-${language}-${Date.now()}`
      await page.goto(`/${query}`)
      const typed = message(mark)
      // The browser accepts a name of blanks; the server does not.
      await fill(page, { ...typed, lastName: '   ' })
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page).toHaveTitle(new RegExp(`^${w.problem}`))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('.error-summary')).toBeVisible()
      await expect(page.locator('#contact-lastName')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#contact [name="message"]')).toHaveValue(typed.message)
      await expect(page.locator('#contact [name="service"]')).toHaveValue(typed.service)
      await fill(page, typed)
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page).toHaveURL(/\/message-received\?/)
      await expect(page.locator('h1')).toHaveText(w.success[0] ?? '')
      const receipt = page.url()
      await page.goto(receipt.replace(/reference=[^&]*/, 'reference=AAAA-BBBB-CCCC'))
      await expect(page.locator('main')).not.toContainText('AAAA-BBBB-CCCC')
      await expect(page.locator('h1')).not.toHaveText(w.success[0] ?? '')
      await expect(page.locator('main a[href*="#contact"]')).toBeVisible()
      await page.goto(receipt)
      await page.reload()
      await expect(page.locator('h1')).toHaveText(w.success[0] ?? '')
      await expect.poll(async () => (await mails(page, mark)).length, { timeout: 15_000 }).toBe(1)
    })
  })
}

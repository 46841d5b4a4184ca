import { expect, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

for (const { language, query } of inBothLanguages)
  test.describe(`on a phone, without script (${language})`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test('one press from the home page to the first answer of the workbench, in sight', async ({ page }) => {
      await page.goto(`/${query}`)
      const door = page.locator('.door', { has: page.locator('[href*="two-means"]') })
      const answer = (await door.locator('text').textContent()) ?? 'none'
      // The text is part of the link.
      await door.locator('p').click({ force: true })
      await page.waitForURL(/\/study-design\/two-means/)
      await expect(page.locator('[data-line]').getByText(answer).first()).toBeInViewport()
    })
  })

import { expect, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

for (const { language, query } of inBothLanguages) {
  test(`an unknown path: its words, a way home, and its path on the console (${language})`, async ({
    page,
    expected,
  }) => {
    expected.push(/404/)
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const response = await page.goto(`/no/such/page${query}`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText(
      language === 'he' ? 'אופס! העמוד לא נמצא' : 'Oops! Page not found',
    )
    await expect.poll(() => messages.some((message) => message.includes('/no/such/page'))).toBe(true)
    await page.locator('main a:not([href*="/search"])').click()
    await expect(page).toHaveURL(language === 'he' ? /\/\?lang=he$/ : /\/$/)
  })
}

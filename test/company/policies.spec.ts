import { expect, hydrated, test } from '#test/support/browser.ts'
import { fill, message, words } from '#test/support/contact-form.ts'
import { messages } from '#test/support/messages.ts'

test.use({ takesTurns: true })

for (const language of ['en', 'he'])
  test(`in the index of a policy, beside its day, the section in sight is marked: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto(`/privacy-policy?lang=${language}#workbench`)
    const index = page.locator('nav[aria-labelledby="contents-title"]')
    await expect(index.locator('[aria-current="location"]')).toHaveAttribute('href', '#workbench')
    await expect(index).toBeInViewport()
    await expect(page.locator('main p:has(> time)').first()).toBeInViewport()
    await page.locator('#logs').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await expect(index.locator('[aria-current="location"]')).toHaveAttribute('href', '#logs')
  })

test('storage is blocked, as the cookie policy allows: the pages work, and a message arrives', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError')
        },
      })
  })
  await page.goto('/key-concepts/study')
  await hydrated(page)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: messages.en['accessibility.open'] }).click()
  await page.getByRole('button', { name: messages.en['accessibility.font'] }).click()
  await page.keyboard.press('Escape')
  await fill(page, message('blocked-storage'))
  await page.getByRole('button', { name: words.en.submit }).click()
  await expect(page.getByText(words.en.success[0] ?? '', { exact: true }).first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'עברית' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
})

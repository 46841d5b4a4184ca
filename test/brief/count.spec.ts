import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const words = { en: 'Brief', he: 'תיאור' }

for (const { language, query } of inBothLanguages) {
  const count = (number: number) => `${words[language]} (${number})`

  test(`the header tells how many entries the brief has, once there are any (${language})`, async ({
    page,
  }) => {
    await page.goto(`/biostatistics${query}`)
    await hydrated(page)
    const inBar = page.locator('.header-items [data-brief-count]')
    const inMenu = page.locator('#mobile-menu [data-brief-count]')
    await expect(inBar).toBeHidden()
    const places = () =>
      page
        .locator('.header-row > a, .header-items > li:not([data-bar="brief"])')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x))
    const before = await places()
    await page.locator('a[data-brief-add]').first().click()
    await expect(inBar).toHaveText(count(1))
    await page.locator('a[data-brief-add]').first().click()
    await expect(inBar).toHaveText(count(2))
    await expect(inBar).toBeVisible()
    expect(await places()).toEqual(before)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(inBar).toBeHidden()
    await page.locator('[popovertarget="mobile-menu"]').click()
    await expect(inMenu).toHaveText(count(2))
    await expect(inMenu).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.goto(`/careers${query}`)
    await hydrated(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: count(2) })
      .click()
    await page.waitForURL(/\/brief\?.*service=/)
    await page.locator('a[data-brief-clear]').first().click()
    await hydrated(page)
    await expect(inBar).toBeHidden()
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no count', async ({ page }) => {
    await page.goto('/brief?service=statistical-consulting')
    for (const link of await page.locator('[data-brief-count]').all()) await expect(link).toBeHidden()
  })
})

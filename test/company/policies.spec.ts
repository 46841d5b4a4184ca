import { expect, test } from '#test/support/browser.ts'

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

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
    const link = page.locator('[data-brief-count]')
    await expect(link).toBeHidden()
    const placesAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      const parts = page.locator('.header-row > :not([data-brief-count])')
      return {
        row: await page.locator('.header-row').boundingBox(),
        parts: await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().x)),
      }
    }
    const widths = [390, 1440]
    const before = new Map<number, Awaited<ReturnType<typeof placesAt>>>()
    for (const width of widths) before.set(width, await placesAt(width))
    await page.locator('a[data-brief-add]').first().click()
    await expect(link).toHaveText(count(1))
    await expect(link).toBeVisible()
    await page.locator('a[data-brief-add]').first().click()
    await expect(link).toHaveText(count(2))
    for (const width of widths) {
      expect(await placesAt(width), `${width} px`).toEqual(before.get(width))
      await expect(link, `${width} px`).toBeVisible()
      const box = await link.boundingBox()
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(24)
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(80)
    }

    await page.goto(`/careers${query}`)
    await hydrated(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: count(2) })
      .click()
    await page.waitForURL(/\/brief\?.*service=/)
    await page.locator('a[data-brief-clear]').first().click()
    await hydrated(page)
    await expect(link).toBeHidden()
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('no count', async ({ page }) => {
    await page.goto('/brief?service=statistical-consulting')
    await expect(page.locator('[data-brief-count]')).toBeHidden()
  })
})

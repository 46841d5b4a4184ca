import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

/** As if the pointer had rested there long enough. Needs `page.clock.install()`. */
async function restOn(page: Page, part: Locator): Promise<void> {
  await part.hover()
  await page.clock.fastForward(800)
}

test('tooltips: shown after 700 ms, dismissed by Escape, at once within 300 ms of another, none over an open menu', async ({
  page,
  stopClock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.clock.install()
  await stopClock()
  const tooltip = page.locator('[role="tooltip"]')
  await page.locator('[popovertarget="mobile-menu"]').hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(150)
  await expect(tooltip).toHaveText('Menu')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await page.locator('.accessibility-button').hover()
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Accessibility options')
  await page.locator('[popovertarget="mobile-menu"]').click()
  await expect(page.locator('#mobile-menu')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(tooltip, 'over the sheet of the open menu').toHaveCount(0)
})

for (const { language, query } of inBothLanguages) {
  test(`both searches and the crosses of dialog and toast have their names shown (${language})`, async ({
    page,
  }) => {
    const tooltip = page.locator('[role="tooltip"]')
    await page.goto(`/key-concepts${query}`)
    await hydrated(page)
    const search = page.locator('button:has(.i-lucide-search)')
    await page.clock.install()
    await restOn(page, search)
    await expect(tooltip).toHaveText((await search.getAttribute('aria-label')) ?? '')
    const ofSite = page.locator('[data-search]')
    await restOn(page, ofSite)
    await expect(tooltip).toHaveText(`${await ofSite.textContent()} (/)`)

    await page.goto(`/careers${query}`)
    await hydrated(page)
    for (const field of await page.locator('main form [required]').all())
      await field.fill('noa@sponsor.example')
    await page.locator('main form button[type=submit]').click()
    const close = page.locator('[data-island="toasts"] li button')
    await restOn(page, close)
    await expect(tooltip).toHaveText((await close.getAttribute('aria-label')) ?? '')
    const box = await tooltip.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0), 'whole in the window').toBeLessThanOrEqual(1440)
  })
}

test('the cross of the insight dialog: its name is shown', async ({ page }) => {
  await page.goto('/?lang=he')
  await hydrated(page)
  await page.locator('[data-island="insight-opener"] button').first().click()
  const close = page.locator('[data-island="insight-dialog"] dialog button')
  await expect(close).toBeVisible()
  await expect(page.locator('[role="tooltip"]')).toHaveCount(0)
  await page.clock.install()
  await restOn(page, close)
  await expect(page.locator('[role="tooltip"]')).toHaveText((await close.getAttribute('aria-label')) ?? '')
})

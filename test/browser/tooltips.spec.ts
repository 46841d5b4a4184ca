import { expect, hydrated, test } from '#test/support/browser.ts'

test('tooltips: shown after 700 ms, dismissed by Escape, at once within 300 ms of another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
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
})

test('the menu is open: its sheet covers no tooltip', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await hydrated(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.locator('[popovertarget="mobile-menu"]').click()
  await expect(page.locator('#mobile-menu')).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.locator('[role="tooltip"]')).toHaveCount(0)
})

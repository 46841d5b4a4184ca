import { expect, hydrated, test } from '#test/support/browser.ts'
import { settled } from '#test/support/strangers.ts'

const opener = '[data-island="insight-opener"] button'

test('on a phone: the dialog has its image; two failures are repeated, an answer is kept', async ({
  page,
  expected,
}) => {
  expected.push(/Failed to load resource/)
  let asked = 0
  await page.route('**/api/insights/**', async (route) => {
    asked += 1
    if (asked === 1) await route.fulfill({ status: 503, body: '' })
    else if (asked === 2) await route.abort()
    else await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?lang=he')
  await hydrated(page)
  const dialog = page.locator('[data-island="insight-dialog"] dialog')
  await expect(dialog).toHaveAttribute('aria-label', /[א-ת]/)
  // The dialog waits for 1 s, then for 2.
  await page.clock.install()
  await page.locator(opener).first().click()
  await expect(page.locator(opener).first()).toHaveAttribute('aria-busy', 'true')
  const next = () => page.clock.runFor(500).then(() => asked)
  await expect.poll(next, { intervals: [20] }).toBe(3)
  await page.clock.resume()
  await expect(dialog).toBeVisible()
  expect(asked).toBe(3)
  const image = await dialog.locator('img').boundingBox()
  expect(image?.width).toBeGreaterThan(200)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator(opener).first()).not.toHaveAttribute('aria-busy')
  await page.locator(opener).first().click()
  await expect(dialog).toBeVisible()
  expect(asked, 'not asked again').toBe(3)
  await expect(dialog).toHaveAccessibleName((await dialog.locator('h2').textContent()) ?? '')
})

test('the file of the dialog is lost, on a page that a translator reads: the post opens, in its language', async ({
  page,
  expected,
}) => {
  expected.push(/404 \(Not Found\)/, /Failed to fetch dynamically imported module/)
  await page.route('**/build/insight-dialog-*.js', (route) => route.fulfill({ status: 404 }))
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.lang = 'pl'
    }),
  )
  await page.goto('/?lang=he')
  await settled(page)
  await expect(page.locator('[data-island="insight-dialog"]')).toHaveAttribute('data-lost')
  await page.locator(opener).first().click()
  await expect(page).toHaveURL(/\/blog\/[\w-]+\?lang=he$/)
})

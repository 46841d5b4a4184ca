import { expect, hydrated, test } from '#test/support/browser.ts'
import { fill, message, words } from '#test/support/contact-form.ts'

test.describe('toasts', () => {
  test.beforeEach(async ({ page, stopClock, expected }) => {
    expected.push(/Failed to load resource/, /Contact form:/)
    await page.goto('/')
    await hydrated(page)
    await page.clock.install()
    await stopClock()
    await page.route('**/api/send-email', (route) =>
      route.fulfill({ status: 500, body: '{}', contentType: 'application/json' }),
    )
    await fill(page, message('toast'))
    await page.getByRole('button', { name: words.en.submit }).click()
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1)
    await page.mouse.move(5, 5)
  })

  test('leave after 5000 ms; Alt+T focuses the region, which pauses them; a button dismisses, and so does a swipe of 50 px', async ({
    page,
  }) => {
    const region = page.getByRole('region', { name: 'Notifications' })
    const toast = region.getByRole('listitem')
    await page.clock.runFor(4800)
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(400)
    await expect(toast).toHaveCount(0)
    await page.getByRole('button', { name: words.en.submit }).click()
    await expect(toast).toHaveCount(1)
    const box = await toast.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1300)
    const button = await page.locator('.accessibility-button').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await page.keyboard.press('Alt+t')
    await expect(region).toBeFocused()
    await page.clock.runFor(8000)
    await expect(toast).toHaveCount(1)
    await page.getByRole('button', { name: words.en.dismiss }).click()
    await expect(toast).toHaveCount(0)

    await page.getByRole('button', { name: words.en.submit }).click()
    await expect(toast).toHaveCount(1)
    const swiped = await toast.boundingBox()
    const x = (swiped?.x ?? 0) + 120
    const y = (swiped?.y ?? 0) + 20
    for (const [distance, left] of [
      [30, 1],
      [60, 0],
    ] as const) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + distance, y, { steps: 4 })
      await page.mouse.up()
      await expect(toast, `a swipe of ${distance} px`).toHaveCount(left)
    }
  })
})

import { expect, hydrated, test } from '#test/support/browser.ts'

const refusals = { globalPrivacyControl: true, doNotTrack: '1' }

for (const [signal, value] of Object.entries(refusals)) {
  test(`${signal}: adding opens the brief with it in the address; the tab keeps no brief, also no older one`, async ({
    page,
  }) => {
    const kept = () => page.evaluate(() => sessionStorage.getItem('brief'))
    await page.addInitScript(
      ([name, refusal]) => Object.defineProperty(navigator, name, { value: refusal }),
      [signal, value] as const,
    )
    await page.goto('/biostatistics')
    await hydrated(page)
    await page.evaluate(() => sessionStorage.setItem('brief', '"subject=older"'))
    await page.reload()
    await hydrated(page)
    expect(await kept()).toBeNull()

    await page.locator('a[data-brief-add]').first().click()
    await expect(page).toHaveURL(/\/brief\?service=/)
    await hydrated(page)
    await page.locator('input[name="subject"]').fill('ABC-101')
    await page.locator('form[action*="/brief"] button[type="submit"]').click()
    await expect(page.locator('#result')).toContainText('ABC-101')
    await hydrated(page)
    expect(await kept()).toBeNull()

    await page.goto('/brief')
    await hydrated(page)
    await expect(page.locator('#result')).toHaveCount(0)
  })
}

import { typedKeys } from '#content/storage.ts'
import { expect, hydrated, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

const refusals = { globalPrivacyControl: true, doNotTrack: '1' }

for (const [signal, value] of Object.entries(refusals)) {
  test(`${signal}: adding opens the brief with it in the address; the tab keeps nothing typed, also nothing older`, async ({
    page,
  }) => {
    const kept = () =>
      page.evaluate((keys) => keys.filter((key) => sessionStorage.getItem(key) !== null), typedKeys)
    await page.addInitScript(
      ([name, refusal]) => Object.defineProperty(navigator, name, { value: refusal }),
      [signal, value] as const,
    )
    await page.goto('/biostatistics')
    await hydrated(page)
    await page.evaluate((keys) => {
      for (const key of keys) sessionStorage.setItem(key, '"subject=older"')
    }, typedKeys)
    expect(await kept()).toEqual(typedKeys)
    await page.reload()
    await hydrated(page)
    expect(await kept()).toEqual([])

    // One function reads both signals: a short run goes on with one.
    if (signal === 'doNotTrack' && !isWhole) return
    await page.locator('a[data-brief-add]').first().click()
    await expect(page).toHaveURL(/\/brief\?service=/)
    await hydrated(page)
    await page.locator('input[name="subject"]').fill('ABC-101')
    expect(await kept(), 'no draft').toEqual([])
    await page.locator('form[action*="/brief"] button[type="submit"]').click()
    await expect(page.locator('#result')).toContainText('ABC-101')
    await hydrated(page)
    expect(await kept()).toEqual([])

    await page.goto('/brief')
    await hydrated(page)
    await expect(page.locator('#result')).toHaveCount(0)
  })
}

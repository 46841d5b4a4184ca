import { addresses } from '#test/support/addresses.ts'
import { expect, loop } from '#test/support/browser.ts'
import { clipped, layOutAll, overflowing } from '#test/support/page-checks/boxes.ts'
import { scriptless } from '#test/support/page-checks/without-script.ts'

loop.use({ hasScript: false })

for (const { name, language, path } of addresses) {
  loop(`${name} (${language}) ${path}: whole with script off`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.locator('h1')).toBeVisible()
    await page.evaluate(layOutAll)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const check of [scriptless, overflowing, clipped])
        expect.soft(await page.evaluate(check), `${check.name}, ${width} px`).toEqual([])
    }
  })
}

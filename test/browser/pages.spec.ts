import { addresses } from '#test/support/addresses.ts'
import { expect, hydrated, loop } from '#test/support/browser.ts'
import { clipped, layOutAll, overflowing, smallTargets } from '#test/support/page-checks/boxes.ts'
import { mismatched } from '#test/support/page-checks/hydration.ts'
import { moving } from '#test/support/page-checks/motion.ts'
import { misordered } from '#test/support/page-checks/order.ts'
import { headingFaults, repeatedIds } from '#test/support/page-checks/structure.ts'

/** Phones, where each layout is tightest, and a wide window. */
const widths = [320, 390, 640, 768, 1023, 1024, 1280, 1440]

for (const { name, language, path } of addresses) {
  loop(`${name} (${language}) ${path}: well built, at every width, in its own order`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await page.evaluate(layOutAll)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const check of [headingFaults, repeatedIds, mismatched, moving])
      expect.soft(await page.evaluate(check), check.name).toEqual([])
    if (language === 'he') expect.soft(await page.evaluate(misordered), misordered.name).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await page.evaluate(overflowing), `${width} px`).toEqual([])
      expect.soft(await page.evaluate(clipped), `${width} px`).toEqual([])
      if (width === 390 || width === 1440)
        expect.soft(await page.evaluate(smallTargets), `${width} px`).toEqual([])
    }
    // 200 % zoom of a 1280 px window.
    await page.setViewportSize({ width: 640, height: 450 })
    expect.soft(await page.evaluate(overflowing), '200 % zoom').toEqual([])
    expect.soft(await page.evaluate(clipped), '200 % zoom').toEqual([])
  })
}

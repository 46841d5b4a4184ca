import { everyAddress, kindAddresses } from '#test/support/addresses.ts'
import { atRest, expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

test.use({ takesTurns: true })

for (const { language } of inBothLanguages) {
  test(`every dialog, ${language}: the page behind it neither scrolls nor moves, until it closes`, async ({
    page,
    baseURL,
  }) => {
    const tried: string[] = []
    for (const { path } of (isWhole ? everyAddress : kindAddresses).filter(
      (address) => address.language === language,
    )) {
      const html = await (await fetch(baseURL + path)).text()
      if (!html.includes('<dialog')) continue
      tried.push(path)
      await page.goto(path)
      await hydrated(page)
      await page.locator('main button[aria-haspopup="dialog"]').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog, `${path}: a button of this page opens its dialog`).toBeVisible()
      await atRest(page)
      const place = () => page.evaluate(() => [scrollY, document.body.clientWidth])
      const [before = 0, width] = await place()
      await page.mouse.move(20, 450)
      await page.mouse.wheel(0, before > 0 ? -300 : 300)
      await atRest(page)
      expect(await place(), path).toEqual([before, width])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(await place(), path).toEqual([before, width])
      await page.mouse.wheel(0, before > 0 ? -300 : 300)
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before)
    }
    expect(tried).not.toEqual([])
  })
}

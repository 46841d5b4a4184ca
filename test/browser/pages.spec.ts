import { addresses } from '#test/support/addresses.ts'
import { expect, hydrated, test } from '#test/support/browser.ts'
import {
  clipped,
  headingFaults,
  misordered,
  overflowing,
  repeatedIds,
  smallTargets,
} from '#test/support/page-checks.ts'

const widths = [320, 390, 768, 1024, 1440]

for (const { name, language, path } of addresses) {
  test(`${name} (${language}) ${path}: well built, at every width, in its own order`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const violations: string[] = []
    await page.exposeFunction('reportViolation', (line: string) => violations.push(line))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report = (globalThis as unknown as { reportViolation: (line: string) => void }).reportViolation
        report(`${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    // Half of the pages come with every setting stored: hydration must agree with both.
    if (language === 'he') {
      await page.addInitScript(() =>
        sessionStorage.setItem('display', '{"font":115,"contrast":"dark","underline":true}'),
      )
    }
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.evaluate(headingFaults)).toEqual([])
    expect(await page.evaluate(repeatedIds)).toEqual([])
    if (language === 'he') expect(await page.evaluate(misordered)).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(overflowing), `${width} px`).toEqual([])
      expect(await page.evaluate(clipped), `${width} px`).toEqual([])
      if (width === 390) expect(await page.evaluate(smallTargets)).toEqual([])
    }
    // 200 % zoom of a 1280 px window, and the largest text of the panel on a small phone.
    await page.setViewportSize({ width: 640, height: 450 })
    expect(await page.evaluate(overflowing), '200 % zoom').toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    await page.evaluate(() => {
      document.documentElement.dataset.font = '130'
    })
    expect(await page.evaluate(overflowing), '130 % text at 320 px').toEqual([])
    expect(violations, 'no violation of the content security policy').toEqual([])
  })
}

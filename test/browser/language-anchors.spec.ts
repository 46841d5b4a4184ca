import { atRest, expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isTaken, oneIn } from '#test/support/extent.ts'

test.use({ takesTurns: true })

const anchors = ['/data-management ctms', '/about-us leadership-team', '/biostatistics training']

for (const { language, query } of inBothLanguages) {
  for (const width of [390, 1440].filter((one) => isTaken(language, one))) {
    test(`at an anchor (${language}, ${width} px) the other language opens at the same place, within 8 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const anchor of oneIn(2, anchors)) {
        const [path, id] = anchor.split(' ')
        const top = () =>
          page.locator(`#${id}`).evaluate((target) => Math.abs(target.getBoundingClientRect().top - 100))
        await page.goto(`${path}${query}#${id}`)
        await hydrated(page)
        await expect.poll(top, anchor).toBeLessThanOrEqual(2)
        await page.locator('a[data-language]:visible').first().click()
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'he' : 'en')
        await hydrated(page)
        await atRest(page)
        expect(await top(), anchor).toBeLessThanOrEqual(8)
      }
    })
  }
}

import { expect, inBothLanguages, test } from '#test/support/browser.ts'
import { hasLeft } from '#test/support/left.ts'

const bar = 'aside.sample-bar'

/** Each screen with the number of lines that the bar may take on it. */
const screens = [
  { width: 1440, height: 900, lines: 1 },
  { width: 390, height: 844, lines: 2 },
]

const printed = [
  '/privacy-policy',
  '/study-design/two-means',
  '/clinical-solutions?sheet=medical-writing',
].filter((path) => !hasLeft(path))

for (const { language, query } of inBothLanguages) {
  for (const { width, height, lines } of screens)
    test(`on ${width} px (${language}) the bar of a sample site takes ${lines} at most, leaves heading and first button in the first screen, and scrolls away`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`/${query}`)
      const text = page.locator(`${bar} p`)
      const taken = await text.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size
      })
      expect(taken).toBeLessThanOrEqual(lines)
      const header = await page.locator('.site-header').boundingBox()
      const box = await page.locator(bar).boundingBox()
      expect(box?.y).toBe(header?.height)
      for (const shown of [page.locator('h1'), page.locator('#home a.btn-primary')]) {
        const place = await shown.boundingBox()
        expect((place?.y ?? height) + (place?.height ?? 0)).toBeLessThan(height)
      }
      await page.mouse.wheel(0, 600)
      await expect(page.locator(bar)).not.toBeInViewport()
    })

  for (const path of printed)
    test(`${path} on paper (${language}) shows the bar once`, async ({ page }) => {
      await page.goto(`${path}${query && (path.includes('?') ? '&lang=he' : query)}`)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator(bar)).toHaveCount(1)
      await expect(page.locator(`${bar} p`)).toBeVisible()
      const [top, main] = [await page.locator(bar).boundingBox(), await page.locator('main').boundingBox()]
      expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0)
    })
}

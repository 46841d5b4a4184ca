import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isTaken } from '#test/support/extent.ts'

test.use({ takesTurns: true })

declare global {
  interface Window {
    /** The scroll position in each frame in which it had changed. */
    places: number[]
  }
}

async function notePlaces(page: Page) {
  await page.addInitScript(() => {
    window.places = []
    const note = () => {
      if (window.places.at(-1) !== scrollY) window.places.push(scrollY)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const { language, query } of inBothLanguages) {
  for (const viewport of screens.filter(({ width }) => isTaken(language, width))) {
    test.describe(`${language}, ${viewport.width} px`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } })

      test('an anchor from outside: the page jumps there; on the page it scrolls', async ({ page }) => {
        await notePlaces(page)
        await page.goto(`/biostatistics${query}#training`)
        await hydrated(page)
        const top = () =>
          page.locator('#training').evaluate((card) => Math.round(card.getBoundingClientRect().top))
        await expect.poll(top).toBeGreaterThanOrEqual(98)
        await expect.poll(top).toBeLessThanOrEqual(102)
        const passed = await page.evaluate(() => window.places.filter((place) => place > 0))
        expect(passed.length, String(passed)).toBeLessThanOrEqual(4)
        await page.evaluate(() => {
          scrollTo({ top: 0, behavior: 'instant' })
          window.places = []
        })
        await page.locator('main nav a[href$="#pk-pd"]').click()
        await expect.poll(() => page.evaluate(() => window.places.length)).toBeGreaterThan(6)
      })
    })
  }
}

import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { addresses } from '#test/support/addresses.ts'
import { expect, hydrated, test } from '#test/support/browser.ts'

test('the stylesheet: at most 14 KB as it is sent', () => {
  const { style }: { style: string } = JSON.parse(readFileSync('public/build/manifest.json', 'utf8'))
  expect(brotliCompressSync(style).length).toBeLessThanOrEqual(14 * 1024)
})

/** How far things have moved since the page began, as CLS counts it. */
function layoutShift(): number {
  return (globalThis as unknown as { shift: number }).shift
}

for (const width of [390, 1440]) {
  for (const { name, language, path } of addresses) {
    // Narrow screens move most; on wide ones one page of each kind is enough.
    if (width === 1440 && !['home', 'biostatistics', 'about-us'].includes(name)) continue
    test(`${path} (${language}) at ${width} px: nothing moves when fonts and islands arrive`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 250))
        await route.continue()
      })
      await page.addInitScript(() => {
        const state = globalThis as unknown as { shift: number }
        state.shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            state.shift += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
      )
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.02)
    })
  }
}

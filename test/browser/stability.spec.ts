import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { addresses } from '#test/support/addresses.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test('the stylesheet: at most 14 KB as it is sent', () => {
  const { style }: { style: string } = JSON.parse(readFileSync('public/build/manifest.json', 'utf8'))
  expect(brotliCompressSync(style).length).toBeLessThanOrEqual(14 * 1024)
})

for (const { language, query } of inBothLanguages) {
  test(`the fallback (${language}): within 3 % of the width of Assistant, in each weight`, async ({
    page,
  }) => {
    await page.goto(`/about-us${query}`)
    const { fonts }: { fonts: Record<string, string> } = JSON.parse(
      readFileSync('public/build/manifest.json', 'utf8'),
    )
    expect(await page.evaluate(widthRatios, { language, urls: Object.values(fonts) })).toEqual([])
  })
}

/** Weights in which the page's text is wider or narrower in the fallback than in Assistant. */
async function widthRatios({ language, urls }: { language: string; urls: string[] }): Promise<string[]> {
  const text = (document.querySelector('main')?.textContent ?? '').replaceAll(
    language === 'he' ? /[A-Za-z]/g : /[^ -~]/g,
    '',
  )
  const context = document.createElement('canvas').getContext('2d')
  const width = (weight: number, family: string) => {
    if (!context) return 0
    context.font = `${weight} 50px ${family}`
    return (text.match(/.{1,200}/gs) ?? []).reduce((sum, part) => sum + context.measureText(part).width, 0)
  }
  const fallbacks = 'Assistant-fallback, Assistant-fallback-2, Assistant-fallback-3'
  const faults: string[] = []
  // The page's own faces may have come too late to be used in it.
  for (const url of urls)
    document.fonts.add(new FontFace(`Whole${urls.indexOf(url)}`, `url(${url})`, { weight: '200 800' }))
  const whole = urls.map((_, index) => `Whole${index}`).join(', ')
  // A face whose local font is missing fails, and the next one stands in; of a family the others still load.
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  for (const weight of [400, 600, 700]) {
    const ratio = width(weight, fallbacks) / width(weight, whole)
    if (Math.abs(ratio - 1) > 0.03) faults.push(`${weight}: ${ratio.toFixed(3)}`)
  }
  return faults
}

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
      // A first visit, its fonts later than any browser waits for them.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600))
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

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addresses, firstOfKinds } from '#test/support/addresses.ts'
import { expect, hydrated, inBothLanguages, loop, test } from '#test/support/browser.ts'
import { isWhole, oneIn } from '#test/support/extent.ts'
import { fontsDrawn, layoutShift } from '#test/support/page-checks/stability.ts'

for (const { language, query } of inBothLanguages) {
  test(`the fallback (${language}): within 3 % of the width of Assistant, in each weight`, async ({
    page,
  }) => {
    await page.goto(`/about-us${query}`)
    const { fonts }: { fonts: Record<string, string> } = JSON.parse(
      readFileSync('.build/manifest.json', 'utf8'),
    )
    expect(await page.evaluate(widthRatios, { language, urls: Object.values(fonts) })).toEqual([])
  })
}

/** Weights in which the fallback font makes the page's text wider or narrower than Assistant. */
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
  // The page's own font faces may have come too late.
  for (const url of urls)
    document.fonts.add(new FontFace(`Whole${urls.indexOf(url)}`, `url(${url})`, { weight: '200 800' }))
  const whole = urls.map((_, index) => `Whole${index}`).join(', ')
  // A face without a local font fails to load; the next fallback replaces it.
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  for (const weight of [400, 600, 700]) {
    const ratio = width(weight, fallbacks) / width(weight, whole)
    if (Math.abs(ratio - 1) > 0.03) faults.push(`${weight}: ${ratio.toFixed(3)}`)
  }
  return faults
}

/** Returns the layout shift after fonts and islands arrived. */
async function shiftOf(page: Page, path: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 844 })
  await page.goto(path)
  await hydrated(page)
  await page.evaluate(fontsDrawn)
  return page.evaluate(layoutShift)
}

// Late fonts show the fallback. A test machine may have no Hebrew Arial, so the loop `pages` checks
// Hebrew with a cached font.
const english = addresses.filter(({ language }) => language === 'en')

// The loop `pages` checks each kind without a late font.
const tried = isWhole
  ? english
  : oneIn(
      2,
      english.filter((address) => firstOfKinds.includes(address)),
    )

for (const { name, path } of tried) {
  loop(`${name} ${path}: nothing moves when fonts and islands arrive`, async ({ page }) => {
    let late = 0
    await page.route('**/*.woff2', async (route) => {
      late += 1
      await new Promise((resolve) => setTimeout(resolve, 250))
      await route.continue()
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    // Narrow screens move most. A few pages are tried wide too.
    const wide = isWhole ? ['home', 'biostatistics', 'about-us'] : ['home']
    const widths = wide.includes(name) ? [390, 1440] : [390]
    for (const width of widths)
      expect.soft(await shiftOf(page, path, width), `${width} px`).toBeLessThan(0.02)
    expect(late, 'the font is late').toBeGreaterThan(0)
  })
}

/** In px: how far the footer rises while only its beginning has arrived. */
function riseOfFooter(): number {
  const footer = document.querySelector('footer')
  if (!footer) return Number.NaN
  const whole = footer.getBoundingClientRect().top
  footer.replaceChildren()
  return footer.getBoundingClientRect().top - whole
}

test('the footer of a short page: it does not rise while it arrives', async ({ page }) => {
  for (const [width, path] of [
    [390, '/search?lang=he'],
    [1440, '/search'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    expect(await page.evaluate(riseOfFooter), `${path}, ${width} px`).toBe(0)
  }
})

import { languages } from '#content/locales.ts'
import { addresses, placeOf } from '#test/support/addresses.ts'
import { expect, hydrated, loop } from '#test/support/browser.ts'
import { clipped, layOutAll, overflowing } from '#test/support/page-checks/boxes.ts'
import { mismatched } from '#test/support/page-checks/hydration.ts'

/**
 * Two sets of stored settings that hold every value once, one for each language of a page. They
 * turn from page to page, so that the site meets every pair of values in both languages. The first
 * is kept by the tab, the second by the device.
 */
function settingsOf(turn: number) {
  const [one, two] = turn % 2 === 0 ? ['high', 'dark'] : ['dark', 'high']
  const isFirstUnderlined = turn % 4 < 2
  return [
    { storage: 'sessionStorage', settings: { font: 115, contrast: one, underline: isFirstUnderlined } },
    { storage: 'localStorage', settings: { font: 130, contrast: two, underline: !isFirstUnderlined } },
  ] as const
}

for (const address of addresses) {
  const { name, language, path } = address
  const place = placeOf(address)
  const isSecond = (languages.indexOf(language) + Math.floor(place / 4)) % 2 === 1

  loop(
    `${name} (${language}) ${path}: comes to life in silence with stored settings`,
    async ({ page, baseURL }) => {
      const { storage, settings } = settingsOf(place)[isSecond ? 1 : 0]
      const state = JSON.stringify(settings)
      // Storage is the origin's: any page of it will do.
      if (!page.url().startsWith(baseURL ?? '')) await page.goto('/robots.txt')
      await page.evaluate(
        ([place, value]) => {
          sessionStorage.clear()
          localStorage.clear()
          window[place].setItem('display', value)
        },
        [storage, state] as const,
      )
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(layOutAll)
      const root = page.locator('html')
      await expect.soft(root, state).toHaveAttribute('data-font', String(settings.font))
      await expect.soft(root, state).toHaveAttribute('data-contrast', settings.contrast ?? '')
      expect.soft(await root.getAttribute('data-underline'), state).toBe(settings.underline ? 'true' : null)
      expect.soft(await page.evaluate(mismatched), state).toEqual([])
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await page.evaluate(overflowing), `${state}, ${width} px`).toEqual([])
        expect.soft(await page.evaluate(clipped), `${state}, ${width} px`).toEqual([])
      }
    },
  )
}

import type { Page } from '@playwright/test'
import {
  type Address,
  addresses,
  everyAddress,
  placeOf,
  stateAddresses,
  turnOf,
} from '#test/support/addresses.ts'
import { colourRules, violations } from '#test/support/axe.ts'
import { expect, hydrated, loop, setTheme } from '#test/support/browser.ts'
import {
  clipped,
  layOutAll,
  overflowing,
  smallTargets,
  underCorner,
} from '#test/support/page-checks/boxes.ts'
import { drawnMarks, ringless, unseenStates, vanished } from '#test/support/page-checks/forced-colours.ts'
import { mismatched } from '#test/support/page-checks/hydration.ts'
import { walkByKeyboard } from '#test/support/page-checks/keyboard.ts'
import { moving } from '#test/support/page-checks/motion.ts'
import { misordered } from '#test/support/page-checks/order.ts'
import { expectRings } from '#test/support/page-checks/rings.ts'
import { fontsDrawn, layoutShift } from '#test/support/page-checks/stability.ts'
import { stored } from '#test/support/page-checks/storage.ts'
import { headingFaults, repeatedIds } from '#test/support/page-checks/structure.ts'

/** Phones, where each layout is tightest, and a wide window. */
const widths = [320, 390, 640, 768, 1023, 1024, 1280, 1440]

type Width = 1440 | 390

/** Pages are alike in both languages: the rings of each are looked at in one, at its width. */
const hasRings = (address: Address) =>
  (address.language === 'en') === (Math.floor(placeOf(address) / 2) % 2 === 0)

/** Axe finds nothing: wide in the normal and the dark theme, narrow in the one of high contrast. */
async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 800 })
  expect.soft(await violations(page), 'axe, 1440 px').toEqual([])
  await setTheme(page, 'dark')
  expect.soft(await violations(page, { only: colourRules }), 'axe, 1440 px, theme dark').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await setTheme(page, 'high')
  expect.soft(await violations(page), 'axe, 390 px, theme high').toEqual([])
  await setTheme(page, null)
}

/** What is drawn is still drawn in a theme and in forced colours; states and rings are seen. */
async function expectNothingVanishes(page: Page, width: Width): Promise<void> {
  const marks = await page.evaluate(drawnMarks, false)
  if (width === 1440) {
    for (const theme of ['high', 'dark'] as const) {
      await setTheme(page, theme)
      expect.soft(vanished(marks, await page.evaluate(drawnMarks, true)), `theme ${theme}`).toEqual([])
    }
    await setTheme(page, null)
  }
  for (const colorScheme of width === 1440 ? (['light', 'dark'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const state = `forced colours, ${width} px, ${colorScheme} palette`
    expect.soft(vanished(marks, await page.evaluate(drawnMarks, true)), state).toEqual([])
    expect.soft(await page.evaluate(unseenStates), state).toEqual([])
  }
  if (width === 1440)
    expect.soft(await violations(page, { only: ['color-contrast'] }), 'axe, forced colours').toEqual([])
  await page.keyboard.press('Tab')
  expect.soft(await page.evaluate(ringless), 'forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}

async function expectFitting(page: Page, name: string): Promise<void> {
  for (const check of [overflowing, clipped])
    expect.soft(await page.evaluate(check), `${check.name}, ${name}`).toEqual([])
}

/** Whether this worker's page has fetched the Hebrew font, as a visitor's first page has. */
let isHebrewFontKnown = false

// One visit for all rules that can share it: to open a page costs more than most of them.
for (const address of [...everyAddress, ...stateAddresses]) {
  const { name, language, path } = address
  const isTelling = addresses.includes(address)
  const width: Width = turnOf(address) === 0 ? 1440 : 390

  loop(`${name} (${language}) ${path}: keeps every rule, by keyboard at ${width} px`, async ({ page }) => {
    // Hundreds of terms take axe their time.
    loop.slow()
    if (language === 'he' && !isHebrewFontKnown) {
      await page.goto(path)
      await page.evaluate(fontsDrawn)
      isHebrewFontKnown = true
    }
    await page.setViewportSize({ width: 390, height: 800 })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect.soft(await stored(page), 'stored here, or by the page before as it was left').toEqual([])
    if (isTelling) {
      // Late fonts and motion are the matter of `stability`.
      if (language === 'he') expect.soft(await page.evaluate(layoutShift), 'layout shift').toBeLessThan(0.02)
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await walkByKeyboard(page), `by keyboard, ${width} px`).toEqual([])
      if (hasRings(address)) await expectRings(page, 'body', 4)
    }
    await page.evaluate(layOutAll)
    for (const check of [headingFaults, repeatedIds, mismatched, moving])
      expect.soft(await page.evaluate(check), check.name).toEqual([])
    if (language === 'he') expect.soft(await page.evaluate(misordered), misordered.name).toEqual([])
    if (isTelling) {
      await expectAccessible(page)
      await page.setViewportSize({ width, height: 800 })
      await expectNothingVanishes(page, width)
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectFitting(page, `${width} px`)
      if (width < 640)
        expect.soft(await page.evaluate(underCorner), `${underCorner.name}, ${width} px`).toEqual([])
      if (width === 390 || width === 1440)
        expect.soft(await page.evaluate(smallTargets), `${smallTargets.name}, ${width} px`).toEqual([])
    }
    // 200 % zoom of a 1280 px window.
    await page.setViewportSize({ width: 640, height: 450 })
    await expectFitting(page, '200 % zoom')
  })
}

import type { Page } from '@playwright/test'
import { languages } from '#content/locales.ts'
import {
  type Address,
  addresses,
  everyAddress,
  firstOfKinds,
  placeOf,
  stateAddresses,
  turnOf,
} from '#test/support/addresses.ts'
import { colorRules, violations } from '#test/support/axe.ts'
import { expect, hydrated, loop, setTheme } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import {
  clipped,
  layOutAll,
  overflowing,
  smallTargets,
  underCorner,
} from '#test/support/page-checks/boxes.ts'
import { idleStops } from '#test/support/page-checks/focus.ts'
import { drawnMarks, ringless, unseenStates, vanished } from '#test/support/page-checks/forced-colors.ts'
import { mismatched } from '#test/support/page-checks/hydration.ts'
import { walkByKeyboard } from '#test/support/page-checks/keyboard.ts'
import { moving } from '#test/support/page-checks/motion.ts'
import { cutNames, misordered } from '#test/support/page-checks/order.ts'
import { expectRings } from '#test/support/page-checks/rings.ts'
import { fontsDrawn, layoutShift } from '#test/support/page-checks/stability.ts'
import { stored } from '#test/support/page-checks/storage.ts'
import { headingFaults, repeatedIds } from '#test/support/page-checks/structure.ts'
import { scriptless } from '#test/support/page-checks/without-script.ts'

type Width = 1440 | 390

/** The narrowest width of each layout, 200 % zoom of a 1280 px window, and a wide window. */
const tellingSizes = [
  [320, 900],
  [640, 450],
  [1023, 900],
  [1440, 900],
] as const
const everySize = [
  ...tellingSizes,
  ...([390, 640, 768, 1024, 1280] as const).map((width) => [width, 900] as const),
]

/** One language of each page is walked by keyboard; the other is opened with stored settings. */
const hasRings = (address: Address) =>
  (address.language === 'en') === (Math.floor(placeOf(address) / 2) % 2 === 0)

/**
 * Settings alternate by page, so that the site meets every pair of values in both languages and
 * both kinds of storage.
 */
function settingsOf(address: Address) {
  const turn = placeOf(address)
  const isFirst = (languages.indexOf(address.language) + Math.floor(turn / 4)) % 2 === 0
  const contrast = isFirst === (turn % 2 === 0) ? 'high' : 'dark'
  const underline = isFirst === turn % 4 < 2
  return isFirst
    ? ({ storage: 'sessionStorage', settings: { font: 115, contrast, underline } } as const)
    : ({ storage: 'localStorage', settings: { font: 130, contrast, underline } } as const)
}

async function expectFitting(page: Page, name: string): Promise<void> {
  for (const check of [overflowing, clipped])
    expect.soft(await page.evaluate(check), `${check.name}, ${name}`).toEqual([])
}

/** `stability` tests late fonts and motion. */
async function expectStill(page: Page, { language }: Address): Promise<void> {
  if (language === 'he') expect.soft(await page.evaluate(layoutShift), 'layout shift').toBeLessThan(0.02)
}

/** @returns the names of everything stored, without the settings */
async function openWithSettings(page: Page, address: Address, origin: string): Promise<string[]> {
  const { storage, settings } = settingsOf(address)
  const state = JSON.stringify(settings)
  // Storage belongs to the origin, so any page of it will do.
  if (!page.url().startsWith(origin)) await page.goto('/robots.txt')
  await page.evaluate(([place, value]) => window[place].setItem('display', value), [storage, state] as const)
  const response = await page.goto(address.path)
  expect(response?.status()).toBe(200)
  await hydrated(page)
  const left = (await stored(page)).filter((name) => name !== `${storage} display`)
  await expectStill(page, address)
  const root = page.locator('html')
  await expect.soft(root, state).toHaveAttribute('data-font', String(settings.font))
  await expect.soft(root, state).toHaveAttribute('data-contrast', settings.contrast)
  expect.soft(await root.getAttribute('data-underline'), state).toBe(settings.underline ? 'true' : null)
  expect.soft(await page.evaluate(mismatched), state).toEqual([])
  for (const width of [320, 1023]) {
    await page.setViewportSize({ width, height: 900 })
    await expectFitting(page, `${state}, ${width} px`)
  }
  await page.evaluate((place) => {
    window[place].clear()
    for (const name of ['font', 'contrast', 'underline']) delete document.documentElement.dataset[name]
  }, storage)
  return left
}

/** All of axe at one width, and its color rules in one theme at the other. */
async function expectAccessible(page: Page, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  expect.soft(await violations(page), `axe, ${width} px`).toEqual([])
  for (const [theme, other] of [
    ['dark', 1440],
    ['high', 390],
  ] as const) {
    if (!isWhole && other === width) continue
    await page.setViewportSize({ width: other, height: 800 })
    await setTheme(page, theme)
    const found = await violations(page, { only: colorRules })
    expect.soft(found, `axe, ${other} px, theme ${theme}`).toEqual([])
  }
  await setTheme(page, null)
}

/** Whatever is drawn must also be visible in a theme and in forced colors. */
async function expectNothingVanishes(page: Page, width: Width, isKindsFirst: boolean): Promise<void> {
  const marks = await page.evaluate(drawnMarks, false)
  for (const theme of ['high', 'dark'] as const) {
    await setTheme(page, theme)
    expect.soft(vanished(marks, await page.evaluate(drawnMarks, true)), `theme ${theme}`).toEqual([])
  }
  await setTheme(page, null)
  for (const colorScheme of ['light', 'dark'] as const) {
    if (!isWhole && (colorScheme === 'light') !== (width === 1440)) continue
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    const state = `forced colours, ${width} px, ${colorScheme} palette`
    expect.soft(vanished(marks, await page.evaluate(drawnMarks, true)), state).toEqual([])
    expect.soft(await page.evaluate(unseenStates), state).toEqual([])
  }
  if (isKindsFirst)
    expect.soft(await violations(page, { only: ['color-contrast'] }), 'axe, forced colours').toEqual([])
  await page.keyboard.press('Tab')
  expect.soft(await page.evaluate(ringless), 'forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}

/** Script stays off until the next page is opened. */
async function expectWholeWithoutScript(page: Page, width: Width): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  try {
    await page.reload()
    await expect.soft(page.locator('h1'), 'script off').toBeVisible()
    await page.evaluate(layOutAll)
    for (const one of [1440, 390]) {
      if (one !== width && !isWhole) continue
      await page.setViewportSize({ width: one, height: 900 })
      expect.soft(await page.evaluate(scriptless), `script off, ${one} px`).toEqual([])
      await expectFitting(page, `script off, ${one} px`)
    }
  } finally {
    await session.send('Emulation.setScriptExecutionDisabled', { value: false })
    await session.detach()
  }
}

/** Whether this worker's page has the Hebrew font in its cache. */
let isHebrewFontKnown = false

// One visit for all rules: opening a page takes longer than most of them.
for (const address of [...everyAddress, ...stateAddresses]) {
  const { name, language, path } = address
  const isTelling = addresses.includes(address)
  const width: Width = Math.floor(placeOf(address) / 4) % 2 === 0 ? 1440 : 390
  // Independent of language: colors are tried in one language, the page without script in the
  // other.
  const isColorsTurn = turnOf(address) === 0
  const isKindsFirst = isWhole || firstOfKinds.includes(address)
  const sizes = isKindsFirst ? everySize : tellingSizes

  loop(
    `${name} (${language}) ${path}: keeps every rule, by keyboard at ${width} px`,
    async ({ page, baseURL }) => {
      // Axe is slow on hundreds of terms.
      loop.slow()
      if (language === 'he' && !isHebrewFontKnown) {
        await page.goto(path)
        await page.evaluate(fontsDrawn)
        isHebrewFontKnown = true
      }
      await page.setViewportSize({ width: 390, height: 800 })
      let left: string[]
      if (isTelling && !hasRings(address)) left = await openWithSettings(page, address, baseURL ?? '')
      else {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await hydrated(page)
        left = await stored(page)
        if (isTelling) await expectStill(page, address)
      }
      expect.soft(left, 'stored here, or by the page before as it was left').toEqual([])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      if (isTelling && (isWhole || hasRings(address))) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await walkByKeyboard(page), `by keyboard, ${width} px`).toEqual([])
        if (hasRings(address)) await expectRings(page, 'body', 4)
      }
      await page.evaluate(layOutAll)
      for (const check of [headingFaults, repeatedIds, mismatched, moving])
        expect.soft(await page.evaluate(check), check.name).toEqual([])
      for (const check of language === 'he' ? [misordered, cutNames] : [])
        expect.soft(await page.evaluate(check), check.name).toEqual([])
      if (isTelling && (isWhole || isColorsTurn)) {
        await expectAccessible(page, width)
        await page.setViewportSize({ width, height: 800 })
        await expectNothingVanishes(page, width, isKindsFirst)
      }
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await expectFitting(page, `${width} px`)
        expect.soft(await page.evaluate(idleStops), `${idleStops.name}, ${width} px`).toEqual([])
        if (width < 640)
          expect.soft(await page.evaluate(underCorner), `${underCorner.name}, ${width} px`).toEqual([])
        if (width === 320 || width === 1440)
          expect.soft(await page.evaluate(smallTargets), `${smallTargets.name}, ${width} px`).toEqual([])
      }
      if (isTelling && (isWhole || !isColorsTurn)) await expectWholeWithoutScript(page, width)
    },
  )
}

import type { Page } from '@playwright/test'
import {
  type Address,
  addresses,
  everyAddress,
  firstOfKinds,
  inOneLanguage,
  kindAddresses,
  placeOf,
  stateAddresses,
  turnOf,
} from '#test/support/addresses.ts'
import { expect, hydrated, loop } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import { layOutAll } from '#test/support/page-checks/boxes.ts'
import { expectAccessible, expectNothingVanishes, type Width } from '#test/support/page-checks/colors.ts'
import {
  expectFittingAt,
  expectFittingWhenLarge,
  expectStill,
  sizesOf,
} from '#test/support/page-checks/fitting.ts'
import { mismatched } from '#test/support/page-checks/hydration.ts'
import { walkByKeyboard } from '#test/support/page-checks/keyboard.ts'
import { moving } from '#test/support/page-checks/motion.ts'
import { cutNames, misordered } from '#test/support/page-checks/order.ts'
import { expectRings } from '#test/support/page-checks/rings.ts'
import { openWithSettings } from '#test/support/page-checks/settings.ts'
import { fontsDrawn } from '#test/support/page-checks/stability.ts'
import { stored } from '#test/support/page-checks/storage.ts'
import { headingFaults, repeatedIds } from '#test/support/page-checks/structure.ts'
import { expectWholeWithoutScript } from '#test/support/page-checks/visit-without-script.ts'

/** One language of each page is walked by keyboard; the other is opened with stored settings. */
const hasRings = (address: Address) =>
  (address.language === 'en') === (Math.floor(placeOf(address) / 2) % 2 === 0)

/** Independent of `hasRings`: one language is tried in colors, the other without script. */
const hasColors = (address: Address) => turnOf(address) === 0

/** Axe is slow: in forced colors it judges every third kind. */
const hasForcedAxe = (address: Address) => isWhole || firstOfKinds.indexOf(address) % 3 === 0

/** Whether this worker's page has the Hebrew font in its cache. */
let isHebrewFontKnown = false

/** A font that comes late moves the words. `stability` tests that in English. */
async function knowHebrewFont(page: Page, { path }: Address): Promise<void> {
  await page.goto(path)
  await page.evaluate(fontsDrawn)
  isHebrewFontKnown = true
}

/** @returns the names of everything stored */
async function open(page: Page, { path }: Address): Promise<string[]> {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await hydrated(page)
  return stored(page)
}

async function expectOrder(page: Page, { language }: Address): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.evaluate(layOutAll)
  for (const check of [headingFaults, repeatedIds, mismatched, moving])
    expect.soft(await page.evaluate(check), check.name).toEqual([])
  for (const check of language === 'he' ? [misordered, cutNames] : [])
    expect.soft(await page.evaluate(check), check.name).toEqual([])
}

const told = isWhole ? addresses : kindAddresses

// One visit for all rules: opening a page takes longer than most of them.
for (const address of told) {
  const { name, language, path } = address
  const width: Width = Math.floor(placeOf(address) / 4) % 2 === 0 ? 1440 : 390

  loop(
    `${name} (${language}) ${path}: keeps every rule, by keyboard at ${width} px`,
    async ({ page, baseURL }) => {
      // Axe is slow on hundreds of terms.
      loop.slow()
      if (language === 'he' && !isHebrewFontKnown) await knowHebrewFont(page, address)
      await page.setViewportSize({ width: 390, height: 800 })
      const left = hasRings(address)
        ? await open(page, address)
        : await openWithSettings(page, address, baseURL ?? '')
      if (hasRings(address)) await expectStill(page, language)
      expect.soft(left, 'stored here, or by the page before as it was left').toEqual([])
      if (isWhole || hasRings(address)) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await walkByKeyboard(page), `by keyboard, ${width} px`).toEqual([])
        if (hasRings(address)) await expectRings(page, 'body', 4)
      }
      await expectOrder(page, address)
      if (isWhole || hasColors(address)) {
        await expectAccessible(page, width)
        await page.setViewportSize({ width, height: 800 })
        await expectNothingVanishes(page, width, hasForcedAxe(address))
      }
      await expectFittingAt(page, sizesOf(hasRings(address)))
      await expectFittingWhenLarge(page)
      if (isWhole || !hasColors(address)) await expectWholeWithoutScript(page, width)
    },
  )
}

const others = isWhole ? [...everyAddress, ...stateAddresses] : inOneLanguage

for (const address of others.filter((one) => !told.includes(one))) {
  const { name, language, path } = address

  loop(`${name} (${language}) ${path}: fits, its words in order, every island awake`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    expect.soft(await open(page, address), 'stored').toEqual([])
    await expectOrder(page, address)
    await expectFittingAt(page, sizesOf(false))
    await expectFittingWhenLarge(page)
  })
}

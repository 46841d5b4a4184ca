import { expect, type Page } from '@playwright/test'
import { languages } from '#content/locales.ts'
import { type Address, placeOf } from '../addresses.ts'
import { hydrated } from '../browser.ts'
import { expectFitting, expectStill } from './fitting.ts'
import { mismatched } from './hydration.ts'
import { stored } from './storage.ts'

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

/** @returns the names of everything stored, without the settings */
export async function openWithSettings(page: Page, address: Address, origin: string): Promise<string[]> {
  const { storage, settings } = settingsOf(address)
  const state = JSON.stringify(settings)
  // Storage belongs to the origin, so any page of it will do.
  if (!page.url().startsWith(origin)) await page.goto('/robots.txt')
  await page.evaluate(([place, value]) => window[place].setItem('display', value), [storage, state] as const)
  const response = await page.goto(address.path)
  expect(response?.status()).toBe(200)
  await hydrated(page)
  const left = (await stored(page)).filter((name) => name !== `${storage} display`)
  await expectStill(page, address.language)
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

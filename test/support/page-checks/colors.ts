import { expect, type Page } from '@playwright/test'
import { colorRules, violations } from '../axe.ts'
import { setTheme } from '../browser.ts'
import { isWhole } from '../extent.ts'
import { drawnMarks, ringless, unseenStates, vanished } from './forced-colors.ts'

export type Width = 1440 | 390

/** All of axe at one width, and its color rules in one theme at the other. */
export async function expectAccessible(page: Page, width: Width): Promise<void> {
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

/**
 * Whatever is drawn must also be visible in a theme and in forced colors. In a short run a wide page
 * is tried in the dark theme and a narrow one in high contrast: for axe it is the other way round.
 */
export async function expectNothingVanishes(page: Page, width: Width, hasAxe: boolean): Promise<void> {
  const marks = await page.evaluate(drawnMarks, false)
  for (const theme of ['high', 'dark'] as const) {
    if (!isWhole && (theme === 'dark') !== (width === 1440)) continue
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
  if (hasAxe)
    expect.soft(await violations(page, { only: ['color-contrast'] }), 'axe, forced colours').toEqual([])
  await page.keyboard.press('Tab')
  expect.soft(await page.evaluate(ringless), 'forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}

import { expect, type Page } from '@playwright/test'
import { isWhole } from '../extent.ts'
import { clipped, overflowing, scrollingInside, smallTargets, underCorner } from './boxes.ts'
import { idleStops } from './focus.ts'
import { layoutShift } from './stability.ts'

type Size = readonly [width: number, height: number]

/** The narrowest width of each layout, 200 % zoom of a 1280 px window, and a wide window. In px. */
const tellingSizes: readonly Size[] = [
  [320, 900],
  [640, 450],
  [1023, 900],
  [1440, 900],
]
const everySize: readonly Size[] = [
  ...tellingSizes,
  ...[390, 640, 768, 1024, 1280].map((width) => [width, 900] as const),
]
/** A page of which another language or its kind is tried at more. */
const outerSizes = tellingSizes.filter(([width]) => width === 320 || width === 1440)

export const sizesOf = (isTold: boolean): readonly Size[] =>
  isWhole ? everySize : isTold ? tellingSizes : outerSizes

export async function expectFitting(page: Page, name: string): Promise<void> {
  for (const check of [overflowing, clipped, scrollingInside])
    expect.soft(await page.evaluate(check), `${check.name}, ${name}`).toEqual([])
}

/** `stability` tests late fonts and motion. */
export async function expectStill(page: Page, language: string): Promise<void> {
  if (language === 'he') expect.soft(await page.evaluate(layoutShift), 'layout shift').toBeLessThan(0.02)
}

export async function expectFittingAt(page: Page, sizes: readonly Size[]): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await expectFitting(page, `${width} px`)
    expect.soft(await page.evaluate(idleStops), `${idleStops.name}, ${width} px`).toEqual([])
    if (width < 640)
      expect.soft(await page.evaluate(underCorner), `${underCorner.name}, ${width} px`).toEqual([])
    if (width === 320 || width === 1440)
      expect.soft(await page.evaluate(smallTargets), `${smallTargets.name}, ${width} px`).toEqual([])
  }
}

/** The last check of a visit: the page stays large. */
export async function expectFittingWhenLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const excess = await page.locator('html').evaluate((html) => {
    html.style.fontSize = '200%'
    return html.scrollWidth - html.clientWidth
  })
  expect.soft(excess, 'text at 200 % on a phone: the page scrolls sideways').toBeLessThanOrEqual(0)
}

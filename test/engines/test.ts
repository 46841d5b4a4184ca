import { test as base, expect } from '@playwright/test'
import { type Turns, turns } from '#test/support/turns.ts'
import { type Engine, type EngineName, type EnginePage, until } from './engine.ts'
import { findWebKit } from './find-engines.ts'
import { startOldChromium } from './old-chromium.ts'
import { startPuppeteer } from './puppeteer.ts'
import { startWebKit } from './webkit.ts'

export { expect, until }

/** @throws if the engine is not installed */
async function start(name: EngineName): Promise<Engine> {
  if (name === 'chromium-109') return startOldChromium()
  if (name !== 'webkit') return startPuppeteer(name)
  const webkit = findWebKit()
  if (!webkit) throw new Error('WebKit is not installed')
  return startWebKit(webkit)
}

interface OfWorker {
  engine: EngineName
  started: Engine
}

/** `at` makes addresses of the site. */
export const test = base.extend<Turns & { visit: EnginePage; at: (path: string) => string }, OfWorker>({
  ...turns,
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const browser = await start(engine)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // A page per test: Puppeteer cannot `goto` from a page that Firefox took from its back/forward
  // cache.
  visit: async ({ started }, use) => {
    const page = await started.newPage()
    await use(page)
    await page.close()
  },
  at: async ({ baseURL }, use) => use((path) => `${baseURL}${path}`),
})

export const inBothLanguages = [
  { language: 'en', query: '' },
  { language: 'he', query: '?lang=he' },
] as const

/** The middle of the first visible match in px of the window, once it no longer moves. */
async function placeOf(page: EnginePage, selector: string) {
  const read = () =>
    page.run((wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((one) => one.getClientRects().length > 0)
      if (!element) return null
      const { left, top, width, height } = element.getBoundingClientRect()
      const place = { x: left + width / 2, y: top + height / 2 }
      // Not if it is outside the window or below the header.
      if (element.contains(document.elementFromPoint(place.x, place.y))) return place
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return null
    }, selector)
  let last = { x: -1, y: -1 }
  return until(`${selector} to stand still`, async () => {
    const place = await read()
    const isStill = place && Math.abs(place.x - last.x) + Math.abs(place.y - last.y) < 1
    if (place) last = place
    return isStill ? place : null
  })
}

export async function clickOn(page: EnginePage, selector: string): Promise<void> {
  const { x, y } = await placeOf(page, selector)
  await page.click(x, y)
}

export async function hydrated(page: EnginePage): Promise<void> {
  await until('the islands', () =>
    page.run(() => {
      dispatchEvent(new Event('pointermove'))
      const islands = [...document.querySelectorAll('[data-island]')]
      return islands.length > 0 && islands.every((island) => island.hasAttribute('data-hydrated'))
    }),
  )
}

/** In px, once the fonts are loaded and the page did not move for 20 frames. */
export function restingScroll(page: EnginePage): Promise<number> {
  return page.run(async () => {
    await document.fonts.ready
    for (let still = 0, last = scrollY; still < 20; ) {
      await new Promise(requestAnimationFrame)
      still = scrollY === last ? still + 1 : 0
      last = scrollY
    }
    return scrollY
  })
}

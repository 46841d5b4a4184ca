import { test as base, expect } from '@playwright/test'
import { startChromium } from './chromium.ts'
import { type EngineName, type EnginePage, until } from './engine.ts'
import { findFirefox, findWebKit } from './find-engines.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

export { expect, until }

/** Starts the engine of that name. @throws when it is not installed */
export async function start(name: EngineName): Promise<EnginePage> {
  if (name === 'chromium') return startChromium()
  if (name === 'firefox') return startFirefox(findFirefox() ?? '')
  const webkit = findWebKit()
  if (!webkit) throw new Error('WebKit is not installed')
  return startWebKit(webkit)
}

interface Engines {
  engine: EngineName
  kept: EnginePage
}

/** Each worker has one page of its project's engine; `at` makes addresses of the site. */
export const test = base.extend<{ visit: EnginePage; at: (path: string) => string }, Engines>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  kept: [
    async ({ engine }, use) => {
      const page = await start(engine)
      await use(page)
      await page.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visit: async ({ kept }, use) => {
    await kept.open('about:blank')
    kept.messages()
    await use(kept)
  },
  at: async ({ baseURL }, use) => use((path) => `${baseURL}${path}`),
})

/** Both languages with the query that selects them. */
export const inBothLanguages = [
  { language: 'en', query: '' },
  { language: 'he', query: '?lang=he' },
] as const

/**
 * The middle of the first element of that selector, in px of the window, once it stands still
 * there.
 */
async function placeOf(page: EnginePage, selector: string) {
  const read = () =>
    page.run((wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((one) => one.getClientRects().length > 0)
      if (!element) return null
      const { left, top, width, height } = element.getBoundingClientRect()
      const place = { x: left + width / 2, y: top + height / 2 }
      // Neither out of the window nor below the header.
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

/** Presses the mouse on the first element of that selector. */
export async function clickOn(page: EnginePage, selector: string): Promise<void> {
  const { x, y } = await placeOf(page, selector)
  await page.click(x, y)
}

/** Waits until every island of the page has come to life. */
export async function hydrated(page: EnginePage): Promise<void> {
  await page.press('Shift').catch(() => {})
  await until('the islands', () =>
    page.run(() => {
      dispatchEvent(new Event('pointermove'))
      const islands = [...document.querySelectorAll('[data-island]')]
      return islands.length > 0 && islands.every((island) => island.hasAttribute('data-hydrated'))
    }),
  )
}

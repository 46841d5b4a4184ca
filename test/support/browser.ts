import { test as base, expect, type Page } from '@playwright/test'
import { type Turns, turns } from './turns.ts'
import { watch } from './watch.ts'

export { expect }

/** Both languages with the query that selects them. */
export const inBothLanguages = [
  { language: 'en', query: '' },
  { language: 'he', query: '?lang=he' },
] as const

/** Waits until every island of the page has come to life. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll('[data-island]')]
    return islands.length > 0 && islands.every((island) => island.hasAttribute('data-hydrated'))
  })
}

/** Waits until the page has loaded and nothing on it has moved for a while: the same in 12 frames. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(async () => {
    await document.fonts.ready
    const place = () => `${scrollX} ${scrollY} ${document.documentElement.scrollHeight}`
    for (let before = place(), same = 0; same < 12; ) {
      await new Promise(requestAnimationFrame)
      same = place() === before ? same + 1 : 0
      before = place()
    }
  })
}

/** Waits until the page has done all that it had to do: it has been idle, drawn, and idle again. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let time = 0; time < 2; time += 1) {
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })
}

/** Shows the page in a theme of the accessibility panel, as it is painted in the next frame. */
export async function setTheme(page: Page, theme: 'high' | 'dark' | null): Promise<void> {
  await page.evaluate(async (contrast) => {
    if (contrast) document.documentElement.dataset.contrast = contrast
    else delete document.documentElement.dataset.contrast
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }, theme)
}

/**
 * How many times slower the pages of the tests are: `TEST_SLOWDOWN=6` shows which test counts on a
 * fast machine.
 */
const slowdown = Number(process.env.TEST_SLOWDOWN ?? 1)

async function slowDown(page: Page): Promise<void> {
  if (slowdown === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

interface Fixtures extends Turns {
  expected: RegExp[]
  /** Stops the clock of the page at a time, or in a second; it goes on when the test ends. */
  stopClock: (time?: number) => Promise<void>
}

/** Fails the test for every message that it did not expect. */
async function inSilence(
  page: Page,
  baseURL: string,
  expected: RegExp[],
  use: (page: Page) => Promise<void>,
) {
  const { messages, stop } = watch(page, baseURL)
  await use(page)
  stop()
  const unexpected = messages.filter((message) => !expected.some((pattern) => pattern.test(message)))
  expect(unexpected, 'the console is silent and only the own origin is asked').toEqual([])
}

const silent = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  expected: async ({}, use) => use([]),
  stopClock: async ({ page }, use) => {
    let isStopped = false
    await use(async (time = Date.now() + 1000) => {
      isStopped = true
      await page.clock.pauseAt(time)
    })
    // Playwright would let it go on too late: in the page of the next test.
    if (isStopped) await page.clock.resume()
  },
  ...turns,
})

/**
 * The page of a test. Any console message, uncaught error, policy violation or request to another
 * origin fails the test, unless it was expected: `expected.push(/pattern/)`. Each worker keeps it
 * (`reuseContext`): what a test stored, allowed, routed or opened is taken back before the next.
 */
export const test = silent.extend<{ watched: undefined }>({
  watched: [
    async ({ page, baseURL, expected }, use) => {
      await slowDown(page)
      await inSilence(page, baseURL ?? '', expected, () => use(undefined))
    },
    { auto: true },
  ],
})

interface Traveller {
  /** The page that a worker keeps. */
  traveller: Page
  hasScript: boolean
}

/**
 * The same for the loops over every page: each worker has one page that goes from address to
 * address, with fonts and scripts already known, at a third of the cost of a new one. It starts
 * 1440 px wide, without motion, with nothing stored.
 */
export const loop = silent.extend<object, Traveller>({
  hasScript: [true, { option: true, scope: 'worker' }],
  traveller: [
    async ({ browser, hasScript }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use
      const context = await browser.newContext({ baseURL, locale, timezoneId, javaScriptEnabled: hasScript })
      const page = await context.newPage()
      await slowDown(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ traveller, baseURL, expected }, use) => {
    await traveller.setViewportSize({ width: 1440, height: 900 })
    await traveller.emulateMedia({
      reducedMotion: 'reduce',
      colorScheme: 'light',
      forcedColors: 'none',
      contrast: 'no-preference',
    })
    await inSilence(traveller, baseURL ?? '', expected, use)
    await traveller.unrouteAll()
    await traveller.evaluate(() => {
      // A test that failed early is still on no page, where storage is forbidden.
      if (location.protocol === 'about:') return
      sessionStorage.clear()
      localStorage.clear()
    })
  },
})

import { test as base, expect, type Page } from '@playwright/test'
import { isTranslated } from './extent.ts'
import { translate } from './translator.ts'
import { type Turns, turns } from './turns.ts'
import { watch } from './watch.ts'

export { expect }

export const inBothLanguages = [
  { language: 'en', query: '' },
  { language: 'he', query: '?lang=he' },
] as const

/** CPU slowdown of the pages. `TEST_SLOWDOWN=6` finds tests that need a fast machine. */
const slowdown = Number(process.env.TEST_SLOWDOWN ?? 1)

/**
 * Waits until every island is hydrated. The mouse movement makes React load.
 * @throws soon, with the names of those asleep: a test may last minutes
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 300)
  const timeout = 20_000 * slowdown
  const awake = page.waitForFunction(
    () => {
      const islands = [...document.querySelectorAll('[data-island]')]
      return islands.length > 0 && islands.every((island) => island.hasAttribute('data-hydrated'))
    },
    undefined,
    { timeout },
  )
  await awake.catch(async (cause: Error) => {
    const asleep = page.locator('[data-island]:not([data-hydrated])')
    const names = await asleep.evaluateAll((all) => all.map((one) => one.getAttribute('data-island')))
    throw new Error(`asleep after ${timeout} ms on ${page.url()}: ${names.join(', ') || 'none'}`, { cause })
  })
}

/** Waits until scroll position and page height are the same in 12 frames. */
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

/** Waits until the page was idle, drew a frame, and was idle again. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let time = 0; time < 2; time += 1) {
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })
}

export async function setTheme(page: Page, theme: 'high' | 'dark' | null): Promise<void> {
  await page.evaluate(async (contrast) => {
    if (contrast) document.documentElement.dataset.contrast = contrast
    else delete document.documentElement.dataset.contrast
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }, theme)
}

async function slowDown(page: Page): Promise<void> {
  if (slowdown === 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

interface Fixtures extends Turns {
  expected: RegExp[]
  /** Stops the page's clock at a time (ms since 1970; default: in a second) until the test ends. */
  stopClock: (time?: number) => Promise<void>
}

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
    // Playwright resumes the clock too late: in the page of the next test.
    if (isStopped) await page.clock.resume()
  },
  ...turns,
})

/**
 * A console message, an uncaught error, a CSP violation or a request to another origin fails the
 * test, unless the test expects it: `expected.push(/pattern/)`. With `reuseContext` Playwright
 * cleans the page between tests.
 */
export const test = silent.extend<{ watched: undefined }>({
  watched: [
    async ({ page, baseURL, expected }, use) => {
      await slowDown(page)
      if (isTranslated) await page.addInitScript(translate)
      await inSilence(page, baseURL ?? '', expected, () => use(undefined))
    },
    { auto: true },
  ],
})

interface Traveler {
  /** One page for each worker. */
  traveler: Page
  hasScript: boolean
}

/**
 * For the loops over every page: each worker keeps one page, with fonts and scripts cached. A new
 * page per test takes three times as long.
 */
export const loop = silent.extend<object, Traveler>({
  hasScript: [true, { option: true, scope: 'worker' }],
  traveler: [
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
  page: async ({ traveler, baseURL, expected }, use) => {
    await traveler.setViewportSize({ width: 1440, height: 900 })
    await traveler.emulateMedia({
      reducedMotion: 'reduce',
      colorScheme: 'light',
      forcedColors: 'none',
      contrast: 'no-preference',
    })
    await inSilence(traveler, baseURL ?? '', expected, use)
    await traveler.unrouteAll()
    await traveler.evaluate(() => {
      // In a test that failed early the page is still `about:blank`, where storage throws.
      if (location.protocol === 'about:') return
      sessionStorage.clear()
      localStorage.clear()
    })
  },
})

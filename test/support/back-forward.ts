import { type Browser, test as base, chromium, expect, type Page } from '@playwright/test'
import { cachingOptions } from './launch.ts'
import { type Turns, turns } from './turns.ts'
import { watch } from './watch.ts'

/** A browser with the back/forward cache, which Playwright switches off by default. */
export const test = base.extend<Turns, { cachingBrowser: Browser }>({
  ...turns,
  cachingBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const browser = await chromium.launch(cachingOptions)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ cachingBrowser, baseURL, viewport, hasTouch, locale, timezoneId }, use) => {
    const context = await cachingBrowser.newContext({ baseURL, viewport, hasTouch, locale, timezoneId })
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.shown = persisted ? 'again' : 'anew'
      })
    })
    const { messages } = watch(page, baseURL ?? '')
    await use(page)
    await context.close()
    expect(messages, 'the console is silent and only the own origin is asked').toEqual([])
  },
})

/** The address, and `again` (from the cache) or `anew`. Between documents `evaluate` throws. */
function shown(page: Page): Promise<string> {
  return page
    .evaluate(
      () =>
        `${location.pathname}${location.search}${location.hash} ${document.documentElement.dataset.shown}`,
    )
    .catch(() => '')
}

/**
 * Playwright's own navigation does not know the back/forward cache.
 * @returns `again` if the page came from the cache, else `anew`
 */
async function arrive(page: Page, to: string, go: () => Promise<unknown>): Promise<string | undefined> {
  await go()
  let now: string[] = []
  const settled = async () => {
    now = (await shown(page)).split(' ')
    return now[0] === to && now[1] !== 'undefined'
  }
  await expect.poll(settled, { message: `${to} is shown`, intervals: [20] }).toBe(true)
  return now[1]
}

// `setTimeout`, so that `evaluate` gets its answer before the page goes away.
export const onward = (page: Page, to: string) =>
  arrive(page, to, () => page.evaluate((address) => void setTimeout(() => location.assign(address)), to))
export const back = (page: Page, to: string) =>
  arrive(page, to, () => page.evaluate(() => void setTimeout(() => history.back())))
export const forward = (page: Page, to: string) =>
  arrive(page, to, () => page.evaluate(() => void setTimeout(() => history.forward())))

import { test as base, expect } from '@playwright/test'

export { expect }

/** Both languages with the query that selects them. */
export const inBothLanguages = [
  { language: 'en', query: '' },
  { language: 'he', query: '?lang=he' },
] as const

/** Waits until every island of the page has come to life. */
export async function hydrated(page: import('@playwright/test').Page): Promise<void> {
  await page.mouse.move(5, 300)
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll('[data-island]')]
    return islands.length > 0 && islands.every((island) => island.hasAttribute('data-hydrated'))
  })
}

/**
 * The page of a test. Any console message, uncaught error, policy violation or request to another origin fails
 * the test, unless it was expected: `expected.push(/pattern/)`.
 */
export const test = base.extend<{ expected: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  expected: async ({}, use) => use([]),
  page: async ({ page, baseURL, expected }, use) => {
    const messages: string[] = []
    page.on('console', (message) => messages.push(`console ${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
    page.on('request', (request) => {
      const url = request.url()
      if (/^https?:/.test(url) && baseURL && !url.startsWith(baseURL)) messages.push(`request: ${url}`)
    })
    await use(page)
    const unexpected = messages.filter((message) => !expected.some((pattern) => pattern.test(message)))
    expect(unexpected, 'the console is silent and only the own origin is asked').toEqual([])
  },
})

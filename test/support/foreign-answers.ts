import type { Page, Route } from '@playwright/test'

/** In no text of the site. */
export const foreignWords = 'Sign in to the network'

const portal = `<!doctype html><title>${foreignWords}</title><h1>${foreignWords}</h1><figure><p>${foreignWords}</p></figure>`
const html = 'text/html; charset=utf-8'

export const redirected = 'a redirect to a page'
export const redirectedTo = '/careers'

/** What networks and proxies answer in the place of the site, mostly with status 200. */
export const foreignAnswers: Record<string, (route: Route) => Promise<void>> = {
  'HTML with status 200': (route) => route.fulfill({ status: 200, contentType: html, body: portal }),
  'nothing, with status 200': (route) => route.fulfill({ status: 200, body: '' }),
  'status 204': (route) => route.fulfill({ status: 204 }),
  [redirected]: (route) => route.fulfill({ status: 302, headers: { location: redirectedTo } }),
  'JSON of somebody else': (route) => route.fulfill({ json: { success: true, details: foreignWords } }),
}

/** The first half of the answer of the site. */
export async function halfOf(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: body.slice(0, body.length / 2) })
}

/** The first request gets the answer of the site, and the page only the beginning of it. */
export async function breakOffFirst(page: Page, path: string): Promise<void> {
  await page.evaluate((broken) => {
    const { fetch } = window
    window.fetch = async (...asked) => {
      if (asked[0] !== broken) return fetch(...asked)
      window.fetch = fetch
      const { headers } = await fetch(...asked)
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"ok":tr')),
        pull: (controller) => controller.error(new TypeError('network error')),
      })
      return new Response(body, { headers })
    }
  }, path)
}

import type { Page, Request } from '@playwright/test'
import { expect, hydrated, idle, test } from '#test/support/browser.ts'

const typed = 'typed-by-a-visitor'

function reportsOf(page: Page): Request[] {
  const reports: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/reports') reports.push(request)
  })
  return reports
}

/** Breaks what the script needs for the key that leads to the search. */
async function breakSearchKey(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(document, { querySelector: null }))
  await page.keyboard.press('/')
}

test('a blocked image: the browser reports it once, and the site takes the report', async ({
  page,
  expected,
}) => {
  expected.push(/Content Security Policy/, /^request: https:\/\/blocked\.example\//)
  // Chromium sends the reports of `report-to` over HTTPS only, and after a while.
  await page.route('/about-us', async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy).toContain('; report-uri /api/reports; report-to site')
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': policy.replace('; report-to site', ''),
      },
    })
  })
  const reports = reportsOf(page)
  await page.goto('/about-us')
  await page.evaluate((words) => {
    new Image().src = `https://blocked.example/?${words}`
  }, typed)
  await expect.poll(() => reports.length).toBe(1)
  const response = await reports[0]?.response()
  expect(response?.status()).toBe(204)
  expect(reports[0]?.postDataJSON()['csp-report']).toMatchObject({ 'effective-directive': 'img-src' })
  await idle(page)
  expect(reports).toHaveLength(1)
})

test('an error in a built file: one report with its name and place, and no message', async ({
  page,
  expected,
}) => {
  expected.push(/querySelector is not a function/)
  const reports = reportsOf(page)
  await page.goto(`/key-concepts?q=${typed}`)
  await hydrated(page)
  await breakSearchKey(page)
  await expect.poll(() => reports.length).toBe(1)
  expect((await reports[0]?.response())?.status()).toBe(204)
  expect(reports[0]?.postDataJSON()).toEqual({
    name: 'TypeError',
    page: '/key-concepts',
    place: expect.stringMatching(/^loader-[A-Z0-9]{8}\.js:\d+:\d+$/),
  })
})

test('an error and a rejection with typed text: their names alone, and no more than three of a page', async ({
  page,
  expected,
}) => {
  expected.push(new RegExp(typed))
  const reports = reportsOf(page)
  await page.goto('/about-us')
  await hydrated(page)
  await page.evaluate((words) => {
    void Promise.reject(new RangeError(words))
  }, typed)
  await expect.poll(() => reports.length).toBe(1)
  await page.evaluate((words) => {
    reportError(words)
    for (let time = 0; time < 4; time += 1) reportError(new SyntaxError(words))
  }, typed)
  await expect.poll(() => reports.length).toBe(3)
  await idle(page)
  expect(reports.map((request) => request.postDataJSON().name)).toEqual([
    'RangeError',
    'SyntaxError',
    'SyntaxError',
  ])
  expect(reports.map((request) => request.postData()).join()).not.toContain(typed)
})

test('an island that cannot be drawn: one report', async ({ page, expected }) => {
  expected.push(/^error: Cannot read properties of undefined/)
  await page.route('/about-us', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const broken = html.replace(/(data-island="accessibility-panel"[^>]* data-props=")[^"]*/, '$1{}')
    expect(broken).not.toBe(html)
    await route.fulfill({ response, body: broken })
  })
  const reports = reportsOf(page)
  await page.goto('/about-us')
  await page.mouse.move(5, 300)
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]?.postDataJSON()).toEqual({
    name: 'TypeError',
    page: '/about-us',
    place: expect.stringMatching(/^hydrate-[A-Z0-9]{8}\.js:\d+:\d+$/),
  })
  await idle(page)
  expect(reports).toHaveLength(1)
})

test('Global Privacy Control: an error is not reported', async ({ page, expected }) => {
  expected.push(/querySelector is not a function/)
  const reports = reportsOf(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/about-us')
  await hydrated(page)
  await breakSearchKey(page)
  await idle(page)
  expect(reports).toEqual([])
})

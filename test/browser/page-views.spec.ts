import { expect, hydrated, idle, test } from '#test/support/browser.ts'

test('load, hash, push, replace and back report five full locations, none twice', async ({
  page,
  baseURL,
}) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-view')) reports.push(request.postDataJSON().location)
  })
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    location.hash = 'solutions'
  })
  await expect.poll(() => reports.length).toBe(2)
  await page.evaluate(() => history.pushState(null, '', '/?a=1'))
  await page.evaluate(() => history.replaceState(null, '', '/?a=2'))
  await page.goBack()
  const full = ['/', '/#solutions', '/?a=1', '/?a=2', '/#solutions'].map((path) => baseURL + path)
  await expect.poll(() => reports).toEqual(full)
  await page.evaluate(() => history.replaceState({ same: true }, ''))
  await page.evaluate(() => history.pushState(null, '', '/?a=3'))
  await expect.poll(() => reports).toEqual([...full, `${baseURL}/?a=3`])
})

test('Global Privacy Control: no report at all', async ({ page }) => {
  const reports: string[] = []
  page.on('request', (request) => request.url().includes('/api/page-view') && reports.push(request.url()))
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => history.pushState(null, '', '/?a=1'))
  await idle(page)
  expect(reports).toEqual([])
})

test('the script’s own work waits for a task of its own, beside that in which the page has loaded', async ({
  page,
}) => {
  const reports: string[] = []
  page.on('request', (request) => request.url().includes('/api/page-view') && reports.push(request.url()))
  await page.addInitScript(() => {
    const held: [TimerHandler, number | undefined][] = []
    const timer = window.setTimeout
    const release = () => {
      window.setTimeout = timer
      for (const [work, ms] of held) timer(work, ms)
    }
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms?: number) => held.push([work, ms]),
      release,
    })
  })
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  expect(reports).toEqual([])
  await page.evaluate('release()')
  await hydrated(page)
  expect(reports).toHaveLength(1)
})

test('a page that the browser prepares: reported when it is seen, not before', async ({ page, baseURL }) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-view')) reports.push(request.postDataJSON().location)
  })
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await page.goto('/about-us')
  await hydrated(page)
  await idle(page)
  expect(reports).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
  })
  await expect.poll(() => reports).toEqual([`${baseURL}/about-us`])
})

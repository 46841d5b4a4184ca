import { chromium, expect, test } from '@playwright/test'
import { findBrowser } from '#test/support/find-browser.ts'

/** Playwright switches the cache off for its own pages; this test starts a browser that has it. */
test('pages come back from the back/forward cache, with what was typed, and report the view', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${baseURL}/?lang=he`)
    await page.mouse.move(5, 300)
    await page.waitForFunction(
      () => document.querySelectorAll('[data-island]:not([data-hydrated])').length === 0,
    )
    await page.evaluate(() => {
      addEventListener('pageshow', (event) => {
        document.documentElement.dataset.persisted = String(event.persisted)
      })
    })
    await page.locator('#contact-firstName').fill('נועה')
    await page.evaluate(() => location.assign('/careers?lang=he'))
    await page.waitForURL(/careers/)
    await page.evaluate(() => history.back())
    await page.waitForFunction(() => document.documentElement.dataset.persisted !== undefined)
    expect(await page.evaluate(() => document.documentElement.dataset.persisted)).toBe('true')
    await expect(page.locator('#contact-firstName')).toHaveValue('נועה')
  } finally {
    await browser.close()
  }
})

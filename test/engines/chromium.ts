import { chromium } from '@playwright/test'
import { launchOptions } from '#test/support/launch.ts'
import type { EnginePage } from './engine.ts'

/** The same page in Chromium, with its back/forward cache, which Playwright switches off. */
export async function startChromium(): Promise<EnginePage> {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage()
  let messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
  return {
    name: 'chromium',
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: async (inPage, ...given) =>
      (await page.evaluate(`(${inPage})(...${JSON.stringify(given)})`)) as never,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    print: () => page.pdf({ format: 'A4', preferCSSPageSize: true }),
    messages: () => {
      const said = messages
      messages = []
      return said
    },
    close: () => browser.close(),
  }
}

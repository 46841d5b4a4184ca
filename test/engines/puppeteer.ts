import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core'
import { cachingOptions } from '#test/support/launch.ts'
import type { Engine, EnginePage } from './engine.ts'
import { findFirefox } from './find-engines.ts'

const options = {
  chromium: { browser: 'chrome', ...cachingOptions },
  firefox: { browser: 'firefox', executablePath: findFirefox() },
} satisfies Record<string, LaunchOptions>

/** Those of `@page` in `client/design/print.css`: Firefox's driver does not read them. */
const printMargin = { top: '11mm', bottom: '11mm', left: '15mm', right: '15mm' }

type Name = keyof typeof options

async function newPage(name: Name, browser: Browser): Promise<EnginePage> {
  const page = await browser.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`error: ${error}`))
  return {
    name,
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewport({ width, height }),
    // Puppeteer's types also unwrap handles, which no test passes.
    run: async (inPage, ...given) => (await page.evaluate(inPage as never, ...given)) as never,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    messages: () => messages.splice(0),
    print: () => page.pdf({ format: 'A4', margin: printMargin }),
    close: () => page.close(),
  }
}

/** Firefox over WebDriver BiDi. */
export async function startPuppeteer(name: Name): Promise<Engine> {
  const browser = await puppeteer.launch(options[name])
  return { newPage: () => newPage(name, browser), close: () => browser.close() }
}

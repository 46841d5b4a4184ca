import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#test/support/find-browser.ts'

/** What one visit showed; times in ms. */
interface Visit {
  FCP: number
  LCP: number
  CLS: number
  TBT: number
  /** From the tap on the menu's button, at the first paint, to the open menu; none where there is no menu button. */
  'tap to menu': number
  /** Requests before the page was complete. */
  requests: number
}

/** "Slow 4G" of Chromium's developer tools, and a phone a quarter as fast as this machine. */
const slow4G = { latency: 150, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: (750e3 * 0.9) / 8 }
const slowdown = 4
const visits = 5

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
}

/** Runs in the page: notes what the browser tells of painting, shifting and long tasks. */
function observePage() {
  const seen = { FCP: 0, LCP: 0, CLS: 0, TBT: 0, 'tap to menu': 0 }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.LCP = startTime
  })
  observe('layout-shift', ({ value = 0 }) => {
    seen.CLS += value
  })
  observe('longtask', ({ duration }) => {
    seen.TBT += duration - 50
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.FCP = startTime
  })
}

/** Runs in the page at its first paint: presses the menu's button as soon as it is there, and waits for the sheet. */
async function tapMenu(): Promise<number> {
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  while (!painted()) await frame()
  const button = document.querySelector<HTMLElement>('[data-island="mobile-menu"] button')
  const start = performance.now()
  button?.click()
  const sheet = document.getElementById('mobile-menu')
  while (!sheet?.checkVisibility() || sheet.getBoundingClientRect().height === 0) {
    if (performance.now() - start > 10_000) return Number.NaN
    await frame()
  }
  return performance.now() - start
}

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observePage)
  return page
}

async function visitOnce(browser: Browser, url: string): Promise<Visit> {
  const page = await slowPage(browser)
  let requests = 0
  let isComplete = false
  page.on('request', () => {
    if (!isComplete) requests += 1
  })
  page.on('load', () => {
    isComplete = true
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => {
    return [...document.querySelectorAll('[data-island]')].every((island) =>
      island.hasAttribute('data-hydrated'),
    )
  })
  await page.waitForTimeout(500)
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Visit, 'requests'> }).seen)
  await page.context().close()
  const tapping = await slowPage(browser)
  await tapping.goto(url, { waitUntil: 'commit' })
  seen['tap to menu'] = await tapping.evaluate(tapMenu)
  await tapping.context().close()
  return { ...seen, requests }
}

/** The median of five visits on a slow phone, each with an empty cache. */
export async function visit(browser: Browser, origin: string, path: string) {
  const all: Visit[] = []
  for (let count = 0; count < visits; count += 1) all.push(await visitOnce(browser, origin + path))
  const median = (name: keyof Visit) =>
    all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(visits / 2)] ?? Number.NaN
  return {
    page: path,
    FCP: Math.round(median('FCP')),
    LCP: Math.round(median('LCP')),
    CLS: median('CLS').toFixed(3),
    TBT: Math.round(median('TBT')),
    'tap to menu': Math.round(median('tap to menu')),
    requests: median('requests'),
  }
}

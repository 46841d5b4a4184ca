import type { Devtools, Tab } from './devtools.ts'
import { evaluate, openPhone } from './phone.ts'

/** Times in ms. */
interface Visit {
  FCP: number
  LCP: number
  CLS: number
  /** The parts beyond 50 ms of the tasks after the first paint. */
  TBT: number
  /** After the first paint; 0 if no task took 50 ms. */
  'longest task': number
  /** From a tap at the first paint to the open menu; NaN on a page without a menu button. */
  'tap to menu': number
  requests: number
}

function observePage() {
  const seen = { FCP: 0, LCP: 0, CLS: 0, TBT: 0, 'longest task': 0 }
  const tasks: PerformanceEntry[] = []
  const observe = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.LCP = startTime
  })
  observe('layout-shift', ({ value = 0 }) => {
    seen.CLS += value
  })
  observe('longtask', (task) => tasks.push(task))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.FCP = startTime
  })
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  /** Resolves 300 ms after the last island is hydrated. */
  const settled = async () => {
    const isAlive = () =>
      [...document.querySelectorAll('[data-island]')].every((island) => island.hasAttribute('data-hydrated'))
    while (document.readyState !== 'complete' || !isAlive()) {
      if (performance.now() > 30_000)
        throw new Error('An island is not alive after 30 s. Read the page’s console.')
      await wait(50)
    }
    await wait(300)
    for (const { startTime, duration } of tasks) {
      // As in Lighthouse: of a task during the first paint only the part after it counts.
      const length = startTime + duration - Math.max(startTime, seen.FCP)
      seen.TBT += Math.max(0, length - 50)
      if (length > 50) seen['longest task'] = Math.max(seen['longest task'], length)
    }
    return seen
  }
  Object.assign(window, { settled })
}

/** Presses the menu button in the task after the first paint and waits for the sheet. */
function observeTap() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const tap = async () => {
    const start = performance.now()
    const button = document.querySelector<HTMLElement>('[data-island="mobile-menu"] button')
    if (!button) return null
    button.click()
    const sheet = document.getElementById('mobile-menu')
    while (!sheet?.checkVisibility() || sheet.getBoundingClientRect().height === 0) {
      if (performance.now() - start > 10_000) return null
      await frame()
    }
    return performance.now() - start
  }
  const tapped = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(tap())
    }).observe({ type: 'paint', buffered: true })
  })
  Object.assign(window, { tapped })
}

async function open(tab: Tab, url: string): Promise<void> {
  const { errorText } = await tab.send('Page.navigate', { url })
  if (errorText) throw new Error(`${url} does not open (${errorText}). Does the site run?`)
}

/** One visit reads the page, a second one taps the menu button. */
export async function visit(devtools: Devtools, url: string): Promise<Visit> {
  const reading = await openPhone(devtools, observePage)
  let requests = 0
  let isComplete = false
  reading.on('Network.requestWillBeSent', ({ request }) => {
    if (!isComplete && !request.url.startsWith('data:')) requests += 1
  })
  reading.on('Page.loadEventFired', () => {
    isComplete = true
  })
  await open(reading, url)
  const seen = await evaluate(reading, 'settled()')
  await reading.close()
  const tapping = await openPhone(devtools, observeTap)
  await open(tapping, url)
  const tap = (await evaluate(tapping, 'tapped')) ?? Number.NaN
  await tapping.close()
  return { ...seen, 'tap to menu': tap, requests }
}

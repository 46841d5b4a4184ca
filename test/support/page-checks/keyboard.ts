import { expect, type Page } from '@playwright/test'
import { pressTab } from '../press-tab.ts'
import { focusOn, focusStops, leaveFocus, orderFaults, type Stop, watchFocus } from './focus.ts'

/** The rows of the glossary are alike: only its first and last stops are walked. */
const longest = 140
const last = 40

/** The faults of the walk by Tab. The page is left as before. */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const count = await page.evaluate(watchFocus)
  expect(count).toBeGreaterThan(15)
  const isLong = count > longest + last
  await pressTab(page, isLong ? longest : count)
  if (isLong) {
    await page.evaluate(focusOn, count - last)
    // The script moved the focus, so elements near it are laid out only in the next frames.
    await frames(page)
    await pressTab(page, last - 1)
  }
  const stops = await page.evaluate(focusStops)
  const reached = stops.map(({ index }) => index)
  const skipped = isLong
    ? Array.from({ length: count - last - longest + 1 }, (_, index) => longest + index)
    : []
  const order = await page.evaluate(orderFaults, [
    ...reached.slice(0, longest),
    ...skipped,
    ...reached.slice(longest),
  ])
  if (!stops.some(({ isInFooter }) => isInFooter)) order.push('the footer is never reached')
  const faults: string[] = []
  for (const stop of stops) {
    const { name, fault } = stop.fault ? await lookAgain(page, stop) : stop
    if (fault) faults.push(`${name} ${fault}`)
  }
  await page.evaluate(leaveFocus)
  return [...faults, ...order]
}

/**
 * Looks at a stop with frames between the keys. On a busy machine several keys fall into one frame,
 * and the elements between them are not laid out.
 */
async function lookAgain(page: Page, stop: Stop): Promise<Stop> {
  const before = Math.min(5, stop.index)
  await page.evaluate(focusOn, stop.index - before)
  for (let step = 0; step < before; step += 1) {
    await frames(page)
    await pressTab(page, 1)
  }
  const again = (await page.evaluate(focusStops)).at(-1)
  return again?.index === stop.index ? again : stop
}

async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}

import type { Page } from '@playwright/test'
import { addresses } from '#test/support/addresses.ts'
import { expect, hydrated, loop } from '#test/support/browser.ts'
import { focusOn, focusStops, orderFaults, watchFocus } from '#test/support/page-checks/focus.ts'
import { pressTab } from '#test/support/press-tab.ts'

/** The glossary's 300 rows are alike: its first stops stand for all, and its last ones follow. */
const longest = 140
const last = 40

/** What is wrong on the way through the page by Tab. */
async function walkByKeyboard(page: Page): Promise<string[]> {
  const count = await page.evaluate(watchFocus)
  expect(count).toBeGreaterThan(15)
  const isLong = count > longest + last
  await pressTab(page, isLong ? longest : count)
  if (isLong) {
    await page.evaluate(focusOn, count - last)
    // The jump is the test's own: what it brings near is laid out in the frames after it.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    await pressTab(page, last - 1)
  }
  const stops = await page.evaluate(focusStops)
  const faults = stops.flatMap(({ name, fault }) => (fault ? [`${name} ${fault}`] : []))
  const skipped = isLong
    ? Array.from({ length: count - last - longest + 1 }, (_, index) => longest + index)
    : []
  const reached = stops.map(({ index }) => index)
  const order = await page.evaluate(orderFaults, [
    ...reached.slice(0, longest),
    ...skipped,
    ...reached.slice(longest),
  ])
  if (!stops.some(({ isInFooter }) => isInFooter)) order.push('the footer is never reached')
  return [...faults, ...order]
}

for (const { name, language, path } of addresses) {
  loop(`${name} (${language}) ${path}: Tab reaches everything, seen and in order`, async ({ page }) => {
    loop.slow()
    await page.goto(path)
    await hydrated(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await walkByKeyboard(page), `${width} px`).toEqual([])
    }
  })
}

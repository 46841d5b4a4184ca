import { addresses, islandPaths } from '#test/support/addresses.ts'
import { back, onward, test } from '#test/support/back-forward.ts'
import { expect, hydrated } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

/** Why the browser did not keep the page (HTML, `NotRestoredReasons`). */
function reasons(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return JSON.stringify(entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : null)
}

/** These pages are personal, so no cache may store them. */
const unkept = /^\/(?:message-received|search)\b/

const kept = (isWhole ? addresses.map(({ path }) => path) : islandPaths).filter((path) => !unkept.test(path))

/** Chromium keeps six pages. */
const atOnce = 5

const home = '/?lang=he'

// A small window is drawn sooner.
test.use({ viewport: { width: 390, height: 640 } })

test('pages come back from the back/forward cache, with what was typed; one with a window of its own does not', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const name = page.locator('#contact-firstName')
  await page.goto('/robots.txt')
  for (let first = 0; first < kept.length; first += atOnce) {
    const some = kept.slice(first, first + atOnce)
    for (const path of some) {
      await onward(page, path)
      await hydrated(page)
      if (path === home) await name.fill('נועה')
    }
    await onward(page, '/robots.txt')
    for (const path of some.toReversed()) {
      const how = await back(page, path)
      const why = how === 'again' ? '' : await page.evaluate(reasons)
      expect.soft(why, `${path}: undo what keeps it out of the cache`).toBe('')
      if (path === home) await expect.soft(name, 'typed').toHaveValue('נועה')
    }
  }
  await page.goto('/careers')
  await page.evaluate(() => void window.open('/robots.txt'))
  await onward(page, '/robots.txt')
  expect(await back(page, '/careers')).toBe('anew')
  expect(await page.evaluate(reasons), 'a window of its own').toContain('browsing-context-group')
})

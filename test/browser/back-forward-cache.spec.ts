import { languages } from '#content/locales.ts'
import type { PageName } from '#content/routes.ts'
import { addresses, firstOfKinds } from '#test/support/addresses.ts'
import { back, forward, onward, test } from '#test/support/back-forward.ts'
import { expect, hydrated } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

test.use({ takesTurns: true })

/** Why the browser did not keep the page (HTML, `NotRestoredReasons`). */
function reasons(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return JSON.stringify(entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : null)
}

/** These pages are personal, so no cache may store them. */
const unkept: PageName[] = ['message-received', 'search']

for (const language of languages) {
  test(`pages come back from the back/forward cache (${language})`, async ({ page }) => {
    test.slow()
    const listed = (isWhole ? addresses : firstOfKinds).filter(
      (one) => one.language === language && !unkept.includes(one.name),
    )
    await page.goto(listed[0]?.path ?? '')
    for (const [index, { name, path }] of listed.entries()) {
      await hydrated(page)
      // Away to the next page and back. The next page is then in the cache.
      const next = listed[index + 1]?.path ?? '/robots.txt'
      await onward(page, next)
      const how = await back(page, path)
      const why = how === 'again' ? '' : await page.evaluate(reasons)
      expect.soft(why, `${name} (${language}) ${path}: undo what keeps it out of the cache`).toBe('')
      await forward(page, next)
    }
  })
}

test('a page comes back from the cache with what was typed', async ({ page }) => {
  await page.goto('/?lang=he')
  await hydrated(page)
  await page.locator('#contact-firstName').fill('נועה')
  await onward(page, '/careers?lang=he')
  expect(await back(page, '/?lang=he')).toBe('again')
  await expect(page.locator('#contact-firstName')).toHaveValue('נועה')
})

test('a page with a window of its own: it comes back anew, and the rule says why', async ({ page }) => {
  await page.goto('/careers')
  await page.evaluate(() => void window.open('/robots.txt'))
  await onward(page, '/robots.txt')
  expect(await back(page, '/careers')).toBe('anew')
  expect(await page.evaluate(reasons)).toContain('browsing-context-group')
})

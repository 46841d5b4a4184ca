import { chromium, expect, type Page, test } from '@playwright/test'
import { languages } from '#content/locales.ts'
import { addresses } from '#test/support/addresses.ts'
import { hydrated } from '#test/support/browser.ts'
import { launchOptions } from '#test/support/launch.ts'

/** Playwright switches the cache off for its own pages; these tests start a browser that has it. */
async function withCache(baseURL: string | undefined, use: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.shown = persisted ? 'again' : 'anew'
      })
    })
    await use(page)
  } finally {
    await browser.close()
  }
}

/** Why the browser threw the page away, in its own words (HTML, `NotRestoredReasons`). */
function reasons(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return JSON.stringify(entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : null)
}

/** Which page is shown now, and whether `again`, from the cache, or `anew`. Between two documents nobody answers. */
function shown(page: Page): Promise<string> {
  return page
    .evaluate(() => `${location.pathname}${location.search} ${document.documentElement.dataset.shown}`)
    .catch(() => '')
}

/** Moves on, or in the history, without Playwright's own navigation, which does not know the cache; says how it is shown. */
async function move(page: Page, to: string, how: (to: string) => void): Promise<string | undefined> {
  await page.evaluate(how, to)
  let now: string[] = []
  const settled = async () => {
    now = (await shown(page)).split(' ')
    return now[0] === to && now[1] !== 'undefined'
  }
  await expect.poll(settled, { intervals: [20] }).toBe(true)
  return now[1]
}

// In a task of their own: the page must answer before it is gone.
const onward = (to: string) => void setTimeout(() => location.assign(to))
const back = () => void setTimeout(() => history.back())
const forward = () => void setTimeout(() => history.forward())

for (const language of languages) {
  test(`every page comes back from the back/forward cache (${language})`, async ({ baseURL }) => {
    test.slow()
    const listed = addresses.filter((address) => address.language === language)
    await withCache(baseURL, async (page) => {
      await page.goto(listed[0]?.path ?? '')
      for (const [index, { name, path }] of listed.entries()) {
        await hydrated(page)
        // Away to the next page and back; the next one is then there already.
        const next = listed[index + 1]?.path ?? '/robots.txt'
        await move(page, next, onward)
        const how = await move(page, path, back)
        const why = how === 'again' ? '' : await page.evaluate(reasons)
        expect.soft(why, `${name} (${language}) ${path}: undo what keeps it out of the cache`).toBe('')
        await move(page, next, forward)
      }
    })
  })
}

test('a page comes back from the cache with what was typed', async ({ baseURL }) => {
  await withCache(baseURL, async (page) => {
    await page.goto('/?lang=he')
    await hydrated(page)
    await page.locator('#contact-firstName').fill('נועה')
    await move(page, '/careers?lang=he', onward)
    expect(await move(page, '/?lang=he', back)).toBe('again')
    await expect(page.locator('#contact-firstName')).toHaveValue('נועה')
  })
})

test('a page with a window of its own: it comes back anew, and the rule says why', async ({ baseURL }) => {
  await withCache(baseURL, async (page) => {
    await page.goto('/careers')
    await page.evaluate(() => void window.open('/robots.txt'))
    await move(page, '/robots.txt', onward)
    expect(await move(page, '/careers', back)).toBe('anew')
    expect(await page.evaluate(reasons)).toContain('browsing-context-group')
  })
})

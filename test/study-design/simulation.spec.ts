import type { Locator, Page } from '@playwright/test'
import { violations } from '#test/support/axe.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

test.use({ takesTurns: true })

const words = {
  en: {
    finished: '10,000 trials are simulated.',
    stopped: /Stopped after [\d,]+ trials\./,
    spoken: /Achieved power: /,
  },
  he: {
    finished: 'הסימולציה של 10,000 מחקרים הסתיימה.',
    stopped: /נעצר אחרי [\d,]+ מחקרים\./,
    spoken: /העוצמה/,
  },
}

const part = (page: Page) => page.locator('#simulation')
const cells = (page: Page) => part(page).locator('[data-rows]').innerText()
const tool = (page: Page) => part(page).locator('[data-island="simulation"]')
const state = (page: Page) => tool(page).locator('progress + span')
const start = (page: Page): Locator => tool(page).locator('.btn-primary')

for (const { language } of inBothLanguages) {
  const word = words[language]

  test(`(${language}) the example: the browser finds what the build found, and tells it; with a broken assumption and another seed it finds other results, also in the R code`, async ({
    page,
    context,
  }) => {
    await page.goto(`/study-design/two-means?lang=${language}`)
    await hydrated(page)
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const built = await cells(page)
    const paths = () =>
      part(page)
        .locator('[data-courses] path')
        .evaluateAll((all) => all.map((one) => one.outerHTML))
    const drawn = await paths()
    expect(built).toContain('80.15%')
    await start(page).press('Enter')
    await expect(state(page)).toHaveText(word.finished)
    expect(await cells(page)).toBe(built)
    expect(await paths()).toEqual(drawn)
    await expect(page.getByRole('status').filter({ hasText: word.spoken })).toBeAttached()
    // Nothing was loaded before the press, and nothing is sent.
    expect(asked).toEqual([expect.stringMatching(/^\/build\/compute-worker-\w+\.js$/)])
    // The page is as it was built, which `browser/pages` tries.
    if (isWhole) expect(await violations(page)).toEqual([])

    await part(page).locator('select').selectOption('losses')
    await part(page).locator('input').fill('7')
    await start(page).click()
    await expect(page.locator('#simulation-code')).toContainText('set.seed(7)\nbroken <- "losses"')
    await expect.poll(() => cells(page)).not.toBe(built)
    await expect(state(page)).toHaveText(word.finished)
  })

  test(`(${language}) stop: it stops, and the page says where`, async ({ page }) => {
    // Nearly a million participants.
    await page.goto(`/study-design/time-to-event?lang=${language}&find=power&n=400000&hr=0.99`)
    await hydrated(page)
    await start(page).click()
    await tool(page).locator('.btn-quiet').click()
    await expect(state(page)).toHaveText(word.stopped)
    await expect(start(page)).toBeFocused()
    await expect(part(page).locator('progress')).toBeHidden()
  })
}

test('a seed that is no whole number: the browser says so, and nothing runs; the worker does not load: the page says so, and the next press works; another design while it runs: the results are those of the new one, and the choice is kept', async ({
  page,
  context,
}) => {
  await context.route('**/compute-worker-*.js', (route) => route.abort())
  await page.goto('/study-design/two-means')
  await hydrated(page)
  const seed = part(page).locator('input')
  const before = await seed.inputValue()
  await seed.fill('1.5')
  await start(page).click()
  await expect(part(page).locator('input:invalid')).toBeFocused()
  await expect(state(page)).toBeEmpty()

  await seed.fill(before)
  await part(page).locator('select').selectOption('skewed')
  await start(page).click()
  await expect(state(page)).toHaveText(
    'The simulation did not run. Please check your connection and try again.',
  )

  await context.unroute('**/compute-worker-*.js')
  await start(page).click()
  await expect(part(page).locator('progress')).toBeVisible()
  // Ten thousand trials of a dozen participants take a tenth of the time of the example.
  await page.locator('#field-difference').fill('20')
  await expect(page.locator('[data-headline] dd')).not.toHaveText('128')
  await expect(part(page).locator('[data-results]')).toBeHidden()
  await expect(part(page).locator('select')).toHaveValue('skewed')
  await start(page).click()
  await expect(state(page)).toHaveText(words.en.finished)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the example and difficult cases are there as text', async ({ page }) => {
    await page.goto('/study-design/two-means')
    await expect(part(page).locator('[data-rows]')).toContainText('80.15%')
    await expect(start(page)).toBeHidden()
    const cases = part(page).locator('details:not([open]) > summary')
    await expect(cases).toHaveText('Where formula and simulation differ')
    await cases.click()
    await part(page).getByRole('link', { name: 'Allocation ratio: 3:1; Size of group 1: 30' }).click()
    await expect(page.locator('#field-allocation')).toHaveValue('3:1')
  })
})

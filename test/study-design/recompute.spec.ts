import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { violations } from '#test/support/axe.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

test.use({ takesTurns: true })

/** What the build computed, and so what a browser computes again. */
const [head, ...lines] = readFileSync('public/data/benchmarks/values.csv', 'utf8').trimEnd().split('\r\n')
const linesOfMeans = lines.filter((line) => line.split(',')[1] === 'two-means')
const fileOfMeans = [head, ...linesOfMeans, ''].join('\r\n')
const all = lines.length.toLocaleString('en')
const ofMeans = linesOfMeans.length

const words = {
  en: {
    agree: (count: number | string) =>
      new RegExp(
        `^All ${count} values recomputed in your browser in \\d+\\.\\d s: each agrees with its source within the tolerance\\.`,
      ),
    mark: /^(?:same|agrees)$/,
    tally: `${ofMeans} of ${ofMeans} agree in your browser`,
    stopped: new RegExp(`^Stopped after \\d+ of ${all} values\\.$`),
  },
  he: {
    agree: (count: number | string) =>
      new RegExp(
        `^כל ${count} הערכים חושבו מחדש בדפדפן שלכם תוך \\d+\\.\\d שניות: כל ערך תואם למקור שלו בתוך הסטייה המותרת\\.`,
      ),
    mark: /^(?:זהה|תואם)$/,
    tally: `${ofMeans} מתוך ${ofMeans} תואמים בדפדפן שלכם`,
    stopped: new RegExp(`^החישוב נעצר אחרי \\d+ מתוך ${all} ערכים\\.$`),
  },
}

const part = (page: Page) => page.locator('[data-island="recompute-checks"]')
const start = (page: Page) => part(page).locator('.btn-primary')
const stop = (page: Page) => part(page).locator('.btn-quiet')
const status = (page: Page) => part(page).getByRole('status')
const marks = (page: Page) => page.locator('.mark span')
const tally = (page: Page) => page.locator('[data-tally="two-means"]')

/** All values take seconds: one test computes them, the others those of one design. */
const answerWith = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/plain', body })
const answerWithOneDesign = answerWith(fileOfMeans)

/** The source would have printed another value. */
const printWrong = answerWith(fileOfMeans.replace(',exact,63.76576,', ',exact,63.86576,'))

/** The worker's file ends with calls that never end. */
async function computeForever(route: Route): Promise<void> {
  const response = await route.fetch()
  const slow = `const post = self.postMessage.bind(self)
    self.postMessage = (data) => { post(data); if (data.progress) for (;;); }\n`
  await route.fulfill({ response, body: slow + (await response.text()) })
}

for (const { language } of inBothLanguages) {
  const word = words[language]
  const address = (query = '') => `/study-design/checks?lang=${language}${query}`

  test(`(${language}) the page of all designs on a phone: all values agree, and each design says how many`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address())
    await hydrated(page)
    await start(page).click()
    await expect(status(page)).toHaveText(word.agree(all))
    await expect(tally(page)).toHaveText(word.tally)
    const counts = await page.locator('[data-tally]').allInnerTexts()
    const numbers = counts.map((text) => Number(text.match(/\d+/)?.[0]))
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(lines.length)
    const width = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(width)).toBeLessThanOrEqual(0)
    // A short run tries axe with a row that differs, below.
    if (isWhole) expect(await violations(page)).toEqual([])
  })

  test(`(${language}) stop: it stops, and the page says where; the next press marks each row of the design, the columns stay, and its values are counted`, async ({
    page,
    context,
  }) => {
    await context.route('**/values.csv', answerWithOneDesign)
    await context.route('**/recompute-worker-*.js', computeForever)
    await page.goto(address('&design=two-means'))
    await hydrated(page)
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const places = () =>
      page.locator('thead th').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
    const before = await places()
    const height = () => page.locator('table').evaluate((table) => table.clientHeight)
    const tall = await height()
    await start(page).click()
    await expect(part(page).locator('progress')).toBeVisible()
    await stop(page).press('Enter')
    await expect(status(page)).toHaveText(word.stopped)
    await expect(start(page)).toBeFocused()
    await expect(stop(page)).toBeHidden()
    await expect(marks(page).first()).toHaveText(word.mark)
    await expect(marks(page).last()).toBeEmpty()

    await context.unroute('**/recompute-worker-*.js')
    await start(page).press('Enter')
    await expect(status(page)).toHaveText(word.agree(ofMeans))
    await expect(marks(page)).toHaveText(Array(ofMeans).fill(word.mark))
    await expect(tally(page)).toHaveText(word.tally)
    await expect(start(page)).toBeFocused()
    expect(await places()).toEqual(before)
    expect(await height()).toBe(tall)
    // Nothing was loaded before the press, and nothing is sent.
    expect([...new Set(asked)].sort()).toEqual([
      expect.stringMatching(/^\/build\/recompute-worker-\w+\.js$/),
      '/data/benchmarks/values.csv',
    ])
  })
}

const row = 'two-means-ea282a-exact-R'

test('a value that its source prints otherwise: its row says so, and the status links to it', async ({
  page,
  context,
}) => {
  await context.route('**/values.csv', printWrong)
  await page.goto('/study-design/checks?design=two-means')
  await hydrated(page)
  await start(page).click()
  await expect(status(page)).toHaveText(
    new RegExp(`All ${ofMeans} values recomputed .* s\\. Values outside the tolerance of their source: 1\\.`),
  )
  await expect(page.locator(`#${row} .mark span`)).toHaveText('differs: 63.765764')
  await expect(marks(page).filter({ hasText: 'differs' })).toHaveCount(1)
  await expect(tally(page)).toHaveText(
    `${ofMeans - 1} of ${ofMeans} agree in your browser; outside the tolerance: 1`,
  )
  await expect(part(page).getByRole('link', { name: row })).toHaveAttribute('href', `#${row}`)
  expect(await violations(page)).toEqual([])
})

test('the same on the page of all designs, after files that did not load: said, and the link opens the row in the list of its design', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/Failed to load resource/)
  await page.goto('/study-design/checks?lang=he')
  await hydrated(page)
  for (const file of ['**/recompute-worker-*.js', '**/values.csv'])
    await test.step(`${file} does not load`, async () => {
      await context.route(file, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await start(page).click()
      await failed
      await expect(status(page)).toHaveText('הערכים לא חושבו מחדש. בדקו את החיבור לרשת ונסו שוב.')
      await context.unroute(file)
    })
  await context.route('**/values.csv', printWrong)
  await start(page).click()
  await part(page).getByRole('link', { name: row }).click()
  await expect(page).toHaveURL(`/study-design/checks?lang=he&design=two-means#${row}`)
  await expect(page.locator(`#${row}`)).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is as before, and says what the build computed', async ({ page }) => {
    await page.goto('/study-design/checks?design=two-means')
    await expect(start(page)).toBeHidden()
    await expect(page.locator('td.mark').first()).toBeHidden()
    await expect(page.locator('main p.needs-no-script')).toBeVisible()
    await expect(page.locator('main p.needs-no-script')).toContainText(
      'your browser can compute the values again',
    )
    await expect(page.locator(`#${row} td:not(.mark)`).first()).toHaveText('63.76576')
  })
})

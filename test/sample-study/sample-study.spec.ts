import { expect, hydrated, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

/** The links from the report to the form. */
const presses = [
  '.prose a[href$="#hazardRatio"]',
  '#hazardRatio > a',
  'summary:has(+ section[aria-labelledby="rows-title"])',
  'td > a[href*=".AVAL"]',
  '[data-sources] a[href*=".DTHDTC"], [data-sources] a[href*=".SSDTC"]',
  '[data-sources] a[href*=".form-ds.1.SURV"]',
]

test('on a phone, in Hebrew, by the keyboard: six presses from the hazard ratio to the form, and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/sample-study/report?lang=he')
  for (const selector of presses) {
    const link = page.locator(selector).first()
    const address = await link.getAttribute('href')
    await link.focus()
    await page.keyboard.press('Enter')
    if (address) await page.waitForURL((url) => url.pathname + url.search + url.hash === address)
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  await expect(page.locator('[aria-current="true"] dd :is(.crf-box, [data-marked]) bdi')).toHaveText(
    /^(\d{4}-\d\d-\d\d|ALIVE|DEAD)$/,
  )
  await page.locator('main a[href$="#hazardRatio"]').first().press('Enter')
  await expect(page.locator('#hazardRatio')).toBeInViewport()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same presses', async ({ page }) => {
    await page.goto('/sample-study/report')
    for (const selector of presses) await page.locator(selector).first().click()
    await expect(page.locator('h1')).toContainText(/Date of that contact|Survival status/)
    await expect(page.locator('ol:has(> [aria-current="step"]) a')).toHaveCount(4)
  })
})

test('the way to the form: its present station moves to that of the next page, unless motion is unwanted', async ({
  page,
}) => {
  await page.goto('/sample-study/trace')
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.study-ribbon *')]
        .filter((element) => getComputedStyle(element).viewTransitionName !== 'none')
        .map((element) => element.ariaCurrent),
    )
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await moving()).toEqual(['step'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moving()).toEqual([])
})

test('a SAS transport file: served as bytes, which no browser shows as text', async ({ request }) => {
  const answer = await request.get('/sample-study/data/dm.xpt')
  expect(answer.headers()['content-type']).toBe('application/octet-stream')
})

for (const [width, output] of [
  [1440, 't-14-3-1-3'],
  [390, 't-14-3-2'],
] as const)
  test(`at ${width} px: a number and its share are on one line, and the table fits (${output})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/sample-study/outputs?show=${output}`)
    const heights = await page
      .locator('td > a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(40)
    expect(Math.max(...heights)).toBeLessThan(30)
    const box = page.locator('section:has(> table)')
    expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  })

test('a listing on a phone: no date, participant, or treatment breaks at its hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['en', 'he']) {
    await page.goto(`/sample-study/outputs?show=l-14-3-4-2&lang=${language}`)
    const values = page
      .locator('tbody bdi')
      .filter({ hasText: /^(\d{4}-\d\d-\d\d|\d{3}-\d{3}|MCR-117 400 mg)$/ })
    const lines = await values.evaluateAll((all) => all.map((value) => value.getClientRects().length))
    expect(lines.length).toBeGreaterThan(30)
    expect(new Set(lines)).toEqual(new Set([1]))
  }
})

test('a link to a number far down in its table shows the head of the table too; on a phone the number says its column', async ({
  page,
}) => {
  const numbers = [
    ['t-14-1-1', 'bmi-known-control'],
    ['t-14-3-1-3', 'any-control-grade2'],
    ['t-14-2-1', 'stratifiedTest'],
  ]
  for (const [turn, width] of [390, 1440].entries()) {
    await page.setViewportSize({ width, height: 800 })
    for (const [show, cell] of numbers.filter((_, index) => isWhole || index % 2 === turn)) {
      await page.goto(`/sample-study/outputs?show=${show}&lang=he#${cell}`)
      const number = page.locator(`[id="${cell}"]`)
      await expect(number, `${width} px`).toBeInViewport({ ratio: 0.9 })
      const column = await number.evaluate((one: HTMLTableCellElement) => one.cellIndex)
      const head = page.locator('thead th').nth(column)
      if (width === 1440) await expect(head, `${width} px`).toBeInViewport({ ratio: 0.9 })
      const shown = await number.evaluate((one) => getComputedStyle(one, '::before').content)
      expect(shown).toBe(width === 390 ? `"${await head.textContent()}"` : 'none')
    }
  }
})

test('only a table that scrolls is a tab stop', async ({ page }) => {
  for (const [width, isStop] of [
    [1440, false],
    [320, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/sample-study/outputs?show=l-14-3-4-2')
    await hydrated(page)
    const box = page.locator('section:has(> table)')
    await expect(box).toHaveJSProperty('tabIndex', isStop ? 0 : -1)
  }
})

test('outputs: each link of the index has the title; on a phone the table comes first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/sample-study/outputs')
  const table = await page.locator('main table').boundingBox()
  expect(table?.y).toBeLessThan(844)
  const index = page.getByRole('navigation', { name: 'All outputs' })
  await page.getByRole('link', { name: 'All outputs' }).click()
  await expect(index.getByRole('link').first()).toBeInViewport()
  await index.getByRole('link', { name: 'Figure 14.2.1 Overall survival: Kaplan-Meier estimates' }).click()
  await expect(page.getByRole('heading', { name: 'Figure 14.2.1: Overall survival' })).toBeVisible()
})

test('the way of a trace: on one line from right to left in Hebrew, below each other on a phone', async ({
  page,
}) => {
  const places = () =>
    page.locator('li:is([aria-current="step"], ol:has(> [aria-current="step"]) > li)').evaluateAll((all) =>
      all.map((one) => {
        const { x, y } = one.getBoundingClientRect()
        return { x, y }
      }),
    )
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/sample-study/trace?lang=he&at=101-001.ADTTE.1.AVAL&via=t-14-2-1.hazardRatio')
  const wide = await places()
  expect(wide.map(({ x }) => x)).toEqual(wide.map(({ x }) => x).toSorted((one, other) => other - one))
  expect(new Set(wide.map(({ y }) => y)).size).toBe(1)
  await page.setViewportSize({ width: 390, height: 800 })
  const narrow = await places()
  expect(new Set(narrow.map(({ x }) => x)).size).toBe(1)
  expect(narrow.map(({ y }) => y)).toEqual(narrow.map(({ y }) => y).toSorted((one, other) => one - other))
  expect(narrow).toHaveLength(5)
})

import { expect, hydrated, test } from '#test/support/browser.ts'
import { oneIn } from '#test/support/extent.ts'

test('the toggle replaces the history entry, keeps path, query, anchor and place; Back leaves', async ({
  page,
}) => {
  await page.goto('/?utm_source=a')
  await page.goto('/?ref=b#solutions')
  await hydrated(page)
  const link = page.getByRole('banner').getByRole('link', { name: 'עברית' })
  await expect(link).toHaveAttribute('hreflang', 'he')
  await expect(link).toHaveAttribute('lang', 'he')
  await expect(link).toHaveAttribute('href', /\/\?ref=b&lang=he#solutions$/)
  const length = await page.evaluate(() => navigation.entries().length)
  await page.getByRole('banner').getByRole('link', { name: 'עברית' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveURL(/\/\?ref=b&lang=he#solutions$/)
  expect(await page.evaluate(() => navigation.entries().length)).toBe(length)
  // Without script the link keeps only parameters that the page reads.
  const wayBack = page.getByRole('banner').getByRole('link', { name: 'English' })
  await expect(wayBack).toHaveAttribute('href', /\/\?ref=b#solutions$/)
  await wayBack.click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page).toHaveURL(/\/\?ref=b#solutions$/)
  await page.goBack()
  await expect(page).toHaveURL(/utm_source=a$/)
})

test('the toggle keeps the place on the page; only the Hebrew page fetches a Hebrew font', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  await page.goto('/')
  await hydrated(page)
  expect(fonts.filter((url) => url.includes('hebrew'))).toEqual([])
  expect(fonts.filter((url) => url.includes('latin')).length).toBe(1)
  await page.locator('#solutions').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await page.mouse.wheel(0, 150)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.getByRole('banner').getByRole('link', { name: 'עברית' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  const share = () =>
    page.locator('#solutions').evaluate((section) => {
      const { top, height } = section.getBoundingClientRect()
      return (100 - top) / height
    })
  await expect.poll(share).toBeGreaterThan(0.05)
  await expect.poll(share).toBeLessThan(0.4)
  await hydrated(page)
  expect(fonts.some((url) => url.includes('hebrew'))).toBe(true)
})

const withCards = [
  {
    path: '/key-concepts?q=hazard',
    opened: ['cause-specific-hazard', 'hazard-function'],
    closed: 'hazard-ratio-hr',
  },
  { path: '/key-concepts', opened: ['hazard-function', 'p-value'], closed: 'power' },
  { path: '/solutions', opened: ['clinical-solutions'], closed: 'data-management' },
]

for (const { path, opened, closed } of oneIn(2, withCards)) {
  test(`the toggle keeps the open cards of ${path}, there and back`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const open = () =>
      page.locator('main details[id][open]').evaluateAll((cards) => cards.map(({ id }) => id).sort())
    // A font that arrives during a click moves the row from under the pointer.
    await page.evaluate(() => document.fonts.ready)
    for (const id of opened) await page.locator(`#${id} > summary`).click()
    expect(await open()).toEqual([...opened].sort())
    const last = page.locator(`#${opened.at(-1)}`)
    await last.evaluate((card) => card.scrollIntoView({ behavior: 'instant' }))
    for (const language of ['he', 'en']) {
      await page.getByRole('banner').locator('a[data-language]:visible').click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await hydrated(page)
      expect(await open()).toEqual([...opened].sort())
      await expect(last.locator('> summary')).toBeInViewport()
    }
    await expect(page.locator(`#${closed}`)).not.toHaveAttribute('open')
  })
}

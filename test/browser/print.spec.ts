import type { Locator } from '@playwright/test'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { expect, inBothLanguages, test } from '#test/support/browser.ts'
import { oneIn } from '#test/support/extent.ts'
import { pageCount } from '#test/support/pdf.ts'

test.use({ takesTurns: true })

const printed = ['/', '/about-us', '/leadership', '/blog/supply-chain-early-phase-studies', '/key-concepts']
const services = ['/data-management', '/clinical-solutions', '/biostatistics']

for (const { language, query } of inBothLanguages) {
  test(`on paper (${language}): no header, menus, panel, breadcrumb or form; the sender and the text remain`, async ({
    page,
  }) => {
    for (const path of printed) {
      await page.goto(path + query)
      await page.emulateMedia({ media: 'print' })
      const away = page.locator(
        'header, [popover], .accessibility-corner, nav, main form, main button, .toasts, .btn-primary, .btn-quiet',
      )
      const shown = await away.evaluateAll((parts) =>
        parts.filter((part) => part.getClientRects().length > 0).map((part) => part.outerHTML.slice(0, 120)),
      )
      expect(shown, path).toEqual([])
      await expect(page.locator('h1')).toBeVisible()
      const sender = await page.locator('footer address').boundingBox()
      const heading = await page.locator('h1').boundingBox()
      expect((sender?.y ?? 0) + (sender?.height ?? 0), 'the sender stands above the title').toBeLessThan(
        heading?.y ?? 0,
      )
    }
  })
}

/** The services with the most text. */
const longSheets = [
  '/biostatistics?sheet=statistical-analysis',
  '/clinical-solutions?sheet=medical-writing',
  '/data-management?sheet=edc-systems',
]

for (const { language, query } of inBothLanguages) {
  test(`the number of sheets (${language}): two for home, one A4 for each service and for its page’s opening`, async ({
    page,
  }) => {
    const sheets = async (address: string) => {
      await page.goto(address)
      return pageCount(await page.pdf({ format: 'A4' }))
    }
    expect(await sheets(`/${query}`), 'home').toBe(2)
    for (const path of oneIn(2, services)) {
      const count = await sheets(path + query)
      expect(count, path).toBe((await page.locator('main article').count()) + 1)
    }
    for (const path of longSheets) expect(await sheets(path + query.replace('?', '&')), path).toBe(1)
  })
}

for (const { language, query } of inBothLanguages) {
  test(`the glossary on paper (${language}): two columns, a sheet for fourteen terms`, async ({ page }) => {
    for (const path of oneIn(2, ['/key-concepts', '/biostatistic-glossary'])) {
      await page.goto(path + query)
      const pdf = await page.pdf({ format: 'A4' })
      expect(pageCount(pdf), path).toBeLessThanOrEqual(Math.ceil(records.length / 14))
    }
  })
}

test('on paper what is drawn as a background is drawn, and no address stands twice', async ({ page }) => {
  await page.goto('/about-us')
  await page.emulateMedia({ media: 'print' })
  const mark = page.locator('.timeline-entry').first()
  expect(await mark.evaluate((it) => getComputedStyle(it, '::before').printColorAdjust)).toBe('exact')
  await page.goto('/privacy-policy')
  const mail = page.locator('main a[href^="mailto"]').first()
  expect(await mail.evaluate((it) => getComputedStyle(it, '::after').content)).toBe('none')
})

test('on paper a link says where it leads, but not where the citation below it does', async ({ page }) => {
  const shownAfter = (link: Locator) => link.evaluate((it) => getComputedStyle(it, '::after').content)
  await page.goto('/about-us?lang=he')
  await page.emulateMedia({ media: 'print' })
  const inner = page.locator('main a[href^="/"]:not(nav a)').first()
  expect(await shownAfter(inner), 'without script: the path').toContain(await inner.getAttribute('href'))
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return shownAfter(inner)
    }, 'with the host')
    .toContain(`${new URL(page.url()).host}${await inner.getAttribute('href')}`)
  await page.goto('/blog/scientific-articles')
  const publication = page.locator('.publication').first()
  const title = publication.locator('h3 > a')
  const doi = (await title.getAttribute('href'))?.replace('https://doi.org/', '') ?? ''
  await expect(publication.locator('details')).toContainText(doi)
  expect(await shownAfter(title)).toBe('none')
})

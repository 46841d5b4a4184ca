import { expect, inBothLanguages, test } from '#test/support/browser.ts'
import { inShort } from '#test/support/extent.ts'
import { pageCount } from '#test/support/pdf.ts'

test.use({ takesTurns: true })

/** The fullest states, with the longest tables, and how many sheets they may take; two in a short run. */
const designs = {
  'time-to-event?goal=noninferiority&hr=0.95&lost=5&dropout=10': 2,
  'group-sequential?boundary=hwangShihDeCani&looks=6': 3,
  'cluster-randomized?goal=noninferiority&cv=0.4&dropout=10': 2,
}

/** Tables of which paper cuts off a part. */
const cutTables = () =>
  [...document.querySelectorAll('main .scroll-x')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  ).length

for (const { language } of inBothLanguages) {
  test(`a design on paper (${language}): on few sheets, with its address and without those of other designs`, async ({
    page,
  }) => {
    // As wide as an A4 between its margins.
    await page.setViewportSize({ width: 680, height: 1000 })
    for (const [design, sheets] of Object.entries(designs).slice(0, inShort(2, 3))) {
      await page.goto(`/study-design/${design}&lang=${language}`)
      expect(pageCount(await page.pdf({ format: 'A4' })), design).toBeLessThanOrEqual(sheets)
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(cutTables), design).toBe(0)
      await page.emulateMedia({ media: null })
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#design-link')).toBeVisible()
    const addresses = page.locator('main a:is([href^="http"], [href^="/"]):visible')
    const printed = await addresses.evaluateAll((links) =>
      links.filter((link) => getComputedStyle(link, '::after').content !== 'none').map(({ id }) => id),
    )
    expect(printed).toEqual(['design-link'])
  })
}

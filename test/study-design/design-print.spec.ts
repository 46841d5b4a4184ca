import { expect, inBothLanguages, test } from '#test/support/browser.ts'
import { pageCount } from '#test/support/pdf.ts'

test.use({ takesTurns: true })

/** The fullest states, with the longest tables. */
const designs = [
  'time-to-event?goal=noninferiority&hr=0.95&lost=5&dropout=10',
  'group-sequential?boundary=hwangShihDeCani&looks=6',
  'cluster-randomized?goal=noninferiority&cv=0.4&dropout=10',
]

for (const { language } of inBothLanguages) {
  test(`a design on paper (${language}): one A4, with its address and without those of other designs`, async ({
    page,
  }) => {
    for (const design of designs) {
      await page.goto(`/study-design/${design}&lang=${language}`)
      expect(pageCount(await page.pdf({ format: 'A4' })), design).toBe(1)
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

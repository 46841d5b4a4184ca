import { expect, inBothLanguages, test } from '#test/support/browser.ts'
import { fontsDrawn } from '#test/support/page-checks/stability.ts'
import { halfDigit, pointsIn, spreadOf } from '#test/support/points.ts'

test.use({ takesTurns: true })

const design = '/study-design/two-means?find=difference&sd=20&n=64&rows=sd&columns=n'
const lists = '/study-design/checks?design=two-means'

/** Columns whose numbers have different numbers of decimals. */
const columns = [
  { name: 'sensitivity', path: design, cells: '[aria-labelledby="sensitivity-title"] td:nth-child(2)' },
  { name: 'two assumptions', path: design, cells: '[aria-labelledby="grid-title"] td:nth-child(2)' },
  { name: 'values of sources', path: lists, cells: '.ledger td:nth-child(3)' },
  { name: 'differences', path: lists, cells: '.ledger td:nth-child(5)' },
]

for (const { language, query } of inBothLanguages)
  for (const { name, path, cells } of columns)
    test(`${name} (${language}): the decimal points of the column are below each other`, async ({ page }) => {
      await page.goto(`${path}${query.replace('?', '&')}`)
      await page.evaluate(fontsDrawn)
      const places = await pointsIn(page.locator(cells))
      const decimals = new Set(places.map(({ number }) => number.split('.')[1]?.length ?? 0))
      expect(decimals.size, 'numbers of different length').toBeGreaterThan(1)
      expect(spreadOf(places), JSON.stringify(places)).toBeLessThan(halfDigit)
    })

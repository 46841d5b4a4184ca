import { expect, inBothLanguages, test } from '#test/support/browser.ts'
import { fontsDrawn } from '#test/support/page-checks/stability.ts'
import { halfDigit, pointsIn, spreadOf } from '#test/support/points.ts'

test.use({ takesTurns: true })

const design = '/study-design/two-means?find=difference&sd=20&n=64&rows=sd&columns=n'
const lists = '/study-design/checks?design=two-means'

/** Columns whose numbers have different numbers of decimals. */
const pages = [
  {
    path: design,
    columns: {
      sensitivity: '[aria-labelledby="sensitivity-title"] td:nth-child(2)',
      'two assumptions': '[aria-labelledby="grid-title"] td:nth-child(2)',
    },
  },
  {
    path: lists,
    columns: {
      'values of sources': '.ledger td:nth-child(3)',
      differences: '.ledger td:nth-child(5)',
    },
  },
]

for (const { language, query } of inBothLanguages)
  test(`(${language}) the decimal points of a column are below each other`, async ({ page }) => {
    for (const { path, columns } of pages) {
      await page.goto(`${path}${query.replace('?', '&')}`)
      await page.evaluate(fontsDrawn)
      for (const [name, cells] of Object.entries(columns)) {
        const places = await pointsIn(page.locator(cells))
        const decimals = new Set(places.map(({ number }) => number.split('.')[1]?.length ?? 0))
        expect.soft(decimals.size, `${name}: numbers of different length`).toBeGreaterThan(1)
        expect.soft(spreadOf(places), `${name}: ${JSON.stringify(places)}`).toBeLessThan(halfDigit)
      }
    }
  })

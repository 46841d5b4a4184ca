import { expect, inBothLanguages, test } from '#test/support/browser.ts'
import { fontsDrawn } from '#test/support/page-checks/stability.ts'
import { halfDigit, pointsIn, spreadOf } from '#test/support/points.ts'

test.use({ takesTurns: true })

const columns = [
  { name: 'rows of a trace', path: '/sample-study/trace?at=t-14-2-1.hazardRatio&sort=AVAL', least: 160 },
  { name: 'participants', path: '/sample-study/participants?sort=time', least: 160 },
  { name: 'datasets', path: '/sample-study/datasets?', least: 4 },
]

for (const { language, query } of inBothLanguages)
  test(`the decimal points of a column are below each other (${language})`, async ({ page }) => {
    for (const { name, path, least } of columns) {
      await page.goto(path + query.replace('?', '&'))
      await page.evaluate(fontsDrawn)
      const table = page.locator('table:visible').first()
      const column = await table
        .locator('th')
        .evaluateAll((heads) => heads.findIndex(({ className }) => className === 'number'))
      const places = await pointsIn(table.locator(`tbody > tr > :nth-child(${column + 1})`))
      expect.soft(places.length, name).toBeGreaterThanOrEqual(least)
      expect.soft(spreadOf(places), `${name}: ${JSON.stringify(places.slice(0, 9))}`).toBeLessThan(halfDigit)
    }
  })

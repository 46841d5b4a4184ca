import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const asked = (page: Page) => page.locator('[data-headline] dd')
const line = (page: Page) => page.locator('[data-line]')
const field = (page: Page, name: string) => page.locator(`#field-${name}`)
const design = (query: string, more = '') =>
  `/study-design/two-means${query}${more && (query ? '&' : '?')}${more}`

for (const { language, query } of inBothLanguages) {
  test(`(${language}) another question: its fields at once, what was found in them, and back the same numbers`, async ({
    page,
  }) => {
    await page.goto(design(query))
    await hydrated(page)
    await expect(field(page, 'n')).toBeHidden()
    await field(page, 'find').selectOption('difference')
    await expect(field(page, 'difference')).toBeHidden()
    await expect(field(page, 'n')).toHaveValue('64')
    // R: power.t.test(n = 64, delta = NULL, sd = 10, power = 0.8) gives 4.991.
    await expect(asked(page)).toHaveText('4.991')
    await expect(line(page)).toContainText('4.991')
    await expect(line(page)).toContainText('128')
    await expect(page).toHaveURL(/find=difference.*n=64/)
    await expect(page.locator('textarea[name="message"]')).toHaveValue(/4\.991/)
    await field(page, 'find').selectOption('size')
    await expect(asked(page)).toHaveText('128')
    await expect(field(page, 'n')).toBeHidden()
    await expect(field(page, 'difference')).toHaveValue(/^4\.99/)
    await field(page, 'find').selectOption('power')
    await expect(field(page, 'power')).toBeHidden()
    // The difference that was found has exactly the power that was asked for.
    await expect(asked(page)).toHaveText('80.00%')
    await page.goBack()
    await expect(field(page, 'find')).toHaveValue('size')
    await expect(asked(page)).toHaveText('128')
    await page.reload()
    await hydrated(page)
    await expect(asked(page)).toHaveText('128')
    await page.goBack()
    await expect(field(page, 'find')).toHaveValue('difference')
    await expect(asked(page)).toHaveText('4.991')
    await expect(field(page, 'difference')).toBeHidden()
  })

  test(`(${language}) a grid: it stays while one types, in the other language, and after Back; on a phone its region scrolls, the page does not`, async ({
    page,
  }) => {
    const table = page.locator('#grid table')
    await page.goto(design(query))
    await hydrated(page)
    await field(page, 'sd').fill('9')
    await expect(asked(page)).toHaveText('104')
    await page.locator('#grid-rows').selectOption('sd')
    await page.locator('#grid-columns').selectOption('difference')
    await page.locator('#grid button').click()
    await page.waitForURL(/rows=sd&columns=difference&step=10#grid$/)
    await hydrated(page)
    await expect(table.locator('strong')).toHaveText('104')
    await field(page, 'sd').fill('10')
    await expect(table.locator('strong')).toHaveText('128')
    await expect(page).toHaveURL(/sd=10.*rows=sd/)
    await expect(table.locator('tbody tr').first().locator('td').first()).toHaveText(/128\s*80\.15%/)
    await page
      .locator('a[data-language]:visible')
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click())
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'he' : 'en')
    await expect(table.locator('strong')).toHaveText('128')
    await hydrated(page)
    await field(page, 'goal').selectOption('noninferiority')
    await expect(page.locator('#grid')).toContainText(/different assumptions|הנחות שונות/)
    await page.goBack()
    await expect(table.locator('strong')).toHaveText('128')

    await page.setViewportSize({ width: 320, height: 800 })
    const { width, reach } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      reach: document.documentElement.scrollWidth,
    }))
    expect(reach).toBeLessThanOrEqual(width)
    await expect(page.locator('#grid td').last()).toHaveText(/128\s*80\.15%/)
  })
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })
  for (const { language, query } of inBothLanguages)
    test(`(${language}) another question and a grid: forms that ask the server; what is not used says so`, async ({
      page,
    }) => {
      await page.goto(design(query))
      await expect(field(page, 'n')).toHaveValue('64')
      await field(page, 'find').selectOption('difference')
      await page.locator('#design button[type="submit"]').click()
      await expect(asked(page)).toHaveText('4.991')
      await expect(page.locator('#field-difference-hint')).toContainText(/Not used when|לא בשימוש/)
      await expect(field(page, 'difference')).toHaveValue(/^4\.99/)
      await page.locator('#grid-rows').selectOption('sd')
      await page.locator('#grid-columns').selectOption('n')
      await page.locator('#grid button').click()
      await expect(page.locator('#grid td strong')).toHaveText('4.991')
      await expect(field(page, 'find')).toHaveValue('difference')
    })
})

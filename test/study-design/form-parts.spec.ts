import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const part = (page: Page, field: string) => page.locator(`details:has(#field-${field})`)
const headline = (page: Page) => page.locator('[data-headline] dd')

for (const { language, query } of inBothLanguages) {
  const survival = `/study-design/time-to-event${query}`

  test(`(${language}) a folded part opens by a press, its value counts, and it stays open; Back opens it again`, async ({
    page,
  }) => {
    await page.goto(survival)
    await hydrated(page)
    await expect(page.locator('#field-delay')).toBeHidden()
    await part(page, 'delay').locator('summary').click()
    const before = await headline(page).textContent()
    await page.locator('#field-pace').selectOption('steps')
    await expect(page.locator('#field-firstMonths')).toBeVisible()
    await expect(headline(page)).not.toHaveText(before ?? '')
    await page.locator('#field-pace').selectOption('even')
    await expect(headline(page)).toHaveText(before ?? '')
    await part(page, 'delay').locator('summary').click()
    await page.goBack()
    await expect(page.locator('#field-pace')).toHaveValue('steps')
    await expect(page.locator('#field-pace')).toBeVisible()
  })

  test(`(${language}) a folded part is open for a linked value and for a fault, and hidden where it is not read`, async ({
    page,
  }) => {
    const add = query ? '&' : '?'
    await page.goto(`${survival}${add}delay=3`)
    await expect(page.locator('#field-delay')).toBeVisible()
    await page.goto(`${survival}${add}delay=x`)
    await expect(page.locator('#field-delay')).toBeVisible()
    await page.goto(`/study-design/group-sequential${query}`)
    await hydrated(page)
    await expect(part(page, 'futility')).toBeVisible()
    await expect(part(page, 'delay')).toBeHidden()
    await page.locator('#field-unit').selectOption('survival')
    await expect(part(page, 'delay')).toBeVisible()
  })
}

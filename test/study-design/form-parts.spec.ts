import type { Page } from '@playwright/test'
import { designNames } from '#src/study-design/designs/index.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

const part = (page: Page, field: string) => page.locator(`details:has(#field-${field})`)
const headline = (page: Page) => page.locator('[data-headline] dd')

/** Options that are wider than their field, also of fields that are not read. Those of a grid say its steps. */
const cutOptions = (page: Page) =>
  page.locator('main').evaluate((form) => {
    const pen = document.createElement('canvas').getContext('2d')
    const cut: string[] = []
    for (const folded of form.querySelectorAll('details')) folded.open = true
    for (const hidden of form.querySelectorAll('.needs-no-script')) hidden.classList.remove('needs-no-script')
    for (const select of form.querySelectorAll<HTMLElement>('select:not(#grid select)')) {
      const style = getComputedStyle(select)
      const room =
        select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      if (!pen) throw new Error('no canvas')
      pen.font = style.font
      for (const { text } of select.querySelectorAll('option'))
        if (room <= 0 || pen.measureText(text).width > room)
          cut.push(`${select.getAttribute('name')}: ${text}`)
    }
    return cut
  })

for (const { language, query } of inBothLanguages) {
  test(`(${language}) no option of a design's fields is cut, on a phone, a tablet, and a wide screen`, async ({
    page,
  }) => {
    const turn = language === 'en' ? 0 : 1
    for (const name of designNames.filter((_, index) => isWhole || index % 2 === turn)) {
      await page.goto(`/study-design/${name}${query}`)
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await cutOptions(page), `${name} at ${width} px`).toEqual([])
      }
    }
  })

  test.describe(() => {
    test.use({ takesTurns: true })
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
  })
}

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without script a folded part opens, and its values are sent', async ({ page }) => {
    await page.goto('/study-design/time-to-event')
    await part(page, 'delay').locator('summary').click()
    await page.locator('#field-delay').fill('2')
    await page.locator('#design [type="submit"]').click()
    await expect(page).toHaveURL(/delay=2/)
    await expect(page.locator('#field-delay')).toBeVisible()
  })
})

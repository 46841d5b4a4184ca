import type { Page } from '@playwright/test'
import { fill } from '#client/text/fill.ts'
import type { Language } from '#content/locales.ts'
import { en as compareEn } from '#content/study-design/compare/en.ts'
import { he as compareHe } from '#content/study-design/compare/he.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { pageCount } from '#test/support/pdf.ts'

test.use({ takesTurns: true })

const compare = { en: compareEn, he: compareHe }
/** Of a subject that may leave. */
const brief = {
  en: { brief: 'Add to the project brief', added: 'Added. Open your brief' },
  he: { brief: 'הוספה לתיאור הפרויקט', added: 'נוסף. פתיחת התיאור' },
}

function wordsIn(language: Language) {
  const { carried, column, letters } = compare[language]
  const [a = '', b = '', c = ''] = letters
  const added = (letter: string, number: number) =>
    fill(carried.add, { letter, number, most: letters.length })
  return {
    start: carried.start,
    same: fill(carried.same, { letter: a }),
    add: added(b, 2),
    copy: fill(column.copy, { letter: b }),
    third: added(c, 3),
    remove: fill(column.remove, { letter: a }),
    ...brief[language],
  }
}

const words = { en: wordsIn('en'), he: wordsIn('he') }

const headline = (page: Page) => page.locator('[data-headline] dd')
const totals = (page: Page) => page.locator('.scenarios tbody:nth-of-type(2) tr:nth-child(2) td')
const carriedBy = (page: Page) => new URL(page.url()).searchParams.getAll('with').length
const design = (name: string, query: string) => `/study-design/${name}${query}`

for (const { language, query } of inBothLanguages) {
  const word = words[language]
  const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

  test(`(${language}) a design, changed: two scenarios, then three, and all of them in the brief`, async ({
    page,
  }) => {
    await page.goto(design('two-means', query))
    await link(page, word.start).click()
    await expect(page.locator('main')).toContainText(word.same)
    await hydrated(page)
    await page.locator('#field-power').fill('90')
    await expect(headline(page)).toHaveText('172')
    await expect(page).toHaveURL(/power=90.*with=/)
    expect(carriedBy(page)).toBe(1)
    await page.locator('#field-sd').fill('12')
    await expect(headline(page)).toHaveText('246')
    await page.locator('#field-sd').fill('abc')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(1)
    await page.locator('#field-sd').fill('10')
    await expect(headline(page)).toHaveText('172')
    await link(page, word.add).click()
    await expect(totals(page)).toHaveText(['128', '172'])
    await link(page, word.copy).click()
    await hydrated(page)
    await page.locator('#field-dropout').fill('15')
    await link(page, word.third).click()
    await expect(totals(page)).toHaveText(['128', '172', '172'])
    await link(page, word.brief).click()
    await expect(link(page, word.added)).toBeVisible()
    await link(page, word.added).click()
    await expect(page.locator('main input[name="design"]')).toHaveCount(3)
    await page.goBack()
    await link(page, word.remove).click()
    await expect(totals(page)).toHaveText(['172', '172'])
  })

  test(`(${language}) a load and the other language: the same scenarios in both`, async ({ page }) => {
    const carried = new URLSearchParams([
      ['with', 'two-means?power=80'],
      ['with', 'precision'],
    ])
    await page.goto(`${design('two-means', query)}${query ? '&' : '?'}${carried}`)
    await hydrated(page)
    await page.locator('#field-power').fill('90')
    await expect(headline(page)).toHaveText('172')
    await page.locator('a[data-language]:visible').click()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'he' : 'en')
    await expect(page.locator('#field-power')).toHaveValue('90')
    expect(carriedBy(page)).toBe(2)
    await page.locator('main .btn-primary[href*="compare"]').first().click()
    await expect(page.locator('.scenarios thead th')).toHaveCount(4)
    await page.locator('a[data-language]:visible').click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(totals(page)).toHaveText(['128', '–', '172'])
  })

  test(`(${language}) on a phone: the names of the rows stay in view, and the page does not scroll sideways; on paper: the whole table on few sheets, with its address and without links to change it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const four = new URLSearchParams(
      ['two-means', 'time-to-event?hr=0.4&allocation=3', 'cluster-randomized', 'group-sequential'].map(
        (name) => ['design', name],
      ),
    )
    await page.goto(`${design('compare', query)}${query ? '&' : '?'}${four}`)
    const name = page.locator('.scenarios tbody th[scope="row"]:visible').nth(1)
    const region = page.locator('.scroll-x:has(.scenarios)')
    const before = await name.boundingBox()
    const scrolled = await region.evaluate((element) => {
      const most = element.scrollWidth - element.clientWidth
      element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -most : most
      return Math.abs(element.scrollLeft)
    })
    expect(scrolled).toBeGreaterThan(200)
    expect(Math.round((await name.boundingBox())?.x ?? 0)).toBe(Math.round(before?.x ?? 1))
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(excess).toBeLessThanOrEqual(0)

    // As wide as an A4 between its margins.
    await page.setViewportSize({ width: 680, height: 1000 })
    expect(pageCount(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(3)
    await page.emulateMedia({ media: 'print' })
    const cut = await page
      .locator('.scroll-x')
      .evaluateAll(
        (regions) => regions.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length,
      )
    expect(cut).toBe(0)
    await expect(page.getByText(word.remove)).toBeHidden()
    const printed = await page
      .locator('main a:visible')
      .evaluateAll((links) =>
        links.flatMap((one) =>
          getComputedStyle(one, '::after').content === 'none' ? [] : [one.getAttribute('href')],
        ),
      )
    expect(printed).toHaveLength(1)
    expect(printed[0]).toContain('/study-design/compare?')
  })
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })
  for (const { language, query } of inBothLanguages)
    test(`(${language}) the form keeps the comparison, also with a value that cannot be used`, async ({
      page,
    }) => {
      await page.goto(design('two-means', query))
      await page.getByRole('link', { name: words[language].start }).click()
      const submit = page.locator('#design button[type="submit"]')
      await page.locator('#field-power').fill('ninety')
      await submit.click()
      await expect(headline(page)).toHaveCount(0)
      await page.locator('#field-power').fill('90')
      await submit.click()
      await page.getByRole('link', { name: words[language].add }).click()
      await expect(totals(page)).toHaveText(['128', '172'])
    })
})

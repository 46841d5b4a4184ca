import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const phone = { viewport: { width: 390, height: 844 } }

/** The parts of the first service whose last element is drawn. */
const shownParts = (page: Page) =>
  page
    .locator('article')
    .first()
    .locator('details > :last-child')
    .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length)

/** In px from the top of the window. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

async function expectCardInPlace(page: Page, id: string) {
  await expect.poll(() => topOf(page, `article#${id}`)).toBeGreaterThanOrEqual(98)
  await expect.poll(() => topOf(page, `article#${id}`)).toBeLessThanOrEqual(102)
}

for (const { language, query } of inBothLanguages) {
  test.describe(`parts of a service on a phone (${language})`, () => {
    test.use(phone)

    test('each is a line that opens; on a wider screen and on paper all are open, with no line to press', async ({
      page,
    }) => {
      await page.goto(`/biostatistics${query}`)
      const lines = page.locator('article').first().locator('summary')
      const all = await lines.count()
      expect(all).toBeGreaterThan(3)
      expect(await shownParts(page)).toBe(0)
      await lines.first().click()
      expect(await shownParts(page)).toBe(1)

      await page.emulateMedia({ media: 'print' })
      expect(await shownParts(page), 'on paper').toBe(all)
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 768, height: 900 })
      expect(await shownParts(page), 'on a wider screen').toBe(all)
      const headings = page.locator('article').first().locator('summary > h3')
      for (const heading of await headings.all()) await expect(heading).toBeVisible()
      expect(
        await lines.evaluateAll((summaries) =>
          summaries.filter((summary) => {
            if (summary instanceof HTMLElement) summary.focus()
            return document.activeElement === summary
          }),
        ),
        'takes the focus',
      ).toEqual([])
    })

    test('the line below the header names the service in sight and leads to another', async ({ page }) => {
      await page.goto(`/biostatistics${query}#real-world-data`)
      await hydrated(page)
      await expectCardInPlace(page, 'real-world-data')
      const line = page.locator('.index-bar button')
      const titleOf = (id: string) => page.locator(`article#${id} h2`).innerText()
      await expect(line).toHaveText(new RegExp(`${await titleOf('real-world-data')}$`))
      const { y = Number.NaN } = (await line.boundingBox()) ?? {}
      expect(Math.abs(y - 80), 'below the header').toBeLessThanOrEqual(1)

      const sheet = page.locator('#services-sheet')
      await line.click()
      await expect(sheet.locator('[aria-current]')).toHaveAttribute('href', '#real-world-data')
      await sheet.locator('[href="#training"]').click()
      await expect(sheet).toBeHidden()
      await expectCardInPlace(page, 'training')
      await expect(line).toHaveText(new RegExp(`${await titleOf('training')}$`))
      const heading = await page.locator('article#training h2').boundingBox()
      const bar = await line.boundingBox()
      expect((bar?.y ?? 0) + (bar?.height ?? 0), 'covers no heading').toBeLessThan(heading?.y ?? 0)
    })

    test('from the qualification page to a sentence: its part opens, and it is in sight', async ({
      page,
    }) => {
      await page.clock.install()
      await page.goto(`/qualification${query}`)
      const cells = page.locator('details a[href*=":~:text="][href*="#medical-writing"]')
      await page
        .locator('details:has(a[href*=":~:text="][href*="#medical-writing"])')
        .first()
        .locator('summary')
        .click()
      const sentence = decodeURIComponent((await cells.first().getAttribute('href'))?.split('text=')[1] ?? '')
      await cells.first().click()
      await page.waitForURL(/clinical-solutions/)
      // What the page does 100 ms later must not lead away from the sentence.
      await hydrated(page)
      await page.clock.runFor(400)
      const passage = page.locator('article#medical-writing :is(p, li)').filter({ hasText: sentence })
      await expect(passage.first()).toBeInViewport()
    })
  })

  test.describe(`parts of a service on a phone without script (${language})`, () => {
    test.use({ ...phone, javaScriptEnabled: false })

    test('they open, and the index is one press away', async ({ page }) => {
      await page.goto(`/clinical-solutions${query}#pharmacovigilance`)
      const part = page.locator('#pharmacovigilance-features')
      await part.locator('summary').click()
      await expect(part.locator('li').first()).toBeVisible()
      await page.locator('.index-bar button').click()
      await page.locator('#services-sheet [href="#medical-coding"]').click()
      await expect(page).toHaveURL(/#medical-coding$/)
    })
  })

  test(`a service beside its index (${language}): its link is marked, also for a screen reader`, async ({
    page,
  }) => {
    await page.goto(`/data-management${query}`)
    await hydrated(page)
    const marked = page.locator('main nav [aria-current="location"]')
    await expect(marked).toHaveCount(0)
    for (const id of ['cdisc', 'ctms', 'edc-systems']) {
      await page.locator(`article#${id}`).evaluate((card) => card.scrollIntoView({ behavior: 'instant' }))
      await expect(marked).toHaveAttribute('href', `#${id}`)
      await expect(marked).toHaveCount(1)
    }
  })
}

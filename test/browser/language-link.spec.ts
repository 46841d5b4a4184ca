import type { Page } from '@playwright/test'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

test.use({ takesTurns: true })

const filters = [
  { path: '/key-concepts', field: '#glossary-search' },
  { path: '/search', field: '#site-search' },
  { path: '/blog/scientific-articles', field: 'main input[name="q"]' },
]

const link = (page: Page) => page.getByRole('banner').locator('a[data-language]:visible')

/** The page that the browser opens in a new tab. */
async function newTab(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), press()])
  await opened.waitForLoadState()
  return opened
}

for (const { language, query } of inBothLanguages) {
  const other = language === 'en' ? 'he' : 'en'

  for (const { path, field } of filters) {
    test(`${path} (${language}): the last typed letters go into the other language, and Back from a link leads to them`, async ({
      page,
    }) => {
      await page.goto(path + query)
      await hydrated(page)
      await page.locator(field).pressSequentially('hazar')
      // At once: a pause of the typing would write the address.
      await link(page).evaluate((element) => element instanceof HTMLElement && element.click())
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await expect(page.locator(field)).toHaveValue('hazar')
      await hydrated(page)
      await page.locator(field).press('End')
      await page.locator(field).pressSequentially('d')
      // By a key: results that come may move the link away from a pointer.
      await page.getByRole('contentinfo').locator('a[href^="/about-us"]').first().press('Enter')
      await expect(page).toHaveURL(/about-us/)
      await page.goBack()
      await expect(page.locator(field)).toHaveValue('hazard')
    })

    // The link is one for all filters.
    if (!isWhole && path !== '/key-concepts') continue

    test(`${path} (${language}): a new tab in the other language has the filter, unless no address holds it`, async ({
      page,
    }) => {
      await page.goto(path + query)
      await hydrated(page)
      await page.locator(field).fill('hazard')
      await expect(page).toHaveURL(/q=hazard/)
      for (const press of [
        () => link(page).click({ button: 'middle' }),
        () => link(page).click({ modifiers: ['ControlOrMeta'] }),
      ]) {
        const tab = await newTab(page, press)
        await expect(tab.locator('html')).toHaveAttribute('lang', other)
        await expect(tab.locator(field)).toHaveValue('hazard')
        await tab.close()
      }
      // The context menu reads the address, also when a key opens it.
      await page.locator(field).fill('power')
      await link(page).focus()
      await expect(link(page)).toHaveAttribute('href', /q=power/)
      if (path !== '/key-concepts') return
      await page.locator(field).fill('א'.repeat(3000))
      await expect(page.locator('#no-terms')).toBeVisible()
      await link(page).click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      expect(page.url().length, 'the language changes without it').toBeLessThan(100)
    })
  }
}

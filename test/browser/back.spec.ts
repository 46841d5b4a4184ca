import type { Page } from '@playwright/test'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { back, forward, onward, test } from '#test/support/back-forward.ts'
import { expect, hydrated, inBothLanguages } from '#test/support/browser.ts'
import { isTaken } from '#test/support/extent.ts'

test.use({ takesTurns: true })

const messages = { en, he }
const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

async function display(page: Page) {
  return page.evaluate(() => ({
    root: { ...document.documentElement.dataset },
    tab: sessionStorage.getItem('display'),
    device: localStorage.getItem('display'),
  }))
}

for (const { language, query } of inBothLanguages) {
  const words = messages[language]
  const open = (page: Page) => page.getByRole('button', { name: words['accessibility.open'] }).click()
  const press = (page: Page, name: 'font' | 'contrast') =>
    page.getByRole('button', { name: words[`accessibility.${name}`] }).click()

  for (const viewport of [phone, wide].filter(({ width }) => isTaken(language, width))) {
    test.describe(`${language}, ${viewport.width} px`, () => {
      test.use({ viewport })

      test('Back and Forward: pages in the settings of the tab; panel, dialog and menu closed', async ({
        page,
      }) => {
        const root = page.locator('html')
        const panel = page.locator('#accessibility-panel')
        const careers = `/careers${query}`
        await page.goto(`/about-us${query}`)
        await hydrated(page)
        await onward(page, careers)
        await hydrated(page)
        await test.step('settings chosen on a page: the pages before and after have them', async () => {
          await open(page)
          await press(page, 'font')
          await press(page, 'contrast')
          const kept = (await display(page)).tab
          expect(kept).toContain('115')
          expect(await back(page, `/about-us${query}`)).toBe('again')
          await expect(root).toHaveAttribute('data-font', '115')
          await expect(root).toHaveAttribute('data-contrast', 'high')
          await open(page)
          await expect(page.getByRole('button', { name: words['accessibility.font'] })).toContainText('115%')
          expect((await display(page)).tab).toBe(kept)
          await press(page, 'contrast')
          expect(await forward(page, careers)).toBe('again')
          await expect(root).toHaveAttribute('data-contrast', 'dark')
        })
        await test.step('settings that were reset: Back does not bring them again', async () => {
          await expect(panel).toHaveCount(0)
          await open(page)
          await page.getByRole('button', { name: words['accessibility.reset'] }).click()
          expect(await back(page, `/about-us${query}`)).toBe('again')
          await expect(root).not.toHaveAttribute('data-font')
        })
        await test.step('a panel that was open: closed, and the focus where it was', async () => {
          await open(page)
          await page.locator('.footer-link').first().focus()
          await onward(page, careers)
          expect(await back(page, `/about-us${query}`)).toBe('again')
          await expect(panel).toHaveCount(0)
          await expect(page.locator('.footer-link').first()).toBeFocused()
        })
        await test.step('a dialog that was open: closed, and it opens again', async () => {
          expect(await forward(page, careers)).toBe('again')
          await hydrated(page)
          const dialog = page.locator('dialog[open]')
          await page.locator('button[commandfor="open-positions"]').first().click()
          await expect(dialog).toHaveCount(1)
          await onward(page, `/leadership${query}`)
          expect(await back(page, careers)).toBe('again')
          await expect(dialog).toHaveCount(0)
          await page.locator('button[commandfor="open-positions"]').first().click()
          await expect(dialog).toHaveCount(1)
          await page.keyboard.press('Escape')
        })
        await test.step('left by the menu of Solutions: Back finds it closed', async () => {
          await page.setViewportSize(wide)
          const button = page.getByRole('button', { name: words['nav.solutions'] })
          await button.click()
          await page.locator('#solutions-menu a').nth(1).click()
          await expect(page).not.toHaveURL(careers)
          await page.mouse.move(5, 600)
          await page.waitForFunction(() => document.documentElement.dataset.shown)
          expect(await back(page, careers)).toBe('again')
          await expect(page.locator('#solutions-menu')).toBeHidden()
          await expect(button).toHaveAttribute('aria-expanded', 'false')
        })
      })
    })
  }

  test.describe(`${language}, ${phone.width} px`, () => {
    test.use({ viewport: phone, hasTouch: true })

    test('left by the menu: Back finds the menu closed and the page alive', async ({ page }) => {
      await page.goto(`/${query}`)
      await hydrated(page)
      await page.getByRole('button', { name: words['nav.menu'], exact: true }).tap()
      await page.locator('#mobile-menu a[href*="careers"]').tap()
      await expect(page).toHaveURL(`/careers${query}`)
      await hydrated(page)
      expect(await back(page, `/${query}`)).toBe('again')
      await expect(page.locator('#mobile-menu')).toBeHidden()
      for (const part of await page.locator('[data-behind-menu]').all())
        await expect(part).toHaveJSProperty('inert', false)
      const button = page.getByRole('button', { name: words['nav.menu'], exact: true })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.tap()
      await expect(page.locator('#mobile-menu')).toBeVisible()
    })
  })
}

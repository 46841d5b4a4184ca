import type { Page } from '@playwright/test'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { back, forward, onward, test } from '#test/support/back-forward.ts'
import { expect, hydrated, inBothLanguages } from '#test/support/browser.ts'
import { isTaken } from '#test/support/extent.ts'

test.use({ takesTurns: true })

const messages = { en, he }
const phone = { width: 390, height: 844 }
const screens = [phone, { width: 1440, height: 900 }]

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

  for (const viewport of screens.filter(({ width }) => isTaken(language, width))) {
    test.describe(`${language}, ${viewport.width} px`, () => {
      test.use({ viewport })

      test('display settings chosen on a page: Back shows the page before in them, and its panel keeps them', async ({
        page,
      }) => {
        await page.goto(`/about-us${query}`)
        await hydrated(page)
        await onward(page, `/careers${query}`)
        await hydrated(page)
        await open(page)
        await press(page, 'font')
        await press(page, 'contrast')
        const kept = (await display(page)).tab
        expect(kept).toContain('115')
        expect(await back(page, `/about-us${query}`)).toBe('again')
        const root = page.locator('html')
        await expect(root).toHaveAttribute('data-font', '115')
        await expect(root).toHaveAttribute('data-contrast', 'high')
        await open(page)
        await expect(page.getByRole('button', { name: words['accessibility.font'] })).toContainText('115%')
        expect((await display(page)).tab).toBe(kept)
        await press(page, 'contrast')
        expect(await forward(page, `/careers${query}`)).toBe('again')
        await expect(root).toHaveAttribute('data-contrast', 'dark')
      })

      test('settings that were reset: Back does not bring them again', async ({ page }) => {
        await page.goto(`/about-us${query}`)
        await hydrated(page)
        await open(page)
        await press(page, 'font')
        await onward(page, `/careers${query}`)
        await expect(page.locator('html')).toHaveAttribute('data-font', '115')
        await hydrated(page)
        await open(page)
        await page.getByRole('button', { name: words['accessibility.reset'] }).click()
        expect(await back(page, `/about-us${query}`)).toBe('again')
        await expect(page.locator('html')).not.toHaveAttribute('data-font')
      })

      test('a panel that was open: Back finds it closed, and the focus where it was', async ({ page }) => {
        await page.goto(`/about-us${query}`)
        await hydrated(page)
        await open(page)
        await page.locator('.footer-link').first().focus()
        await onward(page, `/careers${query}`)
        expect(await back(page, `/about-us${query}`)).toBe('again')
        await expect(page.locator('#accessibility-panel')).toHaveCount(0)
        await expect(page.locator('.footer-link').first()).toBeFocused()
      })

      test('an open dialog: Back finds it closed', async ({ page }) => {
        await page.goto(`/careers${query}`)
        await hydrated(page)
        await page.locator('button[commandfor="open-positions"]').first().click()
        await expect(page.locator('dialog[open]')).toHaveCount(1)
        await onward(page, `/leadership${query}`)
        expect(await back(page, `/careers${query}`)).toBe('again')
        await expect(page.locator('dialog[open]')).toHaveCount(0)
        await page.locator('button[commandfor="open-positions"]').first().click()
        await expect(page.locator('dialog[open]')).toHaveCount(1)
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

  test(`left by the menu of Solutions (${language}): Back finds it closed`, async ({ page }) => {
    await page.goto(`/${query}`)
    await hydrated(page)
    await page.getByRole('button', { name: words['nav.solutions'] }).click()
    await page.locator('#solutions-menu a').nth(1).click()
    await expect(page).not.toHaveURL(`/${query}`)
    await page.mouse.move(5, 600)
    await page.waitForFunction(() => document.documentElement.dataset.shown)
    expect(await back(page, `/${query}`)).toBe('again')
    await expect(page.locator('#solutions-menu')).toBeHidden()
    await expect(page.getByRole('button', { name: words['nav.solutions'] })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  test(`two tabs (${language}): what the device remembers holds in both, what a tab has of its own only there`, async ({
    page,
  }) => {
    const other = await page.context().newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/about-us${query}`)
      await hydrated(tab)
      await open(tab)
    }
    await press(page, 'contrast')
    expect(await display(other)).toMatchObject({ tab: null, device: null })
    await page.getByLabel(words['accessibility.remember']).check()
    await expect(other.locator('html')).toHaveAttribute('data-contrast', 'high')
    await expect(other.getByLabel(words['accessibility.remember'])).toBeChecked()
    // The other tab starts with these settings, and the first tab follows its changes.
    await press(other, 'font')
    await expect(page.locator('html')).toHaveAttribute('data-font', '115')
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
    await other.getByLabel(words['accessibility.remember']).uncheck()
    await expect(page.locator('html')).not.toHaveAttribute('data-contrast')
    await expect(other.locator('html')).toHaveAttribute('data-contrast', 'high')
    expect((await display(page)).device).toBeNull()
  })
}

import type { Page } from '@playwright/test'
import { addresses } from '#test/support/addresses.ts'
import { violations } from '#test/support/axe.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

const themes = [null, 'high', 'dark'] as const

async function setTheme(page: Page, theme: (typeof themes)[number]) {
  await page.evaluate(async (contrast) => {
    if (contrast) document.documentElement.dataset.contrast = contrast
    else delete document.documentElement.dataset.contrast
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }, theme)
}

test.describe('axe finds nothing', () => {
  for (const { name, language, path } of addresses) {
    test(`${name} (${language}) ${path}`, async ({ page }) => {
      // Three themes of 300 terms take axe their time.
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      for (const theme of themes) {
        await setTheme(page, theme)
        expect(await violations(page), `theme ${theme ?? 'normal'}`).toEqual([])
      }
    })
  }

  for (const { language, query } of inBothLanguages) {
    test(`with menus and panel open (${language})`, async ({ page }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`/${query}`)
      await hydrated(page)
      await page.locator('[popovertarget="solutions-menu"]').click()
      for (const theme of themes) {
        await setTheme(page, theme)
        expect(await violations(page), `mega menu, theme ${theme ?? 'normal'}`).toEqual([])
      }
      await page.keyboard.press('Escape')
      await page.locator('.accessibility-button').click()
      for (const theme of themes) {
        await setTheme(page, theme)
        expect(await violations(page), `panel, theme ${theme ?? 'normal'}`).toEqual([])
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await page.keyboard.press('Escape')
      await page.locator('[popovertarget="mobile-menu"]').click()
      // The page behind the open menu is inert, its landmark and its heading with it.
      const found = (await violations(page)).filter(
        (line) => !/^(landmark-one-main|page-has-heading-one) /.test(line),
      )
      expect(found, 'menu of small screens').toEqual([])
    })
  }

  for (const { language, query } of inBothLanguages) {
    test(`in every other open state (${language})`, async ({ page, expected }) => {
      expected.push(/Failed to load resource/, /Contact form:/)
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const clean = async (state: string) => expect(await violations(page), state).toEqual([])

      await page.goto(`/solutions${query}`)
      await hydrated(page)
      for (const group of await page.locator('summary').all()) {
        if (!(await group.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)))
          await group.click()
        await clean('an open group of solutions')
      }
      await page.goto(`/leadership${query}`)
      await hydrated(page)
      const folded = page.locator('main button[aria-expanded="false"]')
      for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click()
      await clean('biographies read on')
      await page.goto(`/careers${query}`)
      await hydrated(page)
      await page.locator('main button[aria-haspopup="dialog"], main button[commandfor]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await clean('the dialog of open positions')
      await page.goto(`/key-concepts${query ? `${query}&` : '?'}q=ratio`)
      await hydrated(page)
      for (const summary of (await page.locator('.terms summary:visible').all()).slice(0, 3))
        await summary.click()
      await clean('open cards of the glossary')
      await page.goto(`/${query}`)
      await hydrated(page)
      await page.route('**/api/send-email', (route) =>
        route.fulfill({ status: 400, body: '{"error":"invalid","details":"…","fields":{"email":"…"}}' }),
      )
      for (const [name, value] of [
        ['firstName', 'a'],
        ['lastName', 'b'],
        ['email', 'c@d.example'],
        ['message', 'e'],
      ]) {
        await page.locator(`#contact [name="${name}"]`).fill(value ?? '')
      }
      await page.locator('#contact [type=submit]').click()
      await expect(page.locator('.toast')).toBeVisible()
      await clean('a failed message with its toast, summary and field error')
      const opener = page.locator('main [aria-haspopup="dialog"]').first()
      if (language === 'he') {
        await opener.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await clean('the dialog of an insight')
      }
    })
  }
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { addresses } from '#test/support/addresses.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violations of WCAG 2.0-2.2 A/AA and best practice, one line each. Runs in an isolated world, which no CSP concerns. */
async function violations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  })
  await session.send('Runtime.evaluate', { expression: axeSource, contextId: executionContextId })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ': ' + failureSummary))))`,
    contextId: executionContextId,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  return JSON.parse(result.value)
}

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
})

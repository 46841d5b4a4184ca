import { hydrated, loop } from '#test/support/browser.ts'
import { expectRings } from '#test/support/page-checks/rings.ts'

// The loop `pages` checks the rings of the pages.
const surfaces = [
  {
    name: 'mega menu',
    opener: '[popovertarget="solutions-menu"]',
    root: '#solutions-menu',
    width: 1440,
    least: 3,
  },
  {
    name: 'mobile menu',
    opener: '[popovertarget="mobile-menu"]',
    root: '#mobile-menu',
    width: 320,
    least: 2,
  },
  { name: 'dialog', opener: '[data-island="insight-opener"] button', root: 'dialog', width: 390, least: 1 },
  // The last one: Escape closes it only while the focus is inside.
  { name: 'panel', opener: '.accessibility-button', root: '.accessibility-panel', width: 320, least: 5 },
]

loop(
  'menus, panel and dialog in Hebrew: each kind of control has a whole ring in three themes',
  async ({ page }) => {
    await page.goto('/?lang=he')
    await hydrated(page)
    for (const { name, opener, root, width, least } of surfaces)
      await loop.step(name, async () => {
        await page.setViewportSize({ width, height: 800 })
        // Not by click: the pointer opens the mega menu, and the click may close it again.
        await page.locator(opener).first().focus()
        await page.keyboard.press('Enter')
        await page.locator(root).first().waitFor()
        await expectRings(page, root, least)
        await page.keyboard.press('Escape')
      })
  },
)

import { addresses } from '#test/support/addresses.ts'
import { colourRules, violations } from '#test/support/axe.ts'
import { expect, hydrated, loop, setTheme } from '#test/support/browser.ts'
import { layOutAll } from '#test/support/page-checks/boxes.ts'

for (const { name, language, path } of addresses) {
  loop(`${name} (${language}) ${path}: axe finds nothing, wide and narrow`, async ({ page }) => {
    // Hundreds of terms take axe their time.
    loop.slow()
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(layOutAll)
    expect.soft(await violations(page), '1440 px').toEqual([])
    await setTheme(page, 'dark')
    expect.soft(await violations(page, { only: colourRules }), '1440 px, theme dark').toEqual([])
    // What only small screens show meets its colours in the theme of high contrast.
    await setTheme(page, 'high')
    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await violations(page), '390 px, theme high').toEqual([])
  })
}

import { addresses } from '#test/support/addresses.ts'
import { violations } from '#test/support/axe.ts'
import { expect, hydrated, loop, setTheme } from '#test/support/browser.ts'
import { layOutAll } from '#test/support/page-checks/boxes.ts'
import { drawnMarks, ringless, unseenStates, vanished } from '#test/support/page-checks/forced-colours.ts'

for (const { name, language, path } of addresses) {
  loop(
    `${name} (${language}) ${path}: nothing vanishes in a theme or in forced colours`,
    async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await page.evaluate(layOutAll)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
        const marks = await page.evaluate(drawnMarks, false)
        if (width === 1440) {
          for (const theme of ['high', 'dark'] as const) {
            await setTheme(page, theme)
            expect.soft(vanished(marks, await page.evaluate(drawnMarks, true)), `theme ${theme}`).toEqual([])
          }
          await setTheme(page, null)
        }
        for (const colorScheme of width === 1440 ? (['light', 'dark'] as const) : (['dark'] as const)) {
          await page.emulateMedia({ forcedColors: 'active', colorScheme })
          const state = `${width} px, ${colorScheme} palette`
          expect.soft(vanished(marks, await page.evaluate(drawnMarks, true)), state).toEqual([])
          expect.soft(await page.evaluate(unseenStates), state).toEqual([])
        }
        if (width === 1440) expect.soft(await violations(page, { only: ['color-contrast'] })).toEqual([])
      }
      await page.keyboard.press('Tab')
      expect.soft(await page.evaluate(ringless)).toEqual([])
    },
  )
}

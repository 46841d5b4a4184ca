import { expect, type Page } from '@playwright/test'
import { isWhole } from '../extent.ts'
import { layOutAll } from './boxes.ts'
import type { Width } from './colors.ts'
import { expectFitting } from './fitting.ts'
import { scriptless } from './without-script.ts'

/** Script stays off until the next page is opened. */
export async function expectWholeWithoutScript(page: Page, width: Width): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  try {
    await page.reload()
    await expect.soft(page.locator('h1'), 'script off').toBeVisible()
    await page.evaluate(layOutAll)
    for (const one of [1440, 390]) {
      if (one !== width && !isWhole) continue
      await page.setViewportSize({ width: one, height: 900 })
      expect.soft(await page.evaluate(scriptless), `script off, ${one} px`).toEqual([])
      await expectFitting(page, `script off, ${one} px`)
    }
  } finally {
    await session.send('Emulation.setScriptExecutionDisabled', { value: false })
    await session.detach()
  }
}

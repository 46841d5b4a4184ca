import type { Page } from '@playwright/test'

/** Opens every folded group of a form. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator('form details:not([open]) > summary')
  for (let left = await folded.count(); left > 0; left -= 1) await folded.nth(left - 1).click()
}

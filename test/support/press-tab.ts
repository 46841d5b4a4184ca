import type { Page } from '@playwright/test'

/**
 * Presses Tab so many times, in one go over the browser's own protocol: Playwright would wait for
 * each in turn.
 */
export async function pressTab(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  await Promise.all(
    Array.from({ length: times }).flatMap(() => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]),
  )
  await session.detach()
}

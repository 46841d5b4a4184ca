import type { Page } from '@playwright/test'

/** Sends all keys at once over the browser's protocol. Playwright would wait after each. */
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

import { inflateSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { expect, setTheme, test } from '#test/support/browser.ts'

test('a cover in the dark: its paper is as dark as the page, in the list and beside its post', async ({
  page,
}) => {
  for (const path of ['/blog', '/blog/supply-chain-early-phase-studies']) {
    await page.goto(path)
    const cover = page.locator('main img')
    await cover.evaluate(async (image) => image instanceof HTMLImageElement && (await image.decode()))
    expect(await lightness(page, await cornerOf(cover)), path).toBeGreaterThan(0.9)
    await setTheme(page, 'dark')
    expect(await lightness(page, await cornerOf(cover)), path).toBeLessThan(0.25)
  }
})

/** In px, near a corner of the cover. */
async function cornerOf(cover: Locator): Promise<{ x: number; y: number }> {
  const box = await cover.boundingBox()
  return { x: Math.round(box?.x ?? 0) + 6, y: Math.round(box?.y ?? 0) + 6 }
}

/** Lightness of one pixel, 0 to 1, from a PNG without interlacing. */
async function lightness(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const end = at + 8 + png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, end))
  }
  const [, ...channels] = inflateSync(Buffer.concat(parts))
  return channels.slice(0, 3).reduce((sum, channel) => sum + channel, 0) / 3 / 255
}

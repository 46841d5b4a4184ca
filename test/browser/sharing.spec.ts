import { statSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { everyAddress } from '#test/support/addresses.ts'
import { expect, setTheme, test } from '#test/support/browser.ts'
import { documentOf, metaContent } from '#test/support/html.ts'

/** Larger pictures are left out by some readers of links, bytes. */
const mostBytes = 80 * 1024

const listed = everyAddress.filter(({ name }) => !['message-received', 'search'].includes(name))

test('every page and post in both languages has a picture for shared links: 1200 x 630 px, under 80 KB', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  await page.goto('/message-received')
  for (const { path } of listed) {
    const document = documentOf(await (await request.get(path)).text())
    const address = metaContent(document, 'og:image') ?? ''
    expect(address, path).toContain('/share/')
    const file = new URL(address).pathname
    expect(statSync(`public${file}`).size, file).toBeLessThan(mostBytes)
    expect(await page.evaluate(sizeOf, file), file).toEqual([1200, 630])
  }
})

test('every post shows its cover: 1200 x 675 px, under 80 KB, its room kept before it arrives', async ({
  page,
}) => {
  for (const { path } of everyAddress.filter(({ name }) => name === 'blog-post')) {
    await page.goto(path)
    const cover = page.locator('article img')
    await expect(cover).toHaveAttribute('width', '1200')
    await expect(cover).toHaveAttribute('height', '675')
    const file = (await cover.getAttribute('src')) ?? ''
    expect(statSync(`public${file}`).size, file).toBeLessThan(mostBytes)
    expect(await page.evaluate(sizeOf, file), file).toEqual([1200, 675])
  }
})

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

/** A place on the paper of a cover, near its corner, px. */
async function cornerOf(cover: Locator): Promise<{ x: number; y: number }> {
  const box = await cover.boundingBox()
  return { x: Math.round(box?.x ?? 0) + 6, y: Math.round(box?.y ?? 0) + 6 }
}

/**
 * How light one pixel of the window is painted, 0 to 1: the only one of a PNG without interlacing.
 */
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

/** Width and height of a picture as the browser decodes it. */
async function sizeOf(src: string): Promise<number[]> {
  const image = new Image()
  image.src = src
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}

import { statSync } from 'node:fs'
import { addresses } from '#test/support/addresses.ts'
import { expect, test } from '#test/support/browser.ts'

/** Larger pictures are left out by some readers of links, bytes. */
const mostBytes = 80 * 1024

const listed = addresses.filter(({ name }) => name !== 'message-received')

test('every page and post in both languages has a picture for shared links: 1200 x 630 px, under 80 KB', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  await page.goto('/message-received')
  for (const { path } of listed) {
    const html = await (await request.get(path)).text()
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    expect(address, path).toContain('/share/')
    const file = new URL(address).pathname
    expect(statSync(`public${file}`).size, file).toBeLessThan(mostBytes)
    expect(await page.evaluate(sizeOf, file), file).toEqual([1200, 630])
  }
})

test('every post shows its cover: 1200 x 675 px, under 80 KB, its room kept before it arrives', async ({
  page,
}) => {
  for (const { path } of addresses.filter(({ name }) => name === 'blog-post')) {
    await page.goto(path)
    const cover = page.locator('article img')
    await expect(cover).toHaveAttribute('width', '1200')
    await expect(cover).toHaveAttribute('height', '675')
    const file = (await cover.getAttribute('src')) ?? ''
    expect(statSync(`public${file}`).size, file).toBeLessThan(mostBytes)
    expect(await page.evaluate(sizeOf, file), file).toEqual([1200, 675])
  }
})

/** Width and height of a picture as the browser decodes it. */
async function sizeOf(src: string): Promise<number[]> {
  const image = new Image()
  image.src = src
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}

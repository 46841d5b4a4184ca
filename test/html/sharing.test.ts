import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyAddress } from '#test/support/addresses.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { metaContent, select } from '#test/support/html.ts'

/** In bytes: some link previews leave out larger pictures. */
const mostBytes = 80 * 1024

/** From the header of the PNG. */
function sizeOf(file: string): number[] {
  const png = readFileSync(`public${file}`)
  expect(png.length, file).toBeLessThan(mostBytes)
  expect(png.toString('latin1', 1, 4), file).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

const cure = 'draw it with "npm run node -- test/pictures/share/run.ts NAME", then build'

const listed = everyAddress.filter(({ name }) => !['message-received', 'search'].includes(name))

test('every page and post has a picture for shared links: 1200 x 630 px, under 80 KB', async () => {
  for (const { path } of listed) {
    const address = metaContent(await documentAt(path), 'og:image') ?? ''
    expect(address, `${path} has no picture: ${cure}`).toContain('/share/')
    expect(sizeOf(new URL(address).pathname), path).toEqual([1200, 630])
  }
})

test('every post shows its cover: 1200 x 675 px, under 80 KB, its room kept before it arrives', async () => {
  for (const { path } of everyAddress.filter(({ name }) => name === 'blog-post')) {
    const [cover] = select(await documentAt(path), 'article img')
    expect(cover, `${path} has no cover: ${cure}`).toBeDefined()
    expect([cover?.getAttribute('width'), cover?.getAttribute('height')], path).toEqual(['1200', '675'])
    expect(sizeOf(cover?.getAttribute('src') ?? ''), path).toEqual([1200, 675])
  }
})

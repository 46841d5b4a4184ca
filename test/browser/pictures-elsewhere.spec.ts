import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { everyAddress, firstOfKinds } from '#test/support/addresses.ts'
import { expect, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'

const files = ['/feed.atom', '/feed.json', '/manifest.webmanifest', '/index.md', '/blog.md'].flatMap((path) =>
  languages.map((language) => inLanguage(path, language)),
)

/** The parts of a page that other sites read. */
const forOthers = /<(?:meta|link)\b[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs

const picture = /[\w:/.-]+\.(?:png|svg|ico|jpe?g|webp|avif|gif)\b/g

async function picturesIn(baseURL: string): Promise<string[]> {
  const found = new Set<string>()
  for (const path of [...files, ...(isWhole ? everyAddress : firstOfKinds).map((address) => address.path)]) {
    const text = await (await fetch(baseURL + path)).text()
    const read = text.startsWith('<!DOCTYPE html>') ? (text.match(forOthers) ?? []).join() : text
    for (const [address] of read.matchAll(picture)) found.add(new URL(address, baseURL).href)
  }
  return [...found]
}

const folderOf = (address: string) => /\/[a-z]+/.exec(new URL(address).pathname)?.[0]

test('each picture that feeds, structured data and previews name is shown on another site', async ({
  page,
  baseURL,
  expected,
}) => {
  expected.push(/^request: /)
  const pictures = await picturesIn(baseURL ?? '')
  const folders = Map.groupBy(pictures, folderOf)
  expect([...folders.keys()]).toEqual(expect.arrayContaining(['/icon', '/covers', '/share', '/favicon']))
  for (const address of pictures) {
    const { status, headers } = await fetch(address, { method: 'HEAD' })
    const policy = headers.get('cross-origin-resource-policy')
    expect.soft([status, policy], `${address}: see public/_headers`).toEqual([200, 'cross-origin'])
  }
  const reader = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><link rel="icon" href="data:,"><title>Reader</title>')
  })
  await new Promise<void>((done) => reader.listen(0, '127.0.0.1', done))
  const { port } = reader.address() as AddressInfo
  // Another port is another origin.
  await page.goto(`http://127.0.0.1:${port}/`)
  for (const [first] of folders.values()) {
    const width = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return image.naturalWidth
    }, first ?? '')
    expect.soft(width, first).toBeGreaterThan(0)
  }
  reader.close()
})

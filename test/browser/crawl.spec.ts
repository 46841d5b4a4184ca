import { expect, test } from '@playwright/test'
import { addresses } from '#test/support/addresses.ts'

const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    (value ?? '').replaceAll('&amp;', '&'),
  )

/** Addresses of links in a document, but for the language toggle's. */
const links = (html: string) =>
  [...html.matchAll(/<a\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('data-language='))
    .flatMap((tag) => attribute(tag, 'href'))

for (const [start, language] of [
  ['/', 'en'],
  ['/?lang=he', 'he'],
] as const) {
  test(`from ${start} every screen is reached, no link or anchor is dead, the language is kept`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const pages = new Map<string, string>()
    const anchors: { from: string; address: string; hash: string }[] = []
    const queue: string[] = [start]
    const faults: string[] = []
    /** The first page that led to an address. */
    const cameFrom = new Map<string, string>()
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      if (pages.has(address)) continue
      const response = await request.get(address, { maxRedirects: 0 })
      const html = await response.text()
      pages.set(address, html)
      if (response.status() !== 200) {
        faults.push(`${cameFrom.get(address)} links to ${address}, which answers ${response.status()}`)
      }
      if (!(response.headers()['content-type'] ?? '').startsWith('text/html')) continue
      if (!html.includes(`<html lang="${language}"`))
        faults.push(`${cameFrom.get(address)} links to ${address}, which is in another language`)
      for (const href of links(html)) {
        const url = new URL(href, baseURL + address)
        if (url.origin !== new URL(baseURL ?? '').origin) continue
        const target = url.pathname + url.search
        // Filters of the lists are addresses too; one parameter of each kind is enough.
        if (url.searchParams.has('letter') || url.searchParams.has('year')) continue
        if (url.hash)
          anchors.push({ from: address, address: target, hash: decodeURIComponent(url.hash.slice(1)) })
        if (!cameFrom.has(target)) cameFrom.set(target, address)
        queue.push(target)
      }
    }
    for (const { from, address, hash } of anchors) {
      if (!attribute(pages.get(address) ?? '', 'id').includes(hash))
        faults.push(`${from} -> ${address}#${hash}: no such anchor`)
    }
    expect([...new Set(faults)]).toEqual([])
    const listed = addresses.filter((page) => page.language === language && page.name !== 'message-received')
    expect(
      listed.map(({ path }) => path).filter((path) => !pages.has(path)),
      'never reached',
    ).toEqual([])
  })
}

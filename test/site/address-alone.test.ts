import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { redirects } from '#content/redirects.ts'
import { inLanguage } from '#content/routes.ts'
import { machineFiles } from '#src/machine/index.ts'
import { isWhole, oneIn } from '#test/support/extent.ts'
import { ask, pagesOfKinds } from '#test/support/site.ts'

/** Headers of visitors, proxies and attackers. A cache in front of the Worker ignores them. */
const headers: Record<string, string>[] = [
  ...['he', 'he-IL,he;q=0.9', 'iw', 'fr', '*', 'en;q=0.1,he'].map((value) => ({ 'Accept-Language': value })),
  ...['br', 'gzip, deflate', 'identity', '*;q=0', 'zstd'].map((value) => ({ 'Accept-Encoding': value })),
  ...['text/markdown', 'application/json', 'text/html;q=0.1', '*/*'].map((value) => ({ Accept: value })),
  { Host: 'evil.example' },
  { 'X-Forwarded-Host': 'evil.example' },
  { 'X-Forwarded-Proto': 'http' },
  { 'X-Forwarded-For': '203.0.113.7', 'CF-Connecting-IP': '203.0.113.7' },
  { Forwarded: 'host=evil.example;proto=http' },
  { 'X-Original-URL': '/key-concepts', 'X-Rewrite-URL': '/key-concepts' },
  { 'X-HTTP-Method-Override': 'POST', 'X-HTTP-Method': 'DELETE', 'X-Method-Override': 'PUT' },
  { 'Sec-GPC': '1', DNT: '1' },
  { Cookie: 'lang=he; session=1' },
  { Authorization: 'Bearer nothing' },
  { 'User-Agent': 'Googlebot/2.1' },
  { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' },
  { 'Sec-CH-UA-Mobile': '?1', 'Sec-CH-Prefers-Color-Scheme': 'dark', 'Save-Data': 'on' },
  { Referer: 'https://evil.example/', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' },
  { 'Sec-Purpose': 'prefetch', Purpose: 'prefetch' },
  { Range: 'bytes=0-99' },
  { 'If-Modified-Since': 'Wed, 21 Oct 2099 07:28:00 GMT' },
  { 'If-Match': '"x"' },
  { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
]

const bytesOf = async (address: string, own?: Record<string, string>) => {
  const response = await ask(address, own ? { headers: own } : {})
  return [response.status, JSON.stringify([...response.headers]), await response.text()]
}

const addresses = [
  ...pagesOfKinds.map(({ address }) => address),
  ...pagesOfKinds.map(({ path, language }) =>
    inLanguage(path === '/' ? '/index.md' : `${path}.md`, language),
  ),
  ...Object.keys(machineFiles).filter((path) => !machineFiles[path]?.dependsOn),
  ...oneIn(30, Object.keys(redirects)),
  '/no-such-page',
  '/blog/no-such-post?lang=he',
]

// A page that prints the day is cached until the end of the day.
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-07-01T12:00:00Z'), toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

test.each(isWhole ? ['/', '/privacy-policy?lang=he'] : ['/message-received?lang=he'])(
  '%s: the same bytes whatever else is sent',
  async (address) => {
    const plain = await bytesOf(address)
    for (const own of headers) expect(await bytesOf(address, own), JSON.stringify(own)).toEqual(plain)
  },
)

const together: Record<string, string> = Object.assign({}, ...headers)

test.each(addresses)('%s: the same bytes with all of them at once', async (address) => {
  expect(await bytesOf(address, together)).toEqual(await bytesOf(address))
})

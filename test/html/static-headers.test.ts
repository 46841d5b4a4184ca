import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ask } from '#test/support/built-pages.ts'

/** Of the document or of the connection; a file has its own policy of content, and no script that reports. */
const ofDocuments = [
  ...['cache-control', 'cloudflare-cdn-cache-control', 'connection', 'content-language', 'content-length'],
  ...['content-security-policy', 'content-type', 'date', 'etag', 'link', 'reporting-endpoints'],
  ...['speculation-rules', 'transfer-encoding'],
]

const [, ofFiles = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(readFileSync('public/_headers', 'utf8')) ?? []
const files = Object.fromEntries(
  ofFiles.split('\n').flatMap((line) => {
    const [, name = '', value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    return value === undefined ? [] : [[name.toLowerCase(), value]]
  }),
)

test('a static file has the security headers of a page, with the same values', async () => {
  const { headers } = await ask('/')
  const page = Object.fromEntries([...headers].filter(([name]) => !ofDocuments.includes(name)))
  const { 'content-security-policy': policy, 'cache-control': _, ...shared } = files
  expect(shared).toEqual(page)
  expect(Object.keys(page).length).toBeGreaterThan(5)
  expect(policy).toContain("default-src 'none'")
})

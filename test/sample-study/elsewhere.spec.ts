import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import { filesIn, mediaTypeOf } from './files.ts'

const everyPath = (['data', 'programs'] as const).flatMap((folder) =>
  filesIn(folder).map((file) => `/sample-study/${folder}/${file}`),
)

const kindOf = (path: string) => path.replace(/(?<=^\/sample-study\/\w+).*(?=\.\w+$)/, '')

/** `public/_headers` has its rules by folder and extension: a file of each. */
const paths = isWhole
  ? everyPath
  : [...Map.groupBy(everyPath, kindOf).values()].flatMap(([first]) => first ?? [])

const foreign = { Origin: 'https://notebook.example' }

test('each file for visitors: open to every origin, of its type, 304 for the same file', async ({
  baseURL,
}) => {
  expect(paths.length).toBeGreaterThan(isWhole ? 20 : 5)
  for (const path of paths) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await fetch(baseURL + path, { method, headers: foreign })
      expect.soft(status, path).toBe(200)
      expect.soft(headers.get('content-type')?.split(';')[0], path).toBe(mediaTypeOf(path))
      expect.soft(Object.fromEntries(headers), path).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=0, must-revalidate',
      })
    }
    const tag = (await fetch(baseURL + path)).headers.get('etag') ?? ''
    const again = await fetch(baseURL + path, { headers: { ...foreign, 'If-None-Match': tag } })
    expect.soft(again.status, path).toBe(304)
    expect.soft(again.headers.get('access-control-allow-origin'), path).toBe('*')
  }
})

test('texts that the Worker writes: open, too', async ({ baseURL }) => {
  for (const path of ['/sample-study/datasets.md', '/sample-study/CITATION.cff']) {
    const { headers } = await fetch(baseURL + path, { headers: foreign })
    expect.soft(headers.get('access-control-allow-origin'), path).toBe('*')
    expect.soft(headers.has('access-control-allow-credentials'), path).toBe(false)
  }
})

test('pages and what they load: not open', async ({ baseURL }) => {
  const others = [
    '/sample-study/datasets',
    '/sample-study/data/nothing.csv',
    '/data/sample-study/study.json',
    '/third-party-notices.txt',
    '/share/home-en.png',
    '/api/health',
  ]
  for (const path of others) {
    const { headers } = await fetch(baseURL + path, { headers: foreign })
    const names = [...headers.keys()].filter((name) => name.startsWith('access-control'))
    expect.soft(names, path).toEqual([])
  }
})

test('a page of another site: may read a data file, and no page', async ({ page, baseURL, expected }) => {
  expected.push(/^request: /, /blocked by CORS policy/, /Failed to load resource: net::ERR_FAILED/)
  const notebook = createServer((_request, response) => {
    // As the notebooks that run R or Python in the browser do.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp')
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><link rel="icon" href="data:,"><title>Notebook</title>')
  })
  await new Promise<void>((done) => notebook.listen(0, '127.0.0.1', done))
  const { port } = notebook.address() as AddressInfo
  // Another port is another origin.
  await page.goto(`http://127.0.0.1:${port}/`)
  const read = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address).then(async (response) => (await response.text()).split('\r\n').length, String),
      baseURL + path,
    )
  // 160 participants, the names of the variables, and the end of the last line.
  expect(await read('/sample-study/data/adsl.csv')).toBe(162)
  expect(await read('/sample-study/datasets')).toMatch(/Failed to fetch/)
  expect(await read('/data/sample-study/study.json')).toMatch(/Failed to fetch/)
  notebook.close()
})

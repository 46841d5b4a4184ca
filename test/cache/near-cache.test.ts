import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/support/free-port.ts'
import { listen } from '#test/support/local-server.ts'
import { openNearCache } from '#test/support/near-cache.ts'

const kept = 'public, max-age=60'

async function openFor(worker: number): Promise<number> {
  const port = await freePort()
  const cache = await openNearCache(port, worker)
  onTestFinished(() => {
    cache.closeAllConnections()
    cache.close()
  })
  return port
}

/** A Worker that counts, behind the cache of the browser tests. */
async function siteWith(headers: Record<string, string>) {
  let asked = 0
  const worker = await listen(({ url }, answer) => {
    asked += 1
    if (url === '/half') return void answer.writeHead(200, headers).write('half', () => answer.destroy())
    answer.writeHead(200, headers).end(`answer ${asked}`)
  })
  const port = await openFor(worker)
  const get = async (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { port, get, asked: () => asked }
}

test.each([
  ['the cache may keep', { 'Cloudflare-CDN-Cache-Control': kept, 'Cache-Control': 'public, max-age=0' }, 1],
  ['everybody may keep', { 'Cache-Control': kept }, 1],
  ['nobody may keep', { 'Cache-Control': 'no-store' }, 2],
  ['a browser may keep', { 'Cache-Control': 'private, max-age=60' }, 2],
  ['says nothing', {}, 2],
])('an answer that %s: its second visitor reaches the Worker or not', async (_, headers, times) => {
  const { get, asked } = await siteWith(headers)
  const texts = [await get('/a?b'), await get('/a?b')].map((answer) => answer.text())
  expect(new Set(await Promise.all(texts)).size).toBe(times)
  expect(asked()).toBe(times)
  await get('/a?c')
  expect(asked(), 'another query').toBe(times + 1)
})

test('what only the cache obeys: it is not sent on; a browser that has the answer gets 304', async () => {
  const { get } = await siteWith({ 'Cloudflare-CDN-Cache-Control': kept, ETag: '"1"' })
  const { headers } = await get('/')
  expect(headers.has('cloudflare-cdn-cache-control')).toBe(false)
  expect((await get('/', { headers: { 'If-None-Match': '"1"' } })).status).toBe(304)
  expect((await get('/', { headers: { 'If-None-Match': '"2"' } })).status).toBe(200)
})

test('a message: it reaches the Worker each time', async () => {
  const { get, asked } = await siteWith({ 'Cache-Control': kept })
  for (const body of ['one', 'two']) await get('/api', { method: 'POST', body })
  expect(asked()).toBe(2)
})

test('a visitor who leaves, an answer that breaks off, a Worker that is gone: the next visitor is served', async () => {
  const { port, get } = await siteWith({ 'Cache-Control': kept })
  const socket = connect(port, '127.0.0.1', () =>
    socket.end('GET /early HTTP/1.1\r\nHost: site\r\n\r\n').destroy(),
  )
  await new Promise((resolve) => socket.on('close', resolve))
  await expect(get('/half')).rejects.toThrow()
  expect((await get('/')).status).toBe(200)
  const alone = await openFor(await freePort())
  expect((await fetch(`http://127.0.0.1:${alone}/`)).status).toBe(502)
  expect((await get('/')).status).toBe(200)
})

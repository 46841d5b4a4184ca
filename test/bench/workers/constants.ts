import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'

export { Outbox } from '#src/contact/outbox.ts'

let text = ''
let bytes = new Uint8Array()
let headers = new Headers()

/** What the site is measured against: Hono answering a constant that was put here, as a string or as brotli. */
const app = new Hono()
app.put('/', async (c) => {
  headers = new Headers(Object.entries(JSON.parse(c.req.header('page-headers') ?? '{}')))
  text = await c.req.text()
  bytes = new Uint8Array(brotliCompressSync(text))
  return c.body(null, 204)
})
app.get('/string', (c) => c.html(text))
const answer = (headers: HeadersInit) => new Response(bytes, { headers, encodeBody: 'manual' })
const fewest = { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Encoding': 'br' }
app.get('/brotli', () => answer(fewest))
// What the page's own headers cost: security, caching, languages.
app.get('/headed', () => answer(headers))

export default app

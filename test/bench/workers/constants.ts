import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'

export { Outbox } from '#src/contact/outbox.ts'

let text = ''
let bytes = new Uint8Array()

/** What the site is measured against: Hono answering a constant that was put here, as a string or as brotli. */
const app = new Hono()
app.put('/', async (c) => {
  text = await c.req.text()
  bytes = new Uint8Array(brotliCompressSync(text))
  return c.body(null, 204)
})
app.get('/string', (c) => c.html(text))
app.get('/brotli', () => {
  const headers = { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Encoding': 'br' }
  return new Response(bytes, { headers, encodeBody: 'manual' })
})

export default app

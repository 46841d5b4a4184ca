import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A page with a heading only: no page on this machine and line can be faster. */
export const bare = '/bare'
const heading =
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><link rel="icon" href="data:,"><h1>A heading alone</h1></html>'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

interface Kept {
  status: number
  headers: Record<string, string>
  bytes: Buffer
}

const compressed = (text: Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

async function fetched(path: string, workerPort: number): Promise<Kept> {
  const file = `public${path.replace(/\?.*/, '')}`
  const type = types[extname(file)]
  if (type && existsSync(file) && statSync(file).isFile()) {
    const isText = /\.(?:js|svg|txt)$/.test(file)
    const bytes = readFileSync(file)
    const headers = {
      'content-type': type,
      ...(isText ? { 'content-encoding': 'br' } : {}),
      // As `public/_headers` says.
      ...(path.startsWith('/build/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
    }
    return { status: 200, headers, bytes: isText ? compressed(bytes) : bytes }
  }
  const response = await fetch(`http://127.0.0.1:${workerPort}${path}`)
  const headers = { ...Object.fromEntries(response.headers), 'content-encoding': 'br' }
  return { status: response.status, headers, bytes: compressed(Buffer.from(await response.arrayBuffer())) }
}

/** A cache before workerd, as Cloudflare's: it stores every answer and compresses it. */
export function front(port: number, workerPort: number): Promise<() => void> {
  const kept = new Map<string, Promise<Kept>>()
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (path === bare) {
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8' })
      outgoing.end(heading)
      return
    }
    if (incoming.method !== 'GET') {
      // A page-view report.
      outgoing.writeHead(204).end()
      return
    }
    const answer = kept.get(path) ?? fetched(path, workerPort)
    kept.set(path, answer)
    const { status, headers, bytes } = await answer
    const { 'transfer-encoding': _, ...rest } = headers
    outgoing.writeHead(status, rest)
    outgoing.end(bytes)
  })
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(() => server.close()))
  })
}

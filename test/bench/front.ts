import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What a page cannot be faster than, on this machine and this line: a heading alone. */
export const bare = '/bare'
const heading =
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><link rel="icon" href="data:,"><h1>A heading alone</h1></html>'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

/** Stands before workerd as Cloudflare does: files of `public` are answered here, all else by the Worker. */
export function front(port: number, workerPort: number): Promise<() => void> {
  const compressed = new Map<string, Buffer>()
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://site').pathname
    if (path === bare) {
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=UTF-8' })
      outgoing.end(heading)
      return
    }
    const file = `public${path}`
    const type = types[extname(path)]
    if (type && existsSync(file) && statSync(file).isFile()) {
      const isText = extname(path) === '.js' || extname(path) === '.svg'
      const bytes =
        compressed.get(file) ?? (isText ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
      compressed.set(file, bytes)
      outgoing.writeHead(200, { 'Content-Type': type, ...(isText ? { 'Content-Encoding': 'br' } : {}) })
      outgoing.end(bytes)
      return
    }
    const { url, method, headers } = incoming
    const onward = request({ port: workerPort, host: '127.0.0.1', path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(() => server.close()))
  })
}

/** Asks for a page and for the scripts that it names, as compressed as they come, until caches have them at their best. */
export async function readWhole(origin: string, path: string): Promise<void> {
  const read = async (address: string) =>
    (await fetch(origin + address, { headers: { 'Accept-Encoding': 'br' } })).text()
  for (let use = 0; use < 20; use += 1) await read(path)
  const script = readdirSync('public/build').filter((name) => name.endsWith('.js'))
  for (const name of script) await read(`/build/${name}`)
}
